import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createPictureDrawer } from '../src/plan-picture/draw-pictures.js';
import { pictureSvg } from '../src/plan-picture/picture-svg.js';
import { drawnPlan } from './drawn-plan.js';

describe('pictures of plans', () => {
  const drawer = createPictureDrawer(pino({ level: 'silent' }));
  afterAll(() => drawer.close());

  it('are drawn in a thread, and equal plans have equal bytes', async () => {
    const [first, second] = await Promise.all([drawer.draw(pictureSvg(drawnPlan(4))), drawer.draw(pictureSvg(drawnPlan(4)))]);
    expect([first.toString('latin1', 1, 4), first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(first.equals(second)).toBe(true);
    // The letters are drawn, so the fonts are there.
    const nameless = await drawer.draw(pictureSvg(drawnPlan(4, '')));
    expect(nameless.length).toBeLessThan(first.length - 1000);
  });

  it('fail for a drawing that is none, and the next one is drawn', async () => {
    await expect(drawer.draw('<svg')).rejects.toThrow('can’t be drawn');
    expect((await drawer.draw(pictureSvg(drawnPlan(1)))).length).toBeGreaterThan(1000);
  });

  it('that take too long fail, and the next one starts another thread', async () => {
    const hasty = createPictureDrawer(pino({ level: 'silent' }), 1);
    const endless = () => hasty.draw(pictureSvg(drawnPlan(4)));
    await expect(Promise.all([endless(), endless()])).rejects.toThrow('ended');
    await expect(endless()).rejects.toThrow('ended');
    await hasty.close();
  });

  it('are refused when too many wait', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => drawer.draw(svg)));
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(12).fill('fulfilled'), 'rejected', 'rejected']);
  });
});
