import { lazy, Suspense } from 'react';
import type { ChoosingSteps } from '../../features/plan/use-plan-params.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { goOnTo } from '../../ui/go-on.js';
import { useMatches } from '../../ui/use-matches.js';
import { slotWords } from './choice-words.js';
import { buttonId, formId } from './GenerateSection.js';

// On phones alone.
const ChoiceBar = lazy(async () => ({ default: (await import('./ChoiceBar.js')).ChoiceBar }));

/** On phones, the bar that stands in for the button of the form until that is in view. */
export function PhoneBar({ moodName, steps, now }: { moodName: string | undefined; steps: ChoosingSteps; now: string | undefined }) {
  // Not where it would take a large part of the window, as of a phone that is turned, or with large text.
  const isPhone = useMatches('(16rem <= width < 48rem) and (height >= 26rem)');
  const { mood, timeframe } = steps.params;
  const open = mood ? 'timeframes' : 'moods';
  return (
    isPhone && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <ChoiceBar
            form={formId}
            button={buttonId}
            mood={mood && (moodName ?? 'Your mood')}
            slot={slotWords(steps.params, now)}
            isReady={mood !== undefined && timeframe !== undefined}
            onGoOn={() => goOnTo(mood && timeframe ? formId : open)}
          />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
