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
    booking: 'advised',
    station: 'Estación del Arte',
    moodFit: { 'cultural-historic': 1, 'relaxed-sunny': 0.2, 'spontaneous-adventurous': 0.2, 'fiesta-lively': 0.1 },
    moodReason: {
      'cultural-historic':
        'Velázquez’s Las Meninas, Goya’s Black Paintings and Bosch’s Garden of Earthly Delights hang within ten minutes of one another ' +
        'on foot.',
    },
    tips: [
      'Choose two painters and leave the others for another day; Velázquez and Goya alone fill two hours.',
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
    visitMinutes: { min: 90, typical: 150, max: 210 },
    priceLevel: 2,
    indoor: 1,
    bestTime: ['morning', 'midday'],
    afterDark: 'lit',
    icon: true,
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
    booking: 'none',
    station: 'Retiro',
    moodFit: { 'relaxed-sunny': 1, 'spontaneous-adventurous': 0.7, 'cultural-historic': 0.5, 'fiesta-lively': 0.4 },
    moodReason: {
      'relaxed-sunny':
        'Stone steps run down to the water under Alfonso XII on his horse, and sitting on them with nothing to do is what they are for.',
      'spontaneous-adventurous': 'Leave the pond by any path: the southern avenues bend until you have lost it, and that is the walk.',
    },
    timedReason: {
      'relaxed-sunny': {
        text: 'The colonnade above the pond faces west, so the last sun lands on the steps and on whoever sits there.',
        whenTrue: { dayParts: ['golden-hour'] },
      },
      'spontaneous-adventurous': {
        text: 'Pay at the hut, take the oars and row out on the big pond; no plan is needed, and steering is optional.',
        whenTrue: { dayParts: ['midday', 'afternoon'] },
      },
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
    afterDark: 'no',
    icon: true,
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
    booking: 'none',
    station: 'Ópera',
    moodFit: { 'fiesta-lively': 0.8, 'spontaneous-adventurous': 0.7, 'cultural-historic': 0.6, 'relaxed-sunny': 0.2 },
    moodReason: {
      'fiesta-lively':
        'You carry a vermouth from counter to counter and add a gilda, an olive on a stick with anchovy and pepper, at the next high ' +
        'table.',
      'spontaneous-adventurous':
        'A meal here is decided stall by stall: an oyster, a croquette, a spoonful of rice, and then whatever is nearest.',
      'cultural-historic':
        'It is the last iron-framed market hall of the old centre, finished in 1916 on the site of a lost parish church.',
    },
    timedReason: {
      'fiesta-lively': {
        text: 'The high tables fill as the evening goes on, until strangers hand one another’s plates along.',
        whenTrue: { dayParts: ['evening'] },
      },
    },
    tips: [
      'Walk one full lap before you buy anything; the stalls by the doors are the busiest, not the best.',
      'Four in the afternoon is the quiet hour, when you may even find a stool.',
      'It is a tasting hall now; for everyday shopping, the market at Antón Martín is a quarter of an hour east on foot.',
    ],
    description:
      'Glass and cast iron beside the Plaza Mayor, with some twenty counters under one roof. Purists complain that no one buys ' +
      'vegetables here any more; the vermouth is cold all the same, and after dark the glass walls light up the square.',
    qualityScore: 4.1,
    sources: [{ kind: 'official', url: 'https://mercadodesanmiguel.es' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'market',
    visitMinutes: { min: 20, typical: 40, max: 75 },
    priceLevel: 2,
    indoor: 1,
    bestTime: ['midday', 'evening', 'after-dark'],
    afterDark: 'yes',
    icon: true,
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
    openingHours: '06:00-24:00',
    booking: 'none',
    station: 'Plaza de España',
    moodFit: { 'relaxed-sunny': 0.9, 'cultural-historic': 0.7, 'spontaneous-adventurous': 0.6, 'fiesta-lively': 0.3 },
    moodReason: {
      'relaxed-sunny':
        'The lawn ends at a railing over the Casa de Campo, the old royal hunting ground, and asks nothing of you but to lie down.',
      'cultural-historic':
        'A shrine to Amun and Isis from the second century BC, given to Spain in 1968 for help in saving the monuments of Nubia.',
      'spontaneous-adventurous': 'Nothing prepares you for two Egyptian gateways standing in line at the end of a street of flats.',
    },
    timedReason: {
      'relaxed-sunny': {
        text: 'The sun goes down straight ahead, and the people on the grass have brought guitars.',
        whenTrue: { dayParts: ['golden-hour'] },
      },
      'cultural-historic': {
        text: 'Floodlights pick the two gateways out of the dark, and you can read the size of every block.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'The temple stands in an open park; its small interior has hours of its own, free tickets and frequent repairs.',
      'Arrive half an hour before sunset and stand at the western railing, behind the temple.',
      'There is little shade, so keep it for the evening from June to September.',
    ],
    description:
      'Stone by stone, an Egyptian temple was rebuilt on the hill where the rising of May 1808 ended before a firing squad. From the ' +
      'railing behind it the view reaches from the Royal Palace to the sierra.',
    qualityScore: 4.5,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 20, typical: 40, max: 75 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['golden-hour', 'after-dark'],
    afterDark: 'yes',
    icon: true,
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
    booking: 'none',
    station: 'Tribunal',
    moodFit: { 'fiesta-lively': 0.8, 'spontaneous-adventurous': 0.8, 'relaxed-sunny': 0.65, 'cultural-historic': 0.5 },
    moodReason: {
      'fiesta-lively':
        'The Movida, the long party after Franco’s death, was drunk in the bars around this square, and they have not run dry since.',
      'spontaneous-adventurous':
        'Leave by any street and within two corners you are in a record shop, before a tiled pharmacy or down in a cellar bar.',
      'relaxed-sunny':
        'No waiter here brings the bill unasked, so one coffee on a terrace can last until you have met every dog of Malasaña.',
    },
    timedReason: {
      'fiesta-lively': {
        text: 'At the end of the week the terraces run out of chairs, and the kerbs take over.',
        whenTrue: { dayParts: ['evening', 'after-dark'], weekdays: ['Fr', 'Sa'] },
      },
      'relaxed-sunny': {
        text: 'Mornings belong to prams, newspapers and café tables that follow the sun across the paving.',
        whenTrue: { dayParts: ['morning'] },
      },
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
    afterDark: 'yes',
    icon: false,
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
    booking: 'none',
    station: 'Banco de España',
    moodFit: { 'relaxed-sunny': 0.8, 'fiesta-lively': 0.7, 'spontaneous-adventurous': 0.65, 'cultural-historic': 0.5 },
    moodReason: {
      'relaxed-sunny':
        'Take a lounger beside the bronze Minerva, seven floors above the buses of Alcalá, and let the traffic do the hurrying.',
      'fiesta-lively': 'The roof is a bar as much as a viewpoint: order, follow the music and stand where Gran Vía begins below you.',
      'spontaneous-adventurous': 'One lift, no plan, and the whole route of the next two days is laid out under the railing.',
    },
    timedReason: {
      'relaxed-sunny': {
        text: 'In winter the low sun lies full on the loungers at midday, and coats come off up here first.',
        whenTrue: { dayParts: ['midday', 'afternoon'], months: [1, 2, 11, 12] },
      },
      'fiesta-lively': {
        text: 'Gran Vía has switched on its lights below you, the bar turns the music up and the lift goes down empty.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Buy the ticket at the street door; in the hour before sunset the queue for the lift is slow.',
      'The best angle on the Metrópolis dome is from the north-west corner.',
      'The roof shuts in storms, and private events sometimes take it over, so look at the website first.',
    ],
    description:
      'An arts club of 1880, whose 1926 tower by the architect Antonio Palacios ends in a terrace 56 metres up. The dome of the ' +
      'Metrópolis, an insurance office, is close enough to count the slates, and on clear days the Guadarrama stands at the end of the ' +
      'avenues.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://www.circulobellasartes.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'viewpoint',
    visitMinutes: { min: 25, typical: 45, max: 90 },
    priceLevel: 1,
    indoor: 0,
    bestTime: ['golden-hour', 'evening', 'after-dark'],
    afterDark: 'yes',
    icon: false,
    lastEntryMinutes: 30,
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
    booking: 'none',
    station: 'Antón Martín',
    moodFit: { 'fiesta-lively': 0.9, 'cultural-historic': 0.75, 'spontaneous-adventurous': 0.55, 'relaxed-sunny': 0.4 },
    moodReason: {
      'fiesta-lively': 'Every second door on this slope is a bar, and to walk it in one go is considered unambitious.',
      'cultural-historic':
        'Lines by the novelist Cervantes, the satirist Quevedo and the poet Bécquer are set in bronze underfoot, so you read your way ' +
        'downhill.',
    },
    timedReason: {
      'fiesta-lively': {
        text: 'From Thursday to Saturday the talk spills out on to the paving and stays there until the small hours.',
        whenTrue: { dayParts: ['evening', 'after-dark'], weekdays: ['Th', 'Fr', 'Sa'] },
      },
    },
    tips: [
      'Start at Plaza del Ángel and go downhill, which brings you out opposite the Prado.',
      'Turn off at Calle de Lope de Vega for the convent where Cervantes is buried.',
      'Between two and five it is quiet enough to read every line.',
    ],
    description:
      'A pedestrian slope from Plaza del Ángel to the Prado, through the streets where Cervantes and the playwright Lope de Vega were ' +
      'ill-tempered neighbours. By day it is bookshops and coffee, by night tiled taverns with their doors open.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 20, typical: 45, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['afternoon', 'evening', 'after-dark'],
    afterDark: 'yes',
    icon: false,
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
    booking: 'none',
    station: 'La Latina',
    moodFit: { 'relaxed-sunny': 0.85, 'cultural-historic': 0.75, 'fiesta-lively': 0.65, 'spontaneous-adventurous': 0.55 },
    moodReason: {
      'relaxed-sunny':
        'The square tilts at the angle of a deckchair, with café tables up the slope and a bronze man who never finishes his newspaper.',
      'cultural-historic': 'This was the main market of the medieval town, and the Bishop’s Chapel at its top is late Gothic of the 1520s.',
      'fiesta-lively':
        'The tables here are for the first glass only; Cava Baja, where nearly every door is a tavern, begins three minutes away.',
    },
    timedReason: {
      'fiesta-lively': {
        text: 'The crowd of the Rastro, the Sunday flea market, drifts down here for vermouth and leaves its glasses on every wall.',
        whenTrue: { dayParts: ['midday', 'afternoon'], weekdays: ['Su'] },
      },
    },
    tips: [
      'Look for the gate of the Anglona garden at the lower corner: a walled eighteenth-century plot with a few benches.',
      'Sunday from one o’clock is the liveliest hour; any weekday morning you may have it to yourself.',
      'The chapel as a rule opens only for guided visits and services, so admire its front from outside.',
    ],
    description:
      'Its name means Straw Square, after the fodder delivered here for the chaplains’ mules. In the fifteenth century the market moved ' +
      'to what is now the Plaza Mayor and left a slope of brick, granite and shade that most visitors miss by two streets.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'square',
    visitMinutes: { min: 15, typical: 35, max: 75 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'midday', 'golden-hour'],
    afterDark: 'lit',
    icon: false,
    hiddenGem: true,
    tags: ['history'],
  },
];
