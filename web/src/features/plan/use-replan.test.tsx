import { paris } from '@city-genie/city-data/cities/paris';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.js';
import { planSteps } from './plan-steps.js';
import { usePlanParams } from './use-plan-params.js';
import { useReplan } from './use-replan.js';

const entry = { pathname: '/paris', search: '?mood=romantic-dreamy&time=half-day&seed=1', state: { pinned: ['b'] } };

it('a step that goes nowhere leaves the focus alone when the next plan comes', () => {
  const headings = ['a', 'b', 'c'].map((id) => Object.assign(document.createElement('h2'), { id: `stop-${id}`, tabIndex: -1 }));
  document.body.append(...headings);
  const usePlan = (reply: SearchReply) =>
    useReplan(planSteps(usePlanParams(paris)), { reply, onPage: reply, day: reply, isBusy: false, failure: undefined });
  const { result, rerender } = renderHook(usePlan, {
    initialProps: samplePlan(['a', 'b']),
    wrapper: ({ children }) => <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>,
  });
  const renewFrom = (id: string) => act(() => result.current.stopSteps.onRenewFrom(id));
  // All that follows is pinned, and the other one isn't in the plan.
  renewFrom('b');
  renewFrom('z');
  rerender(samplePlan(['c', 'b']));
  expect(document.body).toHaveFocus();
  renewFrom('c');
  expect(headings[2]).toHaveFocus();
});
