import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useOwnPosition } from './use-own-position.js';

/** A browser that finds positions, and doesn't, as the test says. */
function standIn() {
  const clearWatch = vi.fn();
  const told = { fix: (_: object) => {}, error: (_: { code: number }) => {} };
  const watchPosition = vi.fn((fix: typeof told.fix, error: typeof told.error) => {
    Object.assign(told, { fix, error });
    return 1;
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { watchPosition, clearWatch } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  return { told, watchPosition, clearWatch };
}

it('is found again after a while without one, and no more once that is refused', () => {
  const { told, watchPosition, clearWatch } = standIn();
  const { result } = renderHook(() => useOwnPosition());
  const state = () => result.current[0].state;
  const fix = () => told.fix({ coords: { latitude: 48.85, longitude: 2.35, accuracy: 10 } });
  act(() => result.current[1]());
  act(fix);
  for (const code of [2, 3]) {
    act(() => told.error({ code }));
    expect(state()).toBe('unknown');
    act(fix);
    expect(state()).toBe('known');
  }
  expect([watchPosition.mock.calls.length, clearWatch.mock.calls.length]).toEqual([1, 0]);
  act(() => told.error({ code: 1 }));
  expect([state(), clearWatch.mock.calls.length]).toEqual(['refused', 1]);
  act(() => result.current[1]());
  expect([state(), watchPosition.mock.calls.length]).toEqual(['asked', 2]);
});
