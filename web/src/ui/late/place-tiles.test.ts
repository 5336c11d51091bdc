import { describe, expect, it } from 'vitest';
import { placeTiles } from './place-tiles.js';

describe('placeTiles', () => {
  it('is deterministic, and differs between places', () => {
    expect(placeTiles('paris-a', 'park')).toEqual(placeTiles('paris-a', 'park'));
    expect(placeTiles('paris-a', 'park')).not.toEqual(placeTiles('paris-b', 'park'));
    expect(placeTiles('paris-a', 'park')).not.toEqual(placeTiles('paris-a', 'museum'));
  });

  it('lights one tile, also for unknown categories', () => {
    for (let index = 0; index < 50; index += 1) {
      const { soft, strong, lamp } = placeTiles(`place-${index}`, index % 2 === 0 ? 'a new kind' : 'viewpoint');
      expect(lamp.length).toBeGreaterThan(0);
      expect(lamp.length).toBeLessThan(300);
      expect(soft.length).toBeGreaterThan(strong.length);
    }
  });
});
