import type { City } from '@city-genie/city-data/city';
import type { Guide } from '@city-genie/contracts/guide';
import { CityIntro } from '../../features/guide/CityIntro.js';
import { InfoCards } from '../../features/guide/InfoCards.js';
import { MoodPicker } from '../../features/guide/MoodPicker.js';
import { StepProgress } from '../../features/guide/StepProgress.js';
import { TimeframePicker } from '../../features/guide/TimeframePicker.js';
import type { usePlanParams } from '../../features/plan/use-plan-params.js';
import { toastShown } from '../../features/toasts/toast-slice.js';
import { WeatherCard } from '../../features/weather/WeatherCard.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { scrollToElement } from '../../ui/scroll.js';
import { useAppDispatch } from '../hooks.js';
import { paths } from '../paths.js';

type ChooseViewProps = {
  city: City;
  guide: Guide | undefined;
  failed: boolean;
  onRetry: () => void;
  plan: ReturnType<typeof usePlanParams>;
};

const scrollTo = (id: string) => scrollToElement(document.getElementById(id));

function Pickers({ guide, plan }: { guide: Guide; plan: ChooseViewProps['plan'] }) {
  const dispatch = useAppDispatch();
  const { mood, timeframe } = plan.params;
  const ready = mood !== undefined && timeframe !== undefined;

  const generate = () => {
    if (ready) {
      void plan.generate();
      return;
    }
    dispatch(
      toastShown({
        tone: 'error',
        title: 'Please select both mood and timeframe',
        text: 'We need both preferences to create your perfect itinerary.',
      }),
    );
  };

  return (
    <>
      <StepProgress done={ready ? 2 : mood ? 1 : 0} />
      <MoodPicker moods={guide.moods} selected={mood} onSelect={(id) => void plan.pickMood(id)} onContinue={() => scrollTo('timeframes')} />
      <TimeframePicker
        selected={timeframe}
        onSelect={(id) => {
          void plan.pickTimeframe(id);
          scrollTo('generate');
        }}
      />
      <div id="generate" className="scroll-mt-6 text-center">
        <Button className="min-h-14 px-8 text-lg" aria-disabled={!ready} onClick={generate}>
          Generate my Recommendations
        </Button>
      </div>
      <InfoCards guide={guide} />
    </>
  );
}

/** The first view of a city: what it is, its weather, the two choices. */
export function ChooseView({ city, guide, failed, onRetry, plan }: ChooseViewProps) {
  return (
    <div className="grid gap-10">
      <CityIntro city={city} homeHref={paths.home} />
      <WeatherCard city={city} />
      {guide && <Pickers guide={guide} plan={plan} />}
      {!guide && failed && (
        <Notice role="alert" title="Something went wrong" text="Please try again in a moment.">
          <Button onClick={onRetry}>Try again</Button>
        </Notice>
      )}
      {!guide && !failed && (
        <div className="min-h-[60rem]">
          <StepProgress done={0} />
          <p role="status" className="mt-10 text-ink-soft">
            Fetching the moods of {city.name}…
          </p>
        </div>
      )}
    </div>
  );
}
