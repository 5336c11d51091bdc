import type { CuisineRecommendation } from '@city-genie/contracts/cuisine/routes';

export function sampleRestaurant(id: string, change: Partial<CuisineRecommendation> = {}): CuisineRecommendation {
  return {
    id,
    restaurantName: `Restaurant ${id}`,
    cuisine: 'French bistro',
    userRating: 4.4,
    priceRange: '££',
    reservationRequired: false,
    booking: 'none',
    station: 'Grands Boulevards',
    description: `What ${id} is.`,
    location: '7 Rue du Faubourg Montmartre, 75009',
    estimatedDuration: '75 min',
    atmosphere: 'Loud, quick, warm',
    specialties: ['Confit de canard'],
    bestTimeToVisit: 'Early evening',
    openingHours: '11:30–24:00',
    openingHoursOsm: 'Mo-Su 11:30-24:00',
    tips: [`A tip for ${id}.`],
    moodMatch: `Why ${id} suits.`,
    geo: { lat: 48.872, lon: 2.343 },
    verification: 'editorial',
    ...change,
  };
}
