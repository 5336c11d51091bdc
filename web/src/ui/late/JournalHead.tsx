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
      <div className="relative mx-auto grid max-w-7xl gap-x-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
        {/* On wide windows it hangs from the header and extends beyond the right edge. */}
        <Skyline
          city={city}
          time={time}
          crop="wide"
          className="h-24 sm:h-auto sm:aspect-[1200/420] lg:col-start-2 lg:row-start-1 lg:-mr-[calc(max(0px,50vw-40rem)+2.5rem)] lg:aspect-auto lg:h-80 lg:rounded-bl-card print:hidden"
        />
        <div className="px-4 sm:px-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:px-0">
          <Button
            look="quiet"
            className="text-small max-sm:absolute max-sm:top-2 max-sm:left-4 max-sm:ml-0 max-sm:bg-paper/90 max-sm:px-3.5 max-sm:no-underline sm:mt-3 lg:mt-6 print:hidden"
            onClick={onBack}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back}
          </Button>
          <h1
            id="view-heading"
            tabIndex={-1}
            className="max-w-[18ch] text-head max-sm:mt-4 tracking-[-0.02em] text-balance sm:mt-3 sm:text-display sm:tracking-[-0.025em] lg:mt-6"
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
