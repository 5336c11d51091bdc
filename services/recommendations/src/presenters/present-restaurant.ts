import type { CuisineRecommendation } from '@city-genie/contracts/cuisine/routes';
import type { CatalogueCity, OpenRestaurant } from '../catalogue/catalogue.js';
import { hoursText } from '../opening-hours/open-on.js';

type RestaurantContext = { content: CatalogueCity; mood: string; date: string };

const prices = { 1: '£', 2: '££', 3: '£££', 4: '££££' } as const;

/** A restaurant as the cuisine view shows it, with the hours of one date. */
export function presentRestaurant(open: OpenRestaurant, { content, mood, date }: RestaurantContext): CuisineRecommendation {
  const { restaurant } = open;
  return {
    id: restaurant.id,
    restaurantName: restaurant.name,
    cuisine: restaurant.cuisine,
    userRating: restaurant.qualityScore,
    priceRange: prices[restaurant.priceLevel],
    reservationRequired: restaurant.reservationRequired,
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
    verification: restaurant.verification.status,
  };
}
