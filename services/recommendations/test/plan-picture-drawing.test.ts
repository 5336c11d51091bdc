import { paris } from '@city-genie/city-data/cities/paris';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { compileCity } from '../src/catalogue/catalogue.js';
import type { Guide } from '../src/catalogue/entry.js';
import { loadContent } from '../src/catalogue/load-content.js';
import { emsOf, fitText } from '../src/plan-picture/fit-text.js';
import { keepPictures } from '../src/plan-picture/kept-pictures.js';
import { moodTones } from '../src/plan-picture/mood-tones.js';
import { picturePlan } from '../src/plan-picture/picture-plan.js';
import { pictureSvg } from '../src/plan-picture/picture-svg.js';
import { planVisit } from '../src/planner/plan-visit.js';
import { planOutline } from '../src/presenters/plan-outline.js';
import { presentVisit } from '../src/presenters/present-visit.js';
import { drawnPlan } from './drawn-plan.js';

/** The texts of an SVG, and the places of its pins. @throws when it isn't well-formed */
function read(svg: string): { texts: string[]; pins: { x: number; y: number }[] } {
  const texts: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('text', (text) => texts.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  const pins = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)"><circle r="23"/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  return { texts: texts.filter((text) => text.trim() !== ''), pins };
}

describe('the picture of a plan', () => {
  it('says what it is, when, the first six stops with their times, and how many more there are', () => {
    const { texts } = read(pictureSvg(drawnPlan(9)));
    expect(texts).toEqual(
      expect.arrayContaining(['City Genie', 'A romantic', 'half day in Paris', 'Wed 25 Nov, 09:30 to 13:36', '10:00', '15:00', '+3 more']),
    );
    expect(texts.filter((text) => text === 'Musée Rodin')).toHaveLength(6);
    expect(read(pictureSvg(drawnPlan(7))).texts.some((text) => text.endsWith('more'))).toBe(false);
  });

  it('has a pin for each stop, apart and on the sheet, also for places that are next to one another', () => {
    for (const count of [1, 4, 9]) {
      const { pins } = read(pictureSvg(drawnPlan(count)));
      expect(pins).toHaveLength(count);
      const gaps = pins.flatMap((one, index) => pins.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      expect(gaps.filter((gap) => gap < 46)).toEqual([]);
      expect(pins.filter(({ x, y }) => x < 713 || x > 1177 || y < 23 || y > 560)).toEqual([]);
    }
  });

  it('shows any name as text, and stays well-formed', () => {
    const name = '</text><image href="http://198.51.100.1/"/> & "Co" \u0000\uffff';
    const svg = pictureSvg({ ...drawnPlan(1), rows: [{ time: '10:00', name }] });
    expect(read(svg).texts.some((text) => text.startsWith('</text>'))).toBe(true);
    expect([svg.includes('<image'), svg.includes('\u0000')]).toEqual([false, false]);
  });

  it('makes a long name smaller, and cuts one that is longer still after a word', () => {
    const size = { most: 26, least: 21 };
    expect(fitText('Musée Rodin', 464, size)).toEqual({ text: 'Musée Rodin', size: 26 });
    const smaller = fitText('Maison Européenne de la Photographie', 464, size);
    expect([smaller.text, smaller.size < 26]).toEqual(['Maison Européenne de la Photographie', true]);
    const cut = fitText('Maison Européenne de la Photographie & the gardens behind it', 464, size);
    expect(cut.text).toBe('Maison Européenne de la Photographie…');
    expect(emsOf(cut.text) * cut.size).toBeLessThanOrEqual(464);
    expect(emsOf(fitText('W'.repeat(80), 464, size).text) * 21).toBeLessThanOrEqual(464 + 21);
  });

  it('keeps a mood’s hue, dark enough for white figures', () => {
    expect(moodTones('#d9657f')).toEqual({ accent: '#9a2c4b', wash: '#ffe5e9', river: '#f5c1c9' });
    expect(moodTones('#ffffff').accent).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });
});

describe('pictures', () => {
  it('are kept up to a number of bytes, the latest used ones', async () => {
    const drawn: string[] = [];
    const keep = keepPictures(async (svg) => {
      drawn.push(svg);
      return Buffer.alloc(10);
    }, 20);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await keep(name, name);
    }
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });
});

it('every name of a free city has letters of the font', async () => {
  const { places } = await loadContent('paris');
  const letters = /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201d\u2026]*$/;
  expect(places.map(({ name }) => name).filter((name) => !letters.test(name))).toEqual([]);
});

describe('what the picture of a reply says', () => {
  const request = { mood: 'romantic-dreamy', timeframe: 'full-day' } as const;
  const replyOf = async (startAt: string) => {
    const content = compileCity('paris', await loadContent('paris'));
    const around = { nowMs: Date.parse('2026-11-24T07:00:00Z'), forecast: undefined };
    const asked = { ...request, startAt };
    const plan = planVisit(paris, content, asked, around);
    return { guide: content.guide, reply: presentVisit(plan, { city: paris, content, request: asked, catalogueVersion: 'test' }) };
  };

  const pictureOf = (guide: Guide, reply: SearchReply) => {
    const outline = planOutline(reply);
    return outline && picturePlan(paris, guide, request, outline);
  };

  it('is its headline, its hours, and seven stops at most', async () => {
    const { guide, reply } = await replyOf('2026-11-25T10:00');
    const plan = pictureOf(guide, reply);
    const count = reply.recommendations.length;
    expect([plan?.title, plan?.mood, plan?.stops.length]).toEqual([['A romantic', 'full day in Paris'], '#d9657f', count]);
    expect(plan?.when).toBe(`Wed 25 Nov, ${reply.plan?.start.slice(11)} to ${reply.plan?.end.slice(11)}`);
    expect(plan?.rows[0]).toEqual({ time: reply.recommendations[0]?.arrive.slice(11), name: reply.recommendations[0]?.title });
    expect(plan?.mealsAfter.length).toBe(reply.plan?.pauses.length);
    const nine = { ...reply, recommendations: [...reply.recommendations, ...reply.recommendations].slice(0, 9) };
    expect([pictureOf(guide, nine)?.rows.length, pictureOf(guide, nine)?.more]).toEqual([6, 3]);
  });

  it('is an evening where the plan is one, and nothing where there is none', async () => {
    const { guide, reply } = await replyOf('2026-11-25T18:00');
    expect(pictureOf(guide, reply)?.title).toEqual(['A romantic', 'evening in Paris']);
    expect(pictureOf(guide, { ...reply, plan: null, recommendations: [] })).toBeUndefined();
  });
});
