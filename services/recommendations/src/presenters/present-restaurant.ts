import type { CuisineRecommendation } from '@city-genie/contracts/cuisine/routes';
import type { CatalogueCity, OpenRestaurant } from '../catalogue/catalogue.js';
import { hoursText } from '../opening-hours/open-on.js';
import { distanceMetres, type Point } from '../planner/walk.js';

/** `after`: where one comes from. */
type RestaurantContext = { content: CatalogueCity; mood: string; date: string; after?: Point | undefined };

const prices = { 1: '£', 2: '££', 3: '£££', 4: '££££' } as const;

/** A restaurant as the cuisine view shows it, with the hours of one date. */
export function presentRestaurant(open: OpenRestaurant, { content, mood, date, after }: RestaurantContext): CuisineRecommendation {
  const { restaurant } = open;
  return {
    id: restaurant.id,
    restaurantName: restaurant.name,
    cuisine: restaurant.cuisine,
    userRating: restaurant.qualityScore,
    priceRange: prices[restaurant.priceLevel],
    reservationRequired: restaurant.booking === 'required',
    booking: restaurant.booking,
    ...(restaurant.station && { station: restaurant.station }),
    description: restaurant.description,
    location: restaurant.address,
    estimatedDuration: `${restaurant.visitMinutes.typical} min`,
    atmosphere: restaurant.atmosphere,
    specialties: [...restaurant.specialties],
    bestTimeToVisit: restaurant.meals.map((meal) => meal[0]?.toUpperCase() + meal.slice(1)).join(', '),
    openingHours: hoursText(content.openOn(open.hours, date)),
    openingHoursOsm: restaurant.openingHours,
    ...(restaurant.phone && { phoneNumber: restaurant.phone }),
    ...(restaurant.website && { website: restaurant.website }),
    tips: [...restaurant.tips],
    moodMatch: restaurant.moodReason[mood] ?? '',
    geo: restaurant.geo,
    ...(after && { distanceMetres: Math.round(distanceMetres(after, restaurant.geo)) }),
    verification: restaurant.verification.status,
  };
}
