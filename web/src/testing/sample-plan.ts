import type { PlanPause, Recommendation, SearchReply } from '@city-genie/contracts/search/routes';

export function sampleStop(id: string, change: Partial<Recommendation> = {}): Recommendation {
  return {
    id,
    title: `Place ${id}`,
    category: 'museum',
    estimatedDuration: '45 min',
    userRating: 4.6,
    ratingSource: 'editors',
    priceRange: '££',
    openingHours: '10:00–18:00',
    openingHoursOsm: 'Tu-Su 10:00-18:00',
    description: `What ${id} is.`,
    location: '77 Rue de Varenne, 75007',
    bestTimeToVisit: 'Late afternoon',
    tips: [`A tip for ${id}.`],
    reservationRequired: false,
    booking: 'none',
    station: 'Varenne',
    geo: { lat: 48.855, lon: 2.316 },
    indoor: 1,
    moodFit: 0.9,
    visitMinutes: 45,
    reasons: [{ code: 'mood', params: { mood: 'romantic-dreamy' }, text: `Why ${id}.` }],
    source: 'editorial',
    verification: 'editorial',
    checkedAt: null,
    arrive: '2026-11-21T10:00',
    leave: '2026-11-21T10:45',
    walkMinutes: 0,
    legMode: 'walk',
    legMinutes: 0,
    ...change,
  };
}

/** A meal after a stop, on the day of the sample plan; two tables nearby. */
export function samplePause(meal: PlanPause['meal'], after: string, change: Partial<PlanPause> = {}): PlanPause {
  const [start, end] = meal === 'lunch' ? ['12:30', '13:30'] : ['19:30', '21:00'];
  return {
    meal,
    start: `2026-11-21T${start}`,
    end: `2026-11-21T${end}`,
    after,
    atStop: false,
    tables: [
      { id: `${meal}-near`, restaurantName: `${meal} next door`, distanceMetres: 243, booking: 'none' },
      { id: `${meal}-far`, restaurantName: `${meal} further on`, distanceMetres: 580, booking: 'advised' },
    ],
    ...change,
  };
}

/** `pauses`: the plan's meals. */
export function samplePlan(ids: readonly string[], seed = '1', pauses: PlanPause[] = []): SearchReply {
  return {
    success: true,
    recommendations: ids.map((id, index) => sampleStop(id, index > 0 ? { walkMinutes: 12, legMinutes: 12 } : {})),
    plan: {
      date: '2026-11-21',
      start: '2026-11-21T10:00',
      end: '2026-11-21T15:00',
      timezone: 'Europe/Paris',
      totalMinutes: 300,
      visitMinutes: 200,
      walkMinutes: 48,
      transitMinutes: 0,
      waitMinutes: 0,
      pauses,
      mapLinks: [],
      seed,
      catalogueVersion: '1',
      weatherUsed: 'dry',
      weatherSpells: [],
    },
    alternatives: [],
    notes: [],
  };
}
