import type { Restaurant } from '../../catalogue/entry.js';

export const restaurants: readonly Restaurant[] = [
  {
    id: 'newyork-katzs-delicatessen',
    name: 'Katz’s Delicatessen',
    district: 'Lower East Side',
    address: '205 East Houston Street, 10002',
    geo: { lat: 40.72225, lon: -73.98743 },
    website: 'https://katzsdelicatessen.com',
    openingHours: 'Mo-Th 08:00-23:00; Fr 08:00-24:00; Sa 00:00-24:00; Su 00:00-23:00',
    booking: 'none',
    station: 'Second Avenue',
    moodFit: { 'energetic-electric': 0.9, 'creative-alternative': 0.5, 'chill-contemplative': 0.1, 'sophisticated-upscale': 0.1 },
    moodReason: {
      'energetic-electric': 'The cutters shout, slice and hand you a taste on a plate while the queue pushes along the counter behind you.',
    },
    timedReason: {
      'energetic-electric': {
        text: 'It stays open right through Friday and Saturday nights, and by two the queue comes straight from the clubs.',
        whenTrue: { dayParts: ['after-dark'], weekdays: ['Fr', 'Sa'] },
      },
    },
    tips: [
      'Take a ticket at the door and keep it: everything is marked on it and you pay on the way out.',
      'Queue at a cutter’s station rather than waiting for table service; it is quicker and you get a sample.',
      'One pastrami sandwich feeds two people who have had breakfast.',
      'From Friday morning to Sunday night the doors stay open round the clock.',
    ],
    description:
      'In business since 1888, fluorescent and unimproved, with salamis in the window and photographs up to the ceiling. The meat is ' +
      'cured for weeks, smoked, steamed and cut by hand on to rye with mustard.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://katzsdelicatessen.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Jewish delicatessen',
    priceLevel: 2,
    specialties: ['Pastrami on rye', 'Corned beef', 'Matzo ball soup', 'Half-sour pickles'],
    atmosphere: 'Neon, formica and good-natured shouting',
    meals: ['breakfast', 'lunch', 'dinner', 'late'],
    visitMinutes: { min: 40, typical: 60, max: 90 },
  },
  {
    id: 'newyork-balthazar',
    name: 'Balthazar',
    district: 'SoHo',
    address: '80 Spring Street, 10012',
    geo: { lat: 40.72267, lon: -73.99824 },
    website: 'https://balthazarny.com',
    openingHours: 'Mo-Fr 08:00-23:00; Sa-Su 09:00-23:00',
    booking: 'advised',
    station: 'Spring Street',
    moodFit: { 'sophisticated-upscale': 0.8, 'energetic-electric': 0.7, 'creative-alternative': 0.3, 'chill-contemplative': 0.2 },
    moodReason: {
      'sophisticated-upscale':
        'Towers of oysters go past red banquettes and tall foxed mirrors, in which you can study the next table without turning your ' +
        'head.',
      'energetic-electric':
        'Tables stand a hand’s width apart, waiters pass sideways, and the neighbours’ conversation comes with the bread.',
    },
    timedReason: {
      'energetic-electric': {
        text: 'At night the room roars from the first seating to the last, and you lean in to hear your own table.',
        whenTrue: { dayParts: ['evening'] },
      },
    },
    tips: [
      'Weekday breakfast is the civilised hour, and walk-ins usually get a table.',
      'For dinner, book a week ahead or eat at the long bar.',
      'The bakery next door sells the same bread and croissants to take away.',
    ],
    description:
      'Since 1997 this former leather warehouse has played a brasserie so well that it has become one. Steak frites, onion soup, a tin ' +
      'tray of shellfish, and from early morning the best-dressed eggs in SoHo.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://balthazarny.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'French brasserie',
    priceLevel: 3,
    specialties: ['Steak frites', 'Onion soup gratinée', 'Plateau de fruits de mer', 'Duck confit'],
    atmosphere: 'Tall mirrors, red leather, a happy din',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 60, typical: 90, max: 135 },
  },
  {
    id: 'newyork-gramercy-tavern',
    name: 'Gramercy Tavern',
    district: 'Flatiron',
    address: '42 East 20th Street, 10003',
    geo: { lat: 40.73853, lon: -73.98868 },
    website: 'https://www.gramercytavern.com',
    openingHours: 'Mo-Th,Su 12:00-21:30; Fr-Sa 12:00-22:00',
    booking: 'advised',
    station: '23rd Street',
    moodFit: { 'sophisticated-upscale': 0.95, 'chill-contemplative': 0.6, 'creative-alternative': 0.3, 'energetic-electric': 0.3 },
    moodReason: {
      'sophisticated-upscale':
        'Flower arrangements the size of small trees, a wine list in chapters and waiters who remember what you said an hour ago.',
      'chill-contemplative': 'The front room takes walk-ins: a stool at the wooden bar, one plate from the grill and no ceremony.',
    },
    timedReason: {
      'chill-contemplative': {
        text: 'Between lunch and dinner the front room goes quiet, and one plate at the bar is as restful as a meal gets here.',
        whenTrue: { dayParts: ['afternoon'] },
      },
    },
    tips: [
      'The tavern in front keeps seats for walk-ins; the dining room behind it needs a booking weeks ahead.',
      'Between lunch and dinner the tavern goes on serving, and that is when a table is easiest.',
      'Vegetarians do well: the market at Union Square supplies much of the menu.',
    ],
    description:
      'Two restaurants behind one door since 1994: a lively tavern with a wood grill, and a hushed dining room with set menus. Both ' +
      'cook American food by the season, from a farmers’ market four blocks away.',
    qualityScore: 4.7,
    sources: [{ kind: 'official', url: 'https://www.gramercytavern.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Seasonal American',
    priceLevel: 4,
    specialties: ['Smoked trout', 'Tavern burger', 'Duck breast', 'Market vegetables'],
    atmosphere: 'Beams, copper and flowers; polished but kind',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 60, typical: 100, max: 150 },
  },
  {
    id: 'newyork-veselka',
    name: 'Veselka',
    district: 'East Village',
    address: '144 Second Avenue, 10003',
    geo: { lat: 40.72907, lon: -73.98709 },
    website: 'https://www.veselka.com',
    openingHours: 'Mo-Su 08:00-23:00',
    booking: 'none',
    station: 'Astor Place',
    moodFit: { 'creative-alternative': 0.8, 'chill-contemplative': 0.6, 'energetic-electric': 0.4, 'sophisticated-upscale': 0.1 },
    moodReason: {
      'creative-alternative':
        'Three generations of East Village poets, punks and drag queens have recovered over borscht under the same mural.',
      'chill-contemplative': 'A window stool, a bowl of soup and Second Avenue going by; the cup stays until you push it away.',
    },
    tips: [
      'Order pierogi half boiled and half fried to settle the question.',
      'Weekend brunch queues; half past two on a weekday does not.',
      'The counter is the best seat for one.',
    ],
    description:
      'It began in 1954 as a newsstand run by Ukrainian refugees and grew into the diner of the neighbourhood. Dumplings are pinched by ' +
      'hand through the day, and the borscht comes hot or, in summer, cold and pink.',
    qualityScore: 4.2,
    sources: [{ kind: 'official', url: 'https://www.veselka.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Ukrainian',
    priceLevel: 2,
    specialties: ['Pierogi', 'Borscht', 'Stuffed cabbage', 'Potato pancakes'],
    atmosphere: 'Bright diner with a mural and long counters',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 40, typical: 60, max: 90 },
  },
  {
    id: 'newyork-caffe-reggio',
    name: 'Caffè Reggio',
    district: 'Greenwich Village',
    address: '119 MacDougal Street, 10012',
    geo: { lat: 40.73029, lon: -74.00033 },
    openingHours: 'Mo-Su 09:00-24:00',
    booking: 'none',
    station: 'West 4th Street',
    moodFit: { 'chill-contemplative': 0.85, 'creative-alternative': 0.8, 'sophisticated-upscale': 0.3, 'energetic-electric': 0.2 },
    moodReason: {
      'chill-contemplative':
        'Brown walls, marble tops and a bench said to have belonged to the Medici: it takes one cappuccino to slow down here.',
      'creative-alternative':
        'The Beat writers around Kerouac and Ginsberg talked here by the hour, and the notebooks on the tables have not gone away.',
    },
    tips: [
      'The chromed 1902 espresso machine at the back no longer works, but do go and admire it.',
      'Mornings are calm; after dinner the line for a table reaches the pavement.',
      'Bring some cash in case the card reader is out of order.',
    ],
    description:
      'The owner put his savings into an Italian machine in 1927 and claimed the first cappuccino in the country. The room, crowded ' +
      'with old paintings and tiny tables, has been a Village study ever since; there are panini and pasta too.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Italian café',
    priceLevel: 1,
    specialties: ['Cappuccino', 'Cannoli', 'Tiramisù', 'Panini'],
    atmosphere: 'Dim, cluttered and in no hurry at all',
    meals: ['breakfast', 'lunch', 'dinner', 'late'],
    visitMinutes: { min: 30, typical: 55, max: 100 },
  },
];
