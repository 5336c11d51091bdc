import type { Weather } from '@city-genie/contracts/weather/routes';
import { Fold } from '../../ui/late/Fold.js';
import { Outlook } from './Outlook.js';
import type { Units } from './units.js';

/** The days after the first three, for whoever asks. */
export function LaterDays({ days, units }: { days: Weather['outlook']; units: Units }) {
  return (
    <div className="mt-3">
      <Fold isQuiet summary="The days after">
        {() => <Outlook days={days} units={units} />}
      </Fold>
    </div>
  );
}
