import type { Place } from '../../catalogue/entry.js';

export const places: readonly Place[] = [
  {
    id: 'rome-pantheon',
    name: 'Pantheon',
    localName: 'Basilica di Santa Maria ad Martyres',
    district: 'Pigna',
    address: 'Piazza della Rotonda, 00186',
    geo: { lat: 41.8986, lon: 12.4769 },
    openingHours: '09:00-19:00; Jan 01,Aug 15,Dec 25 off',
    booking: 'advised',
    moodFit: { 'ancient-epic': 0.95, 'artistic-renaissance': 0.8, 'romantic-dolce-vita': 0.4, 'culinary-traditional': 0 },
    moodReason: {
      'ancient-epic':
        'The room is exactly as high as it is wide, and rain falls through the nine-metre eye of Hadrian’s dome on to the marble.',
      'artistic-renaissance':
        'Raphael asked to be buried under this vault, which the architects of his day had measured coffer by coffer to learn how it was done.',
    },
    timedReason: {
      'ancient-epic': {
        text: 'In early summer the disc of sunlight comes down from the coffers at about one o’clock and crosses the floor, where visitors take turns to stand in it.',
        whenTrue: { dayParts: ['midday'], months: [6, 7] },
      },
    },
    tips: [
      'Buy the ticket online to skip the longer of the two queues.',
      'Last admission is half an hour before closing; during Mass the visit is suspended.',
      'When it rains, stand near the edge and watch the drains at work.',
    ],
    description:
      'A temple of the 120s AD that survived because it became a church. Bronze doors lead into a single round room lit from one opening overhead; two kings of Italy lie along the wall.',
    qualityScore: 4.9,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 30, typical: 45, max: 75 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['morning', 'midday', 'afternoon'],
    afterDark: 'lit',
    icon: true,
    hiddenGem: false,
    tags: ['architecture', 'history'],
  },
  {
    id: 'rome-capitoline-museums',
    name: 'Capitoline Museums',
    localName: 'Musei Capitolini',
    district: 'Campitelli',
    address: 'Piazza del Campidoglio 1, 00186',
    geo: { lat: 41.8929, lon: 12.4826 },
    website: 'https://www.museicapitolini.org',
    openingHours: '09:30-19:30; Dec 24,Dec 31 09:30-14:00; Jan 01,May 01,Dec 25 off',
    booking: 'none',
    moodFit: { 'ancient-epic': 0.95, 'artistic-renaissance': 0.85, 'romantic-dolce-vita': 0.3, 'culinary-traditional': 0 },
    moodReason: {
      'ancient-epic':
        'The she-wolf, the gilded Marcus Aurelius and the foundations of Jupiter’s temple share one roof above the Roman Forum.',
      'artistic-renaissance':
        'Michelangelo drew the square and its façades; upstairs hang two Caravaggios and an altarpiece by the Baroque painter Guercino, seven metres tall.',
    },
    timedReason: {
      'ancient-epic': {
        text: 'From the arches of the Tabularium, the ancient record office, you look down on the Forum with its columns lit.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Start in Palazzo dei Conservatori and cross to Palazzo Nuovo by the underground passage.',
      'The café terrace has a door of its own and a wide view over the roofs.',
      'Late afternoon is calm; admission ends an hour before closing.',
    ],
    description:
      'The oldest public collection of its kind, begun with bronzes given to the citizens in 1471. Colossal fragments fill the courtyard, a glass hall shelters the emperor on his horse, and the arches of the ancient record office look out on the Forum.',
    qualityScore: 4.8,
    sources: [{ kind: 'official', url: 'https://www.museicapitolini.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'museum',
    visitMinutes: { min: 90, typical: 120, max: 180 },
    priceLevel: 2,
    indoor: 1,
    bestTime: ['morning', 'afternoon'],
    afterDark: 'lit',
    icon: true,
    lastEntryMinutes: 60,
    hiddenGem: false,
    tags: ['art', 'history', 'views'],
  },
  {
    id: 'rome-via-del-portico-dottavia',
    name: 'Via del Portico d’Ottavia and the Ghetto',
    localName: 'Ghetto di Roma',
    district: 'Sant’Angelo',
    address: 'Via del Portico d’Ottavia, 00186',
    geo: { lat: 41.8925, lon: 12.4783 },
    openingHours: '24/7',
    booking: 'none',
    moodFit: { 'ancient-epic': 0.8, 'romantic-dolce-vita': 0.6, 'culinary-traditional': 0.9, 'artistic-renaissance': 0.6 },
    moodReason: {
      'ancient-epic':
        'Augustus named this portico after his sister Octavia, Septimius Severus rebuilt it, and for centuries its gate housed the fish market.',
      'romantic-dolce-vita':
        'On Piazza Mattei, four bronze youths lift turtles to drink, and legend says a duke had the fountain built overnight to win a bride.',
      'culinary-traditional':
        'Artichokes are fried whole until the leaves spread and crackle, and an unsigned bakery on the corner sells ricotta and sour cherry tart.',
      'artistic-renaissance':
        'In 1468 a proud citizen, Lorenzo Manilio, had the front of his house carved with a long Latin line and set with Roman reliefs; read it as you pass.',
    },
    tips: [
      'Kosher shops and restaurants close from Friday evening until Saturday night.',
      'Look for the small brass stones in the paving: each bears the name of a neighbour deported in 1943 or 1944.',
      'By day you may go down the ramp beside the portico and walk at the ancient street level.',
    ],
    description:
      'One short street holds a Roman gateway, a medieval church inside it, kosher kitchens and children on bicycles. The Ghetto was walled from 1555 until the nineteenth century and remains the heart of Jewish life here.',
    qualityScore: 4.6,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 30, typical: 50, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['midday', 'afternoon', 'evening'],
    afterDark: 'lit',
    icon: true,
    hiddenGem: false,
    tags: ['history', 'food'],
  },
  {
    id: 'rome-piazza-santa-maria-in-trastevere',
    name: 'Piazza di Santa Maria in Trastevere',
    district: 'Trastevere',
    address: 'Piazza di Santa Maria in Trastevere, 00153',
    geo: { lat: 41.8894, lon: 12.4701 },
    openingHours: '24/7',
    booking: 'none',
    moodFit: { 'romantic-dolce-vita': 0.9, 'culinary-traditional': 0.65, 'artistic-renaissance': 0.7, 'ancient-epic': 0.3 },
    moodReason: {
      'romantic-dolce-vita':
        'The steps of the octagonal fountain are Trastevere’s sofa: bring an ice cream and sit among the courting and the quarrelling.',
      'culinary-traditional':
        'Counters for supplì (fried rice balls), biscuit ovens and trattorie with paper tablecloths begin in the lanes on every side.',
      'artistic-renaissance':
        'In mosaics of about 1291 the Roman painter Pietro Cavallini gave the Virgin weight, shadow and a human face.',
    },
    timedReason: {
      'romantic-dolce-vita': {
        text: 'The gold mosaic on the church front is lit now, and the fountain steps below it stay full until midnight.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Step into the basilica, open most of the day and free, and bring a coin for the light in the apse.',
      'The square is at its best just after dinner; for quiet, come before nine in the morning.',
      'For supper, walk two lanes away from the tables with photographs on the menu.',
    ],
    description:
      'A fountain with steps, a church with a golden forehead and, as a rule, a guitar. Inside the basilica, twenty-two columns from ancient baths lead to one of the great medieval mosaics.',
    qualityScore: 4.7,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'square',
    visitMinutes: { min: 20, typical: 40, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening', 'after-dark'],
    afterDark: 'yes',
    icon: true,
    hiddenGem: false,
    tags: ['faith', 'nightlife'],
  },
  {
    id: 'rome-campo-de-fiori-market',
    name: 'Campo de’ Fiori Market and Piazza Farnese',
    localName: 'Campo de’ Fiori',
    district: 'Regola',
    address: 'Piazza Campo de’ Fiori, 00186',
    geo: { lat: 41.8956, lon: 12.4722 },
    openingHours: 'Mo-Sa 07:30-13:30',
    booking: 'none',
    moodFit: { 'culinary-traditional': 0.8, 'romantic-dolce-vita': 0.65, 'artistic-renaissance': 0.65, 'ancient-epic': 0.4 },
    moodReason: {
      'culinary-traditional':
        'Vegetable sellers have set up here since 1869, and the bakery at the corner slices pizza bianca, the plain oiled flatbread, by weight.',
      'romantic-dolce-vita':
        'Buy flowers and fruit under the awnings, then carry them one street further to the stone bench along the palace wall on Piazza Farnese.',
      'artistic-renaissance':
        'The architect Antonio da Sangallo began Palazzo Farnese and Michelangelo gave it its cornice, which you can study from the square for nothing.',
    },
    timedReason: {
      'culinary-traditional': {
        text: 'It is the season of puntarelle, the curly winter chicory, and the sellers trim it by hand into cold water while they talk.',
        whenTrue: { months: [1, 2, 12] },
      },
    },
    tips: [
      'Come before ten for the growers; later in the morning, pasta mixes for visitors take over.',
      'The philosopher in bronze is Giordano Bruno, burnt on this spot in 1600.',
      'The twin basins on Piazza Farnese came from the Baths of Caracalla.',
    ],
    description:
      'A morning market under white awnings, watched over by a hooded philosopher. Thirty paces away, Piazza Farnese is its opposite: calm and grand, with two granite bathtubs turned into fountains.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'market',
    visitMinutes: { min: 25, typical: 45, max: 80 },
    priceLevel: 1,
    indoor: 0,
    bestTime: ['morning', 'midday'],
    afterDark: 'lit',
    icon: false,
    hiddenGem: false,
    tags: ['food'],
  },
  {
    id: 'rome-testaccio-market',
    name: 'Testaccio Market',
    localName: 'Mercato di Testaccio',
    district: 'Testaccio',
    address: 'Via Aldo Manuzio 66b, 00153',
    geo: { lat: 41.8769, lon: 12.4742 },
    openingHours: 'Mo-Sa 07:00-15:30',
    booking: 'none',
    station: 'Piramide',
    moodFit: { 'culinary-traditional': 0.95, 'ancient-epic': 0.6, 'romantic-dolce-vita': 0, 'artistic-renaissance': 0 },
    moodReason: {
      'culinary-traditional':
        'Butchers, fishmongers and fresh-pasta makers share the aisles with counters that put the old slaughterhouse cuts into a roll.',
      'ancient-epic':
        'Walls of stacked amphorae were found under the stalls, and the hill across the road is made entirely of broken oil jars.',
    },
    tips: [
      'Arrive by noon on Saturdays, before the sandwich counters sell out.',
      'The Piramide metro stop is ten minutes away on foot, past the pyramid itself.',
      'Eat at the tables in the middle court, where the light comes from above.',
    ],
    description:
      'A light, white hall from 2012 that took in the stallholders of the old Testaccio square. The neighbours do their weekly shop here, and lunch is whatever the longest queue is waiting for.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'market',
    visitMinutes: { min: 30, typical: 50, max: 90 },
    priceLevel: 1,
    indoor: 0.4,
    bestTime: ['morning', 'midday'],
    afterDark: 'no',
    icon: false,
    hiddenGem: true,
    tags: ['food'],
  },
  {
    id: 'rome-sant-eustachio-il-caffe',
    name: 'Sant’Eustachio Il Caffè',
    district: 'Sant’Eustachio',
    address: 'Piazza di Sant’Eustachio 82, 00186',
    geo: { lat: 41.8983, lon: 12.4755 },
    openingHours: '07:30-01:00',
    booking: 'none',
    moodFit: { 'culinary-traditional': 0.85, 'romantic-dolce-vita': 0.65, 'ancient-epic': 0, 'artistic-renaissance': 0 },
    moodReason: {
      'culinary-traditional':
        'Beans have been roasted over wood in this shop since 1938, and the baristas whip the foam of the gran caffè behind a screen.',
      'romantic-dolce-vita':
        'Two cups outside, and opposite you a church whose roof carries a stag’s head with a cross between the antlers.',
    },
    timedReason: {
      'romantic-dolce-vita': {
        text: 'It pours until one in the morning, so a walk round the Pantheon at night can end on coffee.',
        whenTrue: { dayParts: ['evening', 'after-dark'] },
      },
    },
    tips: [
      'Coffee comes sweetened unless you ask for it amaro.',
      'Stand at the bar like the senators from across the street; outside tables are for those with time.',
      'Chocolate-covered beans in the yellow tin travel well.',
    ],
    description:
      'A small coffee bar and roastery with its 1930s fittings, a mosaic floor and a queue that moves fast. The foam on the gran caffè is thick enough to carry sugar for a while.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'shop',
    visitMinutes: { min: 15, typical: 20, max: 45 },
    priceLevel: 1,
    indoor: 0.4,
    bestTime: ['morning', 'afternoon', 'evening'],
    afterDark: 'yes',
    icon: false,
    hiddenGem: false,
    tags: ['food'],
  },
  {
    id: 'rome-giardino-degli-aranci',
    name: 'Orange Garden on the Aventine',
    localName: 'Giardino degli Aranci',
    district: 'Aventino',
    address: 'Piazza Pietro d’Illiria, 00153',
    geo: { lat: 41.8847, lon: 12.4801 },
    openingHours: 'Oct-Feb 07:00-18:00; Mar 07:00-20:00; Apr-Aug 07:00-21:00; Sep 07:00-20:00',
    booking: 'none',
    station: 'Circo Massimo',
    moodFit: { 'romantic-dolce-vita': 0.95, 'ancient-epic': 0.6, 'artistic-renaissance': 0.3, 'culinary-traditional': 0 },
    moodReason: {
      'romantic-dolce-vita':
        'An avenue of umbrella pines between bitter orange trees ends at a parapet over the Tiber, the right height for two to lean on.',
      'ancient-epic':
        'Santa Sabina, next to the gate, has stood since the fifth century on twenty-four fluted columns taken from an earlier Roman building.',
    },
    timedReason: {
      'romantic-dolce-vita': {
        text: 'From the parapet you watch the sun drop behind the Janiculum hill and the domes turn to outlines, one after another.',
        whenTrue: { dayParts: ['golden-hour'] },
      },
    },
    tips: [
      'Be there forty minutes before sunset to get a place at the wall.',
      'Look through the keyhole of the Knights of Malta, two minutes further along the road.',
      'The oranges are bitter and picking them is forbidden.',
    ],
    description:
      'Laid out in 1932 inside the walls of a medieval fortress of the Savelli family. Pines shade the path, orange trees stand on the lawns, and the terrace looks upriver to the dome of Saint Peter’s.',
    qualityScore: 4.6,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'garden',
    visitMinutes: { min: 25, typical: 45, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour'],
    afterDark: 'no',
    icon: false,
    hiddenGem: false,
    tags: ['views', 'photo-spot', 'nature'],
  },
];
