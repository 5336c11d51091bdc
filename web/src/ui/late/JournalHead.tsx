import type { City } from '@city-genie/city-data/city';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button.js';
import { Skyline } from '../Skyline.js';
import type { SkyTime } from '../sky-time.js';

type JournalHeadProps = {
  city: City;
  time: SkyTime;
  back: string;
  onBack: () => void;
  title: string;
  /** Content below the title. */
  children: ReactNode;
  /** Content of the narrow column next to it. */
  margin?: ReactNode;
};

/** The head of a plan or cuisine page: the city at the plan's time of day, a headline, and notes in the margin. */
export function JournalHead({ city, time, back, onBack, title, children, margin }: JournalHeadProps) {
  return (
    <header className="overflow-x-clip">
      <div className="relative mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
        {/* On wide windows it hangs from the header and extends beyond the right edge. */}
        <Skyline
          city={city}
          time={time}
          crop="wide"
          className="h-24 low:h-15 mid:h-auto mid:aspect-[1200/420] lg:col-start-2 lg:row-start-1 lg:-mr-[calc(max(0px,50vw-40rem)+2.5rem)] lg:h-80 lg:rounded-bl-card print:hidden"
        />
        <div className="px-4 sm:px-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:px-0">
          <Button
            look="quiet"
            className="text-small short:absolute short:top-2 short:left-[clamp(1rem,4vw,1.5rem)] short:ml-0 short:bg-paper/90 short:px-3.5 short:no-underline mid:mt-3 lg:mt-6 print:hidden"
            onClick={onBack}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back}
          </Button>
          <h1
            id="view-heading"
            tabIndex={-1}
            className="max-w-[18ch] text-balance short:mt-4 short:text-head short:tracking-[-0.02em] sm:short:max-w-none mid:mt-3 mid:text-display mid:tracking-[-0.025em] lg:mt-6 lg:text-display lg:tracking-[-0.025em]"
          >
            {title}
          </h1>
          {children}
        </div>
        {margin && <div className="mt-5 px-4 sm:mt-8 sm:px-6 lg:col-start-2 lg:row-start-2 lg:mt-6 lg:px-0">{margin}</div>}
      </div>
    </header>
  );
}
