import type { City } from '@city-genie/city-data/city';
import type { Guide } from '@city-genie/contracts/guide/routes';
import { lazy, Suspense } from 'react';
import { offlineText } from '../../api/offline.js';
import { CityIntro } from '../../features/guide/CityIntro.js';
import { CityWords } from '../../features/guide/CityWords.js';
import { MoodPicker } from '../../features/guide/MoodPicker.js';
import { StepProgress } from '../../features/guide/StepProgress.js';
import { TimeframePicker } from '../../features/guide/TimeframePicker.js';
import type { ChoosingSteps } from '../../features/plan/use-plan-params.js';
import { WeatherMissing } from '../../features/weather/WeatherMissing.js';
import { WeatherStrip } from '../../features/weather/WeatherStrip.js';
import { Button } from '../../ui/Button.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { goOnTo } from '../../ui/go-on.js';
import { Notice } from '../../ui/Notice.js';
import { useCityTime } from '../../ui/use-city-time.js';
import { LastPlan } from '../LastPlan.js';
import { paths } from '../paths.js';
import { ArriveLate } from './ArriveLate.js';
import { GenerateSection } from './GenerateSection.js';
import { PhoneBar } from './PhoneBar.js';

// Below the first screen, and it waits for the guide anyway.
const CityNotes = lazy(async () => ({ default: (await import('../../features/guide/CityNotes.js')).CityNotes }));

// For those who come from a link with a place.
const LinkedPlaces = lazy(async () => ({ default: (await import('../../features/search/LinkedPlaces.js')).LinkedPlaces }));

type ChooseViewProps = { city: City; guide: Guide | undefined; failed: boolean; onRetry: () => void; steps: ChoosingSteps };

function MoodsMissing({ city, failed, onRetry }: Pick<ChooseViewProps, 'city' | 'failed' | 'onRetry'>) {
  if (!failed) {
    return (
      <>
        <p role="status" className="text-ink-soft noscript:hidden">
          Fetching the moods of {city.name}…
        </p>
        <noscript>
          <p className="max-w-prose">
            The moods of {city.name}, its weather and your plan need JavaScript. Switch it on in your browser, and they appear here.
          </p>
        </noscript>
      </>
    );
  }
  return (
    <Notice isSmall role="alert" title="Something went wrong" text={offlineText() ?? 'Please try again in a moment.'}>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}

/** The first view of a city: introduction, weather, the three choices, and notes. */
export function ChooseView({ city, guide, failed, onRetry, steps }: ChooseViewProps) {
  const now = useCityTime(city.timezone);
  const { mood, timeframe } = steps.params;
  const moodName = guide?.moods.find(({ id }) => id === mood)?.name;
  return (
    // Clips the skyline, which extends to the edge of the window, with or without a scrollbar.
    <div className="overflow-x-clip">
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-y-3 px-4 pb-14 sm:gap-y-6 sm:px-6 sm:pb-16 lg:gap-y-14 lg:px-10 lg:pt-6 lg:pb-24">
        <CityIntro city={city} homeHref={paths.home} now={now} />
        <LastPlan city={city.key} />
        <ErrorBoundary fallback={<WeatherMissing />}>
          <WeatherStrip city={city} clock={now?.slice(11)} />
        </ErrorBoundary>
        {steps.params.pin && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <LinkedPlaces city={city.key} ids={steps.params.pin} onLeaveOut={() => void steps.leaveOutPlaces()} />
            </Suspense>
          </ErrorBoundary>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-5 pt-1 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-12 lg:gap-y-8 lg:pt-0">
          <StepProgress done={mood ? (timeframe ? 2 : 1) : 0} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-9 sm:gap-y-14 lg:gap-y-20">
            <MoodPicker
              moods={guide?.moods}
              failed={failed}
              selected={mood}
              onSelect={(id) => void steps.pickMood(id)}
              onContinue={() => goOnTo('timeframes')}
            >
              <MoodsMissing city={city} failed={failed} onRetry={onRetry} />
            </MoodPicker>
            <TimeframePicker
              selected={timeframe}
              onSelect={(id) => {
                void steps.pickTimeframe(id);
                goOnTo('generate');
              }}
            />
            <GenerateSection city={city} moodName={moodName} steps={steps} now={now} />
          </div>
        </div>
        <CityWords city={city} />
        <PhoneBar moodName={moodName} steps={steps} now={now} />
      </div>
      {/* About the height of the notes, so that the footer stays out of view while they load. */}
      {(guide || !failed) && (
        <div className="min-h-[165rem] noscript:hidden border-t border-line bg-raised sm:min-h-[135rem] lg:min-h-[80rem]">
          <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:px-10 lg:py-20">
            <ErrorBoundary fallback={null}>
              <Suspense>
                {guide && (
                  <>
                    <CityNotes guide={guide} />
                    <ArriveLate />
                  </>
                )}
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
      )}
    </div>
  );
}
