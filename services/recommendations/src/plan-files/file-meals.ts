import type { City, MealName } from '@city-genie/city-data/city';
import { pauseMessages } from '@city-genie/contracts/plan-files/pause-query';
import type { PlanFileQuery } from '@city-genie/contracts/plan-files/routes';
import { fieldFault } from '@city-genie/service-kit/errors';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Place, Restaurant } from '../catalogue/entry.js';
import { mealUid, type PlanName } from './entry-uids.js';
import { type FileEntry, fileTimes, hoursReminder } from './file-entry.js';
import type { FileStop } from './file-stops.js';

type Pause = PlanFileQuery['pause'][number];

/** What a meal is called, and where it is. */
type Seat = Pick<FileEntry, 'title' | 'spot' | 'isOwnSpot' | 'advice'>;

const titles: Readonly<Record<MealName, string>> = { lunch: 'Lunch', dinner: 'Dinner' };

/** As the site says it beside a table. */
const bookingTexts: Readonly<Record<Restaurant['booking'], string | undefined>> = {
  none: undefined,
  advised: 'Booking advised.',
  required: 'Book ahead.',
};

function tableOf(city: City, content: CatalogueCity, id: string): Restaurant {
  const found = content.restaurants.find(({ restaurant }) => restaurant.id === id);
  if (!found) {
    throw fieldFault('pause', `“${id}” is not in our list of restaurants of ${city.name}`);
  }
  return found.restaurant;
}

function atTable(meal: MealName, table: Restaurant): Seat {
  const booking = ['No table is reserved for you.', bookingTexts[table.booking]].filter((part) => part !== undefined);
  return {
    title: `${titles[meal]}: ${table.name}`,
    spot: table,
    isOwnSpot: true,
    advice: [booking.join(' '), hoursReminder].join('\n'),
  };
}

/** A meal without a table, which is had at the stop before it or found near there. */
function nearStop(meal: MealName, place: Place): Seat {
  const { name, address, geo } = place;
  const advice = place.mealsThere?.includes(meal)
    ? ['There, or nearby; this plan names no table.', hoursReminder]
    : ['Time to eat nearby; this plan names no table.'];
  return { title: titles[meal], spot: { name, address, geo }, isOwnSpot: false, advice: advice.join('\n') };
}

/**
 * The meals of a plan, between or after its stops.
 * @throws AppError 400 naming `pause` for a restaurant of another city, a meal before the first stop, and a local time that the clocks skip
 */
export function fileMeals(
  city: City,
  content: CatalogueCity,
  name: PlanName,
  { stops, given }: { stops: readonly FileStop[]; given: readonly Pause[] },
): FileEntry[] {
  return given.map(({ meal, start, end, restaurantId }) => {
    const before = stops.findLast((stop) => stop.end <= start);
    if (!before) {
      throw fieldFault('pause', pauseMessages.first);
    }
    return {
      ...fileTimes(city, { start, end }, 'pause', meal),
      uid: mealUid(name, meal),
      ...(restaurantId === undefined ? nearStop(meal, before.place) : atTable(meal, tableOf(city, content, restaurantId))),
    };
  });
}
