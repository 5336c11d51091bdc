import type { CuisineRecommendation } from '@city-genie/contracts/cuisine/routes';
import { type Fact, Facts, PhoneLink, WebsiteLink } from '../../ui/late/Facts.js';
import { Tabs } from '../../ui/late/Tabs.js';

function factsOf(place: CuisineRecommendation): readonly Fact[] {
  return [
    ['Atmosphere', place.atmosphere],
    ['Specialities', place.specialties.join(', ')],
    ['Open', place.openingHours],
    ['Best time', place.bestTimeToVisit],
    ['Stay', place.estimatedDuration],
    ['Address', place.location],
    ['Station', place.station],
    ['Phone', place.phoneNumber && <PhoneLink number={place.phoneNumber} />],
    ['Website', place.website && <WebsiteLink address={place.website} name={place.restaurantName} />],
  ];
}

function Tips({ tips }: Pick<CuisineRecommendation, 'tips'>) {
  return (
    <ul className="grid max-w-prose gap-2 text-small">
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}

/** Details of a restaurant in three tabs. */
export function CuisineTabs({ place }: { place: CuisineRecommendation }) {
  return (
    <Tabs
      label={`About ${place.restaurantName}`}
      tabs={[
        { value: 'details', text: 'Details', content: <Facts facts={factsOf(place)} /> },
        { value: 'tips', text: 'Tips', content: <Tips tips={place.tips} /> },
        {
          value: 'mood',
          text: 'Mood Match',
          content: <p className="max-w-prose font-serif text-lead leading-snug text-pretty italic">{place.moodMatch}</p>,
        },
      ]}
    />
  );
}
