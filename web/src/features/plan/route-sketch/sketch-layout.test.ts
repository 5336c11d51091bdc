import type { Recommendation } from '@city-genie/contracts/search/routes';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../geography/plane.js';
import { sampleStop } from '../../../testing/sample-plan.js';
import { seededRandom } from '../../../ui/late/seeded.js';
import { boxAround, inside, overlaps } from './place-labels.js';
import { layoutSketch, type SketchLayout } from './sketch-layout.js';
import { labelArea, pinArea, sketch } from './sketch-size.js';

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

const plans = Array.from({ length: 60 }, (_value, seed) => layoutSketch('paris', somePlan(seed)));

const labelBoxes = ({ legs }: SketchLayout) =>
  legs.flatMap(({ label, wish }) => (label ? [boxAround(label, wish.width, wish.height)] : []));
const pinBoxes = ({ pins }: SketchLayout) => pins.map(({ pin }) => boxAround(pin, sketch.pinRadius * 2, sketch.pinRadius * 2));

describe('layoutSketch', () => {
  it('keeps pins apart and inside the drawing', () => {
    for (const { pins } of plans) {
      for (const [index, { pin }] of pins.entries()) {
        expect(inside(boxAround(pin, 0, 0), pinArea)).toBe(true);
        expect(pins.slice(index + 1).filter((other) => distance(pin, other.pin) < sketch.pinRadius * 2)).toEqual([]);
      }
    }
  });

  it('puts no label on a pin, on another label or outside the drawing', () => {
    for (const plan of plans) {
      const labels = labelBoxes(plan);
      for (const [index, label] of labels.entries()) {
        const others = [...labels.slice(index + 1), ...pinBoxes(plan)];
        expect(others.filter((other) => overlaps(label, other))).toEqual([]);
        expect(inside(label, labelArea)).toBe(true);
      }
    }
  });

  it('labels nearly every leg', () => {
    const legs = plans.flatMap((plan) => plan.legs);
    expect(legs.filter((leg) => leg.label).length / legs.length).toBeGreaterThan(0.9);
  });

  it('is deterministic', () => {
    expect(layoutSketch('paris', somePlan(7))).toEqual(plans[7]);
  });

  it('draws north up, east to the right, and a correct scale', () => {
    const south = sampleStop('south', { geo: { lat: 48.85, lon: 2.34 } });
    const north = sampleStop('north', { geo: { lat: 48.868, lon: 2.36 }, legMinutes: 30, walkMinutes: 30 });
    const { pins, scale } = layoutSketch('paris', [south, north]);
    const [a, b] = pins;
    expect(a && b && a.place.y > b.place.y && a.place.x < b.place.x).toBe(true);
    // 0.018° of latitude are two kilometres.
    expect(scale.text).toBe('1\u00a0km');
    expect(a && b && (a.place.y - b.place.y) / scale.units).toBeCloseTo(2, 1);
  });

  it('marks each meal where there is room: on the way from its stop, or beside the last one', () => {
    const stops = somePlan(5);
    const last = stops.at(-1)?.id ?? '';
    const layout = layoutSketch('paris', stops, [{ after: 'stop-1' }, { after: last }, { after: 'elsewhere' }]);
    const marks = layout.pauses.map((point) => boxAround(point, 20, 20));
    expect(marks).toHaveLength(2);
    for (const [index, mark] of marks.entries()) {
      const others = [...pinBoxes(layout), ...labelBoxes(layout), ...marks.slice(index + 1)];
      expect(others.filter((box) => overlaps(mark, box))).toEqual([]);
    }
    const [, dinner] = layout.pauses;
    const pin = layout.pins.at(-1)?.pin;
    expect(dinner && pin && distance(dinner, pin)).toBeLessThan(sketch.pinRadius + 16);
  });

  it('draws the water of every city, and works without', () => {
    const names = (city: string) => layoutSketch(city, somePlan(1)).rivers.map((river) => river.name);
    expect(names('paris')).toContain('Seine');
    expect(names('nowhere')).toEqual([]);
  });
});
