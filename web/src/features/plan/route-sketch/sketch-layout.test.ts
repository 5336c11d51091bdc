import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Box, distance, type Point } from '@city-genie/city-data/geography/plane';
import type { Recommendation } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { sampleStop } from '../../../testing/sample-plan.js';
import { seededRandom } from '../../../ui/late/seeded.js';
import { type DrawnLeg, dotsOn, gapTo } from './layout-legs.js';
import { boxAround, inside, overlaps } from './place-labels.js';
import { layoutSketch, type SketchLayout } from './sketch-layout.js';
import { cardSize, labelArea, pinArea, pinRadius } from './sketch-size.js';

/** Plans of nine stops in random places of Paris, some of them close together. */
function somePlan(seed: number): Recommendation[] {
  const random = seededRandom(seed);
  const spread = 0.002 + random() * 0.06;
  return Array.from({ length: 2 + Math.floor(random() * 8) }, (_value, index) =>
    sampleStop(`stop-${index}`, {
      geo: { lat: 48.857 + (random() - 0.5) * spread * 0.66, lon: 2.345 + (random() - 0.5) * spread },
      legMinutes: index === 0 ? 0 : 3 + Math.floor(random() * 20),
      legMode: random() < 0.3 ? 'transit' : 'walk',
    }),
  );
}

const plans = Array.from({ length: 60 }, (_value, seed) => layoutSketch('paris', somePlan(seed), [], cardSize));

const allLegs = ({ legs, insetLegs }: SketchLayout) => [...legs, ...insetLegs];
const labelBoxes = (layout: SketchLayout) =>
  allLegs(layout).flatMap(({ label, width, height }) => (label ? [boxAround(label, width, height)] : []));
const pinBoxes = ({ pins }: SketchLayout) => pins.map(({ pin }) => boxAround(pin, pinRadius * 2, pinRadius * 2));

describe('layoutSketch', () => {
  it('keeps pins apart and inside the drawing', () => {
    for (const { pins } of plans) {
      for (const [index, { pin }] of pins.entries()) {
        expect(inside(boxAround(pin, 0, 0), pinArea(labelArea(cardSize)))).toBe(true);
        expect(pins.slice(index + 1).filter((other) => distance(pin, other.pin) < pinRadius * 2)).toEqual([]);
      }
    }
  });

  it('puts no label on a pin, on another label or outside the drawing', () => {
    for (const plan of plans) {
      const labels = labelBoxes(plan);
      for (const [index, label] of labels.entries()) {
        const others = [...labels.slice(index + 1), ...pinBoxes(plan)];
        expect(others.filter((other) => overlaps(label, other))).toEqual([]);
        expect(inside(label, labelArea(cardSize))).toBe(true);
      }
    }
  });

  it('labels most legs, and each label is nearer to its own leg than to any other', () => {
    const legs = plans.flatMap(allLegs);
    expect(legs.filter((leg) => leg.label).length / legs.length).toBeGreaterThan(0.7);
    const gap = (box: Box, leg: DrawnLeg) => gapTo(box, dotsOn([leg]));
    for (const plan of plans) {
      for (const part of [plan.legs, plan.insetLegs]) {
        for (const leg of part) {
          const box = leg.label && boxAround(leg.label, leg.width, leg.height);
          expect(part.filter((other) => box && other !== leg && gap(box, other) <= gap(box, leg))).toEqual([]);
        }
      }
    }
  });

  it('magnifies stops that lie on one another, in a frame beside the others and under their own numbers', () => {
    const near = [0, 1, 2].map((index) => sampleStop(`near-${index}`, { geo: { lat: 48.886 + index * 0.0006, lon: 2.34 }, legMinutes: 4 }));
    const far = [2.3, 2.36].map((lon) => sampleStop(`far-${lon}`, { geo: { lat: 48.86, lon }, legMinutes: 30 }));
    const { inset, insetLegs, legs, pins } = layoutSketch('paris', [...far, ...near], [{ after: 'near-1' }], cardSize);
    const isFramed = ({ pin }: { pin: Point }) => inset !== undefined && inside(boxAround(pin, 0, 0), inset.frame);
    expect(pins.map(isFramed)).toEqual([false, false, true, true, true]);
    expect([legs.map(({ id }) => id), insetLegs.map(({ id }) => id)]).toEqual([
      ['far-2.36', 'near-0'],
      ['near-1', 'near-2'],
    ]);
    expect(inset?.ring.dots).toHaveLength(3);
    // All of them together have nothing to be magnified beside.
    expect(layoutSketch('paris', near, [], cardSize).inset).toBeUndefined();
  });

  it('writes no letter smaller than 12 pixels where it is 328 pixels wide', () => {
    const drawn = ['RouteSketch.tsx', 'InsetFrame.tsx'].map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8')).join('');
    const sizes = [...drawn.matchAll(/text-\[([\d.]+)px\]/g)].map(([, units]) => (Number(units) * 328) / cardSize.width);
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  it('is deterministic', () => {
    expect(layoutSketch('paris', somePlan(7), [], cardSize)).toEqual(plans[7]);
  });

  it('draws north up, east to the right, and a correct scale', () => {
    const south = sampleStop('south', { geo: { lat: 48.85, lon: 2.34 } });
    const north = sampleStop('north', { geo: { lat: 48.868, lon: 2.36 }, legMinutes: 30, walkMinutes: 30 });
    const { pins, scale } = layoutSketch('paris', [south, north], [], cardSize);
    const [a, b] = pins;
    expect(a && b && a.place.y > b.place.y && a.place.x < b.place.x).toBe(true);
    // 0.018° of latitude are two kilometres.
    expect(scale.text).toBe('1\u00a0km');
    expect(a && b && (a.place.y - b.place.y) / scale.units).toBeCloseTo(2, 1);
  });

  it('marks each meal where there is room: on the way from its stop, or beside the last one', () => {
    const stops = somePlan(5);
    const last = stops.at(-1)?.id ?? '';
    const layout = layoutSketch('paris', stops, [{ after: 'stop-1' }, { after: last }, { after: 'elsewhere' }], cardSize);
    const marks = layout.pauses.map((point) => boxAround(point, 20, 20));
    expect(marks).toHaveLength(2);
    for (const [index, mark] of marks.entries()) {
      const others = [...pinBoxes(layout), ...labelBoxes(layout), ...marks.slice(index + 1)];
      expect(others.filter((box) => overlaps(mark, box))).toEqual([]);
    }
    const [, dinner] = layout.pauses;
    const pin = layout.pins.at(-1)?.pin;
    expect(dinner && pin && distance(dinner, pin)).toBeLessThan(pinRadius + 16);
  });

  it('draws the water of every city, and works without', () => {
    const names = (city: string) => layoutSketch(city, somePlan(1), [], cardSize).rivers.map((river) => river.name);
    expect(names('paris')).toContain('Seine');
    expect(names('nowhere')).toEqual([]);
  });
});
