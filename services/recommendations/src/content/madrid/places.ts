import type { Place } from '../../catalogue/entry.js';

export const places: readonly Place[] = [
  {
    id: 'madrid-museo-del-prado',
    name: 'Prado Museum',
    localName: 'Museo Nacional del Prado',
    district: 'Paseo del Prado',
    address: 'Paseo del Prado, s/n, 28014',
    geo: { lat: 40.41378, lon: -3.69213 },
    website: 'https://www.museodelprado.es',
    openingHours: 'Mo-Sa 10:00-20:00; Su,PH 10:00-19:00; Jan 06,Dec 24,Dec 31 10:00-14:00; Jan 01,May 01,Dec 25 off',
    reservationRequired: false,
    moodFit: { 'cultural-historic': 1, 'relaxed-sunny': 0.2, 'spontaneous-adventurous': 0.2, 'fiesta-lively': 0.1 },
    moodReason: {
      'cultural-historic':
        'Las Meninas, the Black Paintings and The Garden of Earthly Delights hang within ten minutes of one another on foot.',
    },
    tips: [
      'Choose two painters and leave the rest for another day; Velázquez and Goya alone fill two hours.',
      'Entry is free for the last two hours of each day, and the queue for it starts well before.',
      'Bags larger than a daypack go to the cloakroom, and photographs are not allowed in the galleries.',
    ],
    description:
      'The royal collection, open to the public since 1819, is strongest where the kings had their own taste: Bosch, Titian, Velázquez, ' +
      'Goya. The rooms are long and plainly lit, so you look at paint rather than at the building.',
    qualityScore: 4.9,
    sources: [{ kind: 'official', url: 'https://www.museodelprado.es' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'museum',
    visitMinutes: { min: 60, typical: 120, max: 210 },
    priceLevel: 2,
    indoor: 1,
    bestTime: ['morning', 'midday'],
    hiddenGem: false,
    tags: ['art'],
  },
  {
    id: 'madrid-parque-del-retiro',
    name: 'Retiro Park',
    localName: 'Parque del Retiro',
    district: 'Retiro',
    address: 'Plaza de la Independencia, 7, 28001',
    geo: { lat: 40.41735, lon: -3.68482 },
    openingHours: 'Apr-Sep 06:00-24:00; Oct-Mar 06:00-22:00',
    reservationRequired: false,
    moodFit: { 'relaxed-sunny': 1, 'spontaneous-adventurous': 0.7, 'cultural-historic': 0.5, 'fiesta-lively': 0.4 },
    moodReason: {
      'relaxed-sunny':
        'There is a row of warm stone steps under the Alfonso XII monument where doing nothing beside the water is the point.',
      'spontaneous-adventurous':
        'You can hire a rowing boat on the big pond without planning it, then get lost on purpose among the southern avenues.',
    },
    tips: [
      'Boats go out from the north side of the pond; on Sundays the queue is shortest before eleven.',
      'The rose garden at the southern end is at its best in the second half of May.',
      'In high wind or extreme heat the city closes the gates at short notice.',
    ],
    description:
      'The garden of a vanished palace, opened to the citizens in 1868. Families row in circles on the pond, readers hold the shaded ' +
      'benches and the Fallen Angel, a statue of Lucifer, keeps a roundabout to himself.',
    qualityScore: 4.8,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'park',
    visitMinutes: { min: 45, typical: 90, max: 180 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'afternoon', 'golden-hour'],
    hiddenGem: false,
    tags: ['nature', 'water'],
  },
  {
    id: 'madrid-mercado-de-san-miguel',
    name: 'San Miguel Market',
    localName: 'Mercado de San Miguel',
    district: 'Austrias',
    address: 'Plaza de San Miguel, s/n, 28005',
    geo: { lat: 40.41539, lon: -3.70896 },
    website: 'https://mercadodesanmiguel.es',
    openingHours: 'Mo-Th,Su 10:00-24:00; Fr-Sa 10:00-01:00',
    reservationRequired: false,
    moodFit: { 'fiesta-lively': 0.8, 'spontaneous-adventurous': 0.7, 'cultural-historic': 0.6, 'relaxed-sunny': 0.2 },
    moodReason: {
      'fiesta-lively':
        'By nine in the evening everyone stands elbow to elbow at the high tables, glass in one hand and a gilda in the other.',
      'spontaneous-adventurous':
        'Dinner here is decided stall by stall: an oyster, a croquette, a spoonful of rice, and then whatever is nearest.',
      'cultural-historic':
        'It is the only iron-framed market hall left in the centre, finished in 1916 on the site of a lost parish church.',
    },
    tips: [
      'Walk one full lap before you buy anything; the stalls by the doors are the busiest, not the best.',
      'Four in the afternoon is the quiet hour, when you may even find a stool.',
      'It is a tasting hall now; for everyday shopping, the market at Antón Martín is a quarter of an hour east on foot.',
    ],
    description:
      'Glass and cast iron beside the Plaza Mayor, with some twenty counters under one roof. Purists complain that no one buys vegetables ' +
      'here any more; the vermouth is cold all the same, and the hall glows like a lantern after dark.',
    qualityScore: 4.1,
    sources: [{ kind: 'official', url: 'https://mercadodesanmiguel.es' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'market',
    visitMinutes: { min: 20, typical: 40, max: 75 },
    priceLevel: 2,
    indoor: 1,
    bestTime: ['midday', 'afternoon', 'evening'],
    hiddenGem: false,
    tags: ['food', 'architecture'],
  },
  {
    id: 'madrid-templo-de-debod',
    name: 'Temple of Debod',
    localName: 'Templo de Debod',
    district: 'Argüelles',
    address: 'Calle de Ferraz, 1, 28008',
    geo: { lat: 40.42402, lon: -3.71776 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'relaxed-sunny': 0.9, 'cultural-historic': 0.7, 'spontaneous-adventurous': 0.6, 'fiesta-lively': 0.3 },
    moodReason: {
      'relaxed-sunny': 'Half the neighbourhood lies on this lawn at dusk, facing west across the Casa de Campo until the sun is gone.',
      'cultural-historic':
        'A shrine to Amun and Isis from the second century BC, given to Spain in 1968 for help in saving the monuments of Nubia.',
      'spontaneous-adventurous': 'Nothing prepares you for two Egyptian gateways standing in line at the end of a street of flats.',
    },
    tips: [
      'The park around the temple never closes; the small interior has its own hours, free tickets and frequent repairs.',
      'Arrive half an hour before sunset and stand at the western railing, behind the temple.',
      'There is little shade, so keep it for the evening from June to September.',
    ],
    description:
      'Stone by stone, an Egyptian temple was rebuilt on the hill where the rising of May 1808 ended before a firing squad. The view ' +
      'reaches from the Royal Palace to the sierra, and the evening crowd brings guitars.',
    qualityScore: 4.5,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 20, typical: 40, max: 75 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['golden-hour', 'evening'],
    hiddenGem: false,
    tags: ['history', 'photo-spot', 'views'],
  },
  {
    id: 'madrid-plaza-del-dos-de-mayo',
    name: 'Plaza del Dos de Mayo',
    district: 'Malasaña',
    address: 'Plaza del Dos de Mayo, 28004',
    geo: { lat: 40.42715, lon: -3.70406 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'fiesta-lively': 0.8, 'spontaneous-adventurous': 0.8, 'relaxed-sunny': 0.65, 'cultural-historic': 0.5 },
    moodReason: {
      'fiesta-lively':
        'The Movida of the eighties was drunk in the bars around this square, and on a Friday the kerbs still serve as seats.',
      'spontaneous-adventurous':
        'Leave by any street and within two corners you are in a record shop, before a tiled pharmacy or down in a cellar bar.',
      'relaxed-sunny': 'Mornings belong to prams, newspapers and café tables that follow the sun across the paving.',
    },
    tips: [
      'Come twice: at eleven for coffee among the playground parents, and after ten at night for the noise.',
      'Walk one block to Calle de San Andrés to see the tiled advertisements of the old Juanse pharmacy.',
    ],
    description:
      'The brick arch in the middle is the gate of the barracks where two captains died resisting the French in 1808. Now it shelters ' +
      'skateboarders, and the café terraces of Malasaña close around it on every side.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'square',
    visitMinutes: { min: 20, typical: 40, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'afternoon', 'evening'],
    hiddenGem: false,
    tags: ['nightlife', 'history'],
  },
  {
    id: 'madrid-azotea-circulo-de-bellas-artes',
    name: 'Círculo de Bellas Artes Rooftop',
    localName: 'Azotea del Círculo de Bellas Artes',
    district: 'Las Letras',
    address: 'Calle de Alcalá, 42, 28014',
    geo: { lat: 40.41832, lon: -3.69655 },
    website: 'https://www.circulobellasartes.com',
    openingHours: 'Mo-Su 11:00-24:00',
    reservationRequired: false,
    moodFit: { 'relaxed-sunny': 0.8, 'fiesta-lively': 0.7, 'spontaneous-adventurous': 0.65, 'cultural-historic': 0.5 },
    moodReason: {
      'relaxed-sunny': 'Loungers face the low winter sun beside the bronze Minerva, seven floors above the buses of Alcalá.',
      'fiesta-lively': 'When Gran Vía switches on its lights below you, the bar turns the music up and nobody takes the lift down.',
      'spontaneous-adventurous': 'One glass lift, no plan, and the whole route of the next two days is laid out under the railing.',
    },
    tips: [
      'Buy the ticket at the street door; in the hour before sunset the queue for the lift is slow.',
      'The best angle on the Metrópolis dome is from the north-west corner.',
      'The roof shuts in storms, and private events sometimes take it over, so look at the website first.',
    ],
    description:
      'An arts club of 1880 whose 1926 tower by Antonio Palacios ends in a terrace 56 metres up. The Metrópolis dome is close enough to ' +
      'count the slates, and on clear days the Guadarrama stands at the end of the avenues.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://www.circulobellasartes.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'viewpoint',
    visitMinutes: { min: 25, typical: 45, max: 90 },
    priceLevel: 1,
    indoor: 0,
    bestTime: ['golden-hour', 'evening', 'morning'],
    hiddenGem: false,
    tags: ['views', 'photo-spot', 'art'],
  },
  {
    id: 'madrid-calle-de-las-huertas',
    name: 'Calle de las Huertas',
    district: 'Las Letras',
    address: 'Calle de las Huertas, 28014',
    geo: { lat: 40.41392, lon: -3.69842 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'fiesta-lively': 0.9, 'cultural-historic': 0.75, 'spontaneous-adventurous': 0.55, 'relaxed-sunny': 0.4 },
    moodReason: {
      'fiesta-lively':
        'Every second door on this slope is a bar, and from Thursday the talk spills on to the paving until the small hours.',
      'cultural-historic':
        'Lines by Cervantes, Quevedo and Bécquer are set in bronze underfoot, on the streets where Golden Age writers lived.',
    },
    tips: [
      'Start at Plaza del Ángel and go downhill, which brings you out opposite the Prado.',
      'Turn off at Calle de Lope de Vega for the convent where Cervantes is buried.',
      'Between two and five it is quiet enough to read every line.',
    ],
    description:
      'A pedestrian slope from Plaza del Ángel to the Prado, through the quarter where Cervantes and Lope de Vega were ill-tempered ' +
      'neighbours. By day it is bookshops and coffee, by night tiled taverns with their doors open.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 20, typical: 45, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['afternoon', 'evening'],
    hiddenGem: false,
    tags: ['books', 'nightlife'],
  },
  {
    id: 'madrid-plaza-de-la-paja',
    name: 'Plaza de la Paja',
    district: 'La Latina',
    address: 'Plaza de la Paja, 28005',
    geo: { lat: 40.41267, lon: -3.71142 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'relaxed-sunny': 0.85, 'cultural-historic': 0.75, 'fiesta-lively': 0.65, 'spontaneous-adventurous': 0.55 },
    moodReason: {
      'relaxed-sunny':
        'The whole square tilts like a deckchair, with café tables up the slope and a bronze man who never finishes his newspaper.',
      'cultural-historic': 'This was the main market of the medieval town, and the Bishop’s Chapel at its top is late Gothic of the 1520s.',
      'fiesta-lively': 'On Sundays the Rastro crowd drifts down here for vermouth and stays, glasses on every wall, until late afternoon.',
    },
    tips: [
      'Look for the gate of the Anglona garden at the lower corner: a walled eighteenth-century plot with a few benches.',
      'Sunday from one o’clock is the liveliest hour; any weekday morning you may have it to yourself.',
      'The chapel as a rule opens only for guided visits and services, so admire its granite front from outside.',
    ],
    description:
      'Its name means Straw Square, after the fodder once delivered here for the chaplains’ mules. The market moved away six centuries ' +
      'and left a sloping plaza of brick, granite and shade that most visitors miss by two streets.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'square',
    visitMinutes: { min: 15, typical: 35, max: 75 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'midday', 'golden-hour'],
    hiddenGem: true,
    tags: ['history'],
  },
];
