import type { NewsNote } from './note.js';

/**
 * Our notes about pages elsewhere. What they say holds for years; what changes (opening hours, prices, what is on) is left to the page.
 * Addresses are those under which their owners have been found for years; none was opened on the day of its note.
 */
export const newsNotes: readonly NewsNote[] = [
  {
    id: 'paris-from-the-quays',
    title: 'Read Paris from the water’s edge',
    excerpt:
      'Start on the Île Saint-Louis and follow the river west until the Eiffel Tower stands over you. Notre-Dame, the Louvre and the Place de la Concorde turn up along the way, and UNESCO lists these banks as one site, not as a row of monuments. Take the lower quays where you can: the city goes quiet down there.',
    date: '2026-11-24',
    category: 'Walks',
    featured: true,
    city: 'paris',
    sourceUrl: 'https://whc.unesco.org/en/list/600/',
    verification: 'editorial',
  },
  {
    id: 'tokyo-first-meal-of-the-year',
    title: 'The first meal of the year, box by box',
    excerpt:
      'Osechi, the food of the Japanese New Year, comes in stacked lacquer boxes, and every small dish in them stands for a wish. UNESCO keeps the cooking behind it, washoku, on its list of living heritage. In Tokyo, go down to the food halls below the department stores when December ends.',
    date: '2026-11-21',
    category: 'Food & Drink',
    featured: true,
    city: 'tokyo',
    sourceUrl:
      'https://ich.unesco.org/en/RL/washoku-traditional-dietary-cultures-of-the-japanese-notably-for-the-celebration-of-new-year-00869',
    verification: 'editorial',
  },
  {
    id: 'rome-built-out-of-itself',
    title: 'Rome, built out of itself',
    excerpt:
      'A temple’s columns became the porch of a church, a theatre grew apartments, and an emperor’s tomb turned into the fortress of the popes. The World Heritage page of the historic centre is a good place to begin. Read it over breakfast, then go and look for the seams.',
    date: '2026-11-18',
    category: 'Culture',
    featured: true,
    city: 'rome',
    sourceUrl: 'https://whc.unesco.org/en/list/91/',
    verification: 'editorial',
  },
  {
    id: 'berlin-five-museums',
    title: 'Five museums, one island, a hundred years',
    excerpt:
      'The first museum on Berlin’s island opened in 1830, the last in 1930, so the walk from door to door is also a history of what a museum is for. One or another may be closed for restoration, so look before you choose yours. The others are your reason to come back.',
    date: '2026-11-16',
    category: 'Culture',
    featured: false,
    city: 'berlin',
    sourceUrl: 'https://whc.unesco.org/en/list/896/',
    verification: 'editorial',
  },
  {
    id: 'madrid-evening-on-the-paseo',
    title: 'Madrid’s living room has trees for walls',
    excerpt:
      'People came to stroll on the Paseo del Prado in the sixteenth century, long before there was a museum to stroll to. Together with the Retiro gardens it is a World Heritage site of arts and sciences. Go when the heat is over, and walk as slowly as everybody else.',
    date: '2026-11-13',
    category: 'Walks',
    featured: false,
    city: 'madrid',
    sourceUrl: 'https://whc.unesco.org/en/list/1618/',
    verification: 'editorial',
  },
  {
    id: 'new-york-high-line-in-winter',
    title: 'The High Line when nothing is in flower',
    excerpt:
      'The gardens on this old freight line are planted for every season: in winter, grasses and seed heads stand rust-brown above the traffic. It is about a mile and a half from end to end. A cold, clear morning shows you both the bones of the planting and those of the city.',
    date: '2026-11-11',
    category: 'Seasons',
    featured: false,
    city: 'newyork',
    sourceUrl: 'https://www.thehighline.org/',
    verification: 'editorial',
  },
  {
    id: 'london-kew-under-glass',
    title: 'When London is grey, go where it is tropical',
    excerpt:
      'The Victorians built glasshouses at Kew so that palms could grow tall through a London winter. Step out of the drizzle into one of the warm ones and your glasses steam over; the great Temperate House is the cooler choice. Kew’s page says which of them are open.',
    date: '2026-11-09',
    category: 'Seasons',
    featured: false,
    city: 'london',
    sourceUrl: 'https://www.kew.org/kew-gardens',
    verification: 'editorial',
  },
  {
    id: 'london-come-hungry',
    title: 'Come hungry to the south end of London Bridge',
    excerpt:
      'By its own count, Borough Market has been feeding this end of the bridge for about a thousand years. It still begins with bread, cheese and somebody who would like you to taste. Not every trader is there every day, so look up your favourites first.',
    date: '2026-11-06',
    category: 'Food & Drink',
    featured: false,
    city: 'london',
    sourceUrl: 'https://boroughmarket.org.uk/',
    verification: 'editorial',
  },
  {
    id: 'tokyo-by-neighbourhood',
    title: 'Plan Tokyo by neighbourhood, not by sight',
    excerpt:
      'Tokyo is less one city than dozens of small ones that share a railway. Choose two that lie side by side, such as Ueno and Yanaka or Harajuku and Shibuya, and walk from one into the other. The city’s own guide is a good place to pick the pair.',
    date: '2026-11-04',
    category: 'Planning',
    featured: false,
    city: 'tokyo',
    sourceUrl: 'https://www.gotokyo.org/en/',
    verification: 'editorial',
  },
  {
    id: 'beijing-south-to-north',
    title: 'The Forbidden City is read from south to north',
    excerpt:
      'Come in by the Meridian Gate and follow the emperors’ axis, hall after hall, to the garden at the far end. Tickets carry your name and are sold only shortly before the day, so read the Palace Museum’s own pages in time. Then climb the hill of Jingshan behind it: from up there, the roofs explain themselves.',
    date: '2026-11-02',
    category: 'Planning',
    featured: false,
    city: 'beijing',
    sourceUrl: 'https://en.dpm.org.cn/',
    verification: 'editorial',
  },
];
