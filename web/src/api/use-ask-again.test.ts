import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAskAgain } from './use-ask-again.js';

const minuteMs = 60_000;
const ask = vi.fn();
const wait = () => renderHook(({ isUnreached }) => useAskAgain(isUnreached, ask), { initialProps: { isUnreached: true } });
const comeBack = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('asks when the network is back, and twice more while there is no reply', () => {
  wait();
  vi.advanceTimersByTime(minuteMs);
  expect(ask).not.toHaveBeenCalled();
  comeBack();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minuteMs);
  expect(ask).toHaveBeenCalledTimes(3);
  comeBack();
  vi.advanceTimersByTime(minuteMs);
  expect(ask).toHaveBeenCalledTimes(6);
});

it('goes on with that when each call ends its wait and begins the next one, and asks no more once there is a reply', () => {
  const { rerender } = wait();
  comeBack();
  rerender({ isUnreached: false });
  vi.advanceTimersByTime(minuteMs);
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ isUnreached: true });
  vi.advanceTimersToNextTimer();
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ isUnreached: false });
  vi.advanceTimersByTime(minuteMs);
  expect(ask).toHaveBeenCalledTimes(2);
});
