import type { Restaurant } from '../../catalogue/entry.js';

export const restaurants: readonly Restaurant[] = [
  {
    id: 'madrid-sobrino-de-botin',
    name: 'Sobrino de Botín',
    district: 'Austrias',
    address: 'Calle de Cuchilleros, 17, 28005',
    geo: { lat: 40.41415, lon: -3.70806 },
    website: 'https://botin.es',
    openingHours: 'Mo-Su 13:00-16:00,20:00-23:30',
    booking: 'advised',
    station: 'La Latina',
    moodFit: { 'cultural-historic': 0.95, 'fiesta-lively': 0.4, 'relaxed-sunny': 0.3, 'spontaneous-adventurous': 0.2 },
    moodReason: {
      'cultural-historic':
        'The wood oven is as old as the restaurant, which opened in 1725, and the novelist Galdós mentions it in Fortunata y Jacinta.',
    },
    tips: [
      'Ask for a table in the brick cellar or beside the oven on the ground floor.',
      'The one o’clock sitting is mostly visitors; locals book for half past two or ten.',
      'One portion of suckling pig with a starter to share is enough for two light eaters.',
    ],
    description:
      'Four floors of tiles and beams near the arch of Cuchilleros, listed by Guinness as the oldest restaurant in the world. The order ' +
      'hardly varies: lamb or suckling pig from a holm-oak fire, the crackling thin as glass.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://botin.es' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Castilian roast',
    priceLevel: 3,
    specialties: ['Cochinillo asado', 'Cordero asado', 'Sopa de ajo', 'Almejas Botín'],
    atmosphere: 'Creaking stairs, azulejos and the smell of oak smoke',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 60, typical: 100, max: 150 },
  },
  {
    id: 'madrid-chocolateria-san-gines',
    name: 'Chocolatería San Ginés',
    district: 'Sol',
    address: 'Pasadizo de San Ginés, 5, 28013',
    geo: { lat: 40.41672, lon: -3.70691 },
    website: 'https://chocolateriasangines.com',
    openingHours: 'Mo-Su 08:00-23:30',
    booking: 'none',
    station: 'Sol',
    moodFit: { 'fiesta-lively': 0.8, 'spontaneous-adventurous': 0.7, 'cultural-historic': 0.5, 'relaxed-sunny': 0.4 },
    moodReason: {
      'fiesta-lively':
        'For more than a century Madrid has ended its nights out here, dipping churros beside theatre-goers and hen parties.',
      'spontaneous-adventurous':
        'No hour is wrong for it: breakfast, the afternoon merienda, or the detour you take because one of you said chocolate.',
    },
    tips: [
      'Order and pay at the counter first, then find a marble table and hand over the slip.',
      'Porras are the fatter, softer cousins of churros; ask for half and half.',
      'It often stays open through the night, but that depends on the day, so do not count on it at four in the morning.',
    ],
    description:
      'In an alley behind the church of San Ginés since 1894, with green panelling, white marble and one thing to eat. The chocolate is ' +
      'thick enough to hold a churro upright, and the batter is piped into the oil in full view.',
    qualityScore: 4.2,
    sources: [{ kind: 'official', url: 'https://chocolateriasangines.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Churros and chocolate',
    priceLevel: 1,
    specialties: ['Chocolate con churros', 'Porras', 'Buñuelos'],
    atmosphere: 'Marble tables, mirrors and a queue that moves fast',
    meals: ['breakfast', 'late'],
    visitMinutes: { min: 25, typical: 45, max: 70 },
  },
  {
    id: 'madrid-bodega-de-la-ardosa',
    name: 'Bodega de la Ardosa',
    district: 'Malasaña',
    address: 'Calle de Colón, 13, 28004',
    geo: { lat: 40.42408, lon: -3.70158 },
    openingHours: 'Mo-Fr 08:30-02:00; Sa-Su 12:45-02:30',
    booking: 'none',
    station: 'Tribunal',
    moodFit: { 'fiesta-lively': 0.9, 'spontaneous-adventurous': 0.8, 'cultural-historic': 0.5, 'relaxed-sunny': 0.3 },
    moodReason: {
      'fiesta-lively': 'The room is the width of a tram; you shout your order over the barrels and make friends by accident.',
      'spontaneous-adventurous':
        'To reach the tables at the back you duck under the bar counter, which settles the question of dignity at once.',
    },
    tips: [
      'Ask for the tortilla first, because it is cooked through the day and the next one may be twenty minutes away.',
      'Vermouth comes from the tap; say “de grifo”.',
      'Groups of more than four should come before one or after four.',
    ],
    description:
      'The red front dates from 1892, when a wine grower from La Ardosa opened a string of shops to sell his own barrels. This survivor ' +
      'pours slow pints and vermouth, and has collected prizes for a tortilla that is soft in the middle.',
    qualityScore: 4.5,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Tavern tapas',
    priceLevel: 2,
    specialties: ['Tortilla de patatas', 'Salmorejo', 'Croquetas', 'Vermut de grifo'],
    atmosphere: 'Barrels, bottles to the ceiling and standing room',
    meals: ['breakfast', 'lunch', 'dinner', 'late'],
    visitMinutes: { min: 30, typical: 60, max: 100 },
  },
  {
    id: 'madrid-casa-mingo',
    name: 'Casa Mingo',
    district: 'Moncloa',
    address: 'Paseo de la Florida, 34, 28008',
    geo: { lat: 40.42571, lon: -3.72562 },
    website: 'https://casamingo.es',
    openingHours: 'Mo-Su 11:00-24:00',
    booking: 'none',
    station: 'Príncipe Pío',
    moodFit: { 'relaxed-sunny': 0.85, 'fiesta-lively': 0.7, 'spontaneous-adventurous': 0.55, 'cultural-historic': 0.5 },
    moodReason: {
      'relaxed-sunny':
        'A pavement table under the plane trees, a bottle of cider and a chicken between two: it is over when the bottle is.',
      'fiesta-lively':
        'Long shared tables, green bottles by the dozen and grandparents, students and football shirts all shouting happily.',
    },
    tips: [
      'Tables are not booked; be there by half past one on a Sunday or take a chicken away to the river park.',
      'Look into the chapel of San Antonio next door if its doors are open: the dome was painted by Goya.',
      'The cider is poured from a height to wake it up, so drink each glass at once.',
    ],
    description:
      'A former railway warehouse that has made and poured Asturian cider since 1888. The menu is short because there is little to ' +
      'discuss: spit-roast chicken, chorizo stewed in cider, a wedge of blue Cabrales and bread.',
    qualityScore: 4,
    sources: [{ kind: 'official', url: 'https://casamingo.es' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Asturian cider house',
    priceLevel: 1,
    specialties: ['Pollo asado', 'Chorizo a la sidra', 'Queso de Cabrales', 'Sidra natural'],
    atmosphere: 'High beamed hall, cider barrels, big pavement terrace',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 75, max: 120 },
  },
  {
    id: 'madrid-cerveceria-alemana',
    name: 'Cervecería Alemana',
    district: 'Las Letras',
    address: 'Plaza de Santa Ana, 6, 28012',
    geo: { lat: 40.41441, lon: -3.70062 },
    openingHours: 'Mo,We-Su 12:00-24:00',
    booking: 'none',
    station: 'Antón Martín',
    moodFit: { 'fiesta-lively': 0.7, 'cultural-historic': 0.65, 'relaxed-sunny': 0.65, 'spontaneous-adventurous': 0.4 },
    moodReason: {
      'fiesta-lively': 'Rounds of Plaza de Santa Ana tend to begin here: a small beer, a plate of prawns, and on to the next door.',
      'cultural-historic':
        'Bullfighters signed their contracts in this panelled room, and Hemingway had his regular seat at a window table.',
      'relaxed-sunny':
        'A small beer buys you as long as you like at an outside table, near the statue of the poet Lorca with a lark in his hands.',
    },
    timedReason: {
      'fiesta-lively': {
        text: 'When the curtain comes down at the Teatro Español across the square, the audience heads straight for these marble tables.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'The battered salt cod is the thing to order with a small draught beer.',
      'Inside is calmer than the terrace, and the window tables are the ones to wait for.',
      'Parts of the square have been under building work; if the terrace is short of tables, go indoors.',
    ],
    description:
      'Opened in 1904 by German businessmen and in the hands of one family since 1924, who changed almost nothing. Dark wood, bull ' +
      'prints and waiters in white jackets go with sausages, prawns and a properly drawn beer.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Spanish beer hall',
    priceLevel: 2,
    specialties: ['Bacalao rebozado', 'Gambas cocidas', 'Bratwurst', 'Ensaladilla rusa'],
    atmosphere: 'Panelled beer hall with marble tables and a terrace',
    meals: ['lunch', 'dinner', 'late'],
    visitMinutes: { min: 40, typical: 70, max: 120 },
  },
];
