import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Facts, PhoneLink, WebsiteLink } from '../../ui/late/Facts.js';
import { bookingTexts } from '../../ui/late/place-words.js';
import { longDate } from '../../ui/local-time.js';

/** What to know before a visit. `isBestNow`: a reason of the stop says already when it is at its best. */
export function StopFacts({ stop, isBestNow }: { stop: Recommendation; isBestNow: boolean }) {
  const checked = stop.verification === 'verified' && stop.checkedAt ? longDate(stop.checkedAt.slice(0, 10)) : undefined;
  return (
    <Facts
      columns="two"
      wide="Address"
      className="border-t border-line pt-3"
      facts={[
        ['Hours that day', stop.openingHours],
        ['Best time', isBestNow ? undefined : stop.bestTimeToVisit],
        ['Address', stop.location],
        ['Station', stop.station],
        ['Reservation', bookingTexts[stop.booking]],
        ['Phone', stop.phoneNumber && <PhoneLink number={stop.phoneNumber} />],
        ['Website', stop.website && <WebsiteLink address={stop.website} name={stop.title} />],
        ['Checked', checked],
      ]}
    />
  );
}
