import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import { type Call, parisSearch } from './call.js';

/** The name, the request, and the status of its reply. */
export type Malformed = [name: string, request: Call, status: number];

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
const id = 'paris-musee-du-louvre';
const ids = (count: number) => Array.from({ length: count }, (_, index) => `paris-${index}`);

/** Values that are invalid as a list of ids, or within one. */
const noIds: [string, unknown][] = [
  ['a text', id],
  ['a number', 7],
  ['null', null],
  ['a map', { 0: id, length: 1 }],
  ['an operator', { $in: [id] }],
  ['operators inside', [{ $ne: '' }]],
  ['numbers inside', [7]],
  ['null inside', [id, null]],
  ['a list inside', [[id]]],
  ['an empty id', ['']],
  ['an id of 10 kB', ['x'.repeat(10_000)]],
  ['an id of 101 letters', ['x'.repeat(101)]],
  ['capitals', ['Paris-Musee']],
  ['accents', ['paris-musée']],
  ['letters that look alike', ['pаris-musee-du-louvre']],
  ['emoji', ['🗼']],
  ['a NUL', ['paris-\u0000']],
  ['a line break', ['paris-x\n']],
  ['a lone surrogate', ['\ud800']],
  ['a prototype', ['__proto__']],
  ['a path', ['../london']],
];

const wrongLists = (['pin', 'exclude', 'seen'] as const).flatMap((field) =>
  noIds.map(([name, value]): Malformed => [`${field}: ${name}`, parisSearch({ [field]: value }), 400]),
);

const wrongWeather = ['sunny', 'DRY', ' dry', '', ['dry'], { $ne: 'dry' }, null, true, 1].map(
  (weather): Malformed => [`weather: ${JSON.stringify(weather)}`, parisSearch({ weather }), 400],
);

const wrongStarts = [
  // Not fifteen days: just after the city's midnight that would be fourteen.
  daysFromNow(16),
  daysFromNow(-2),
  '0000-01-01T10:00',
  '-000001-01-01T10:00',
  '+012026-11-24T10:00',
  '2027-02-29T10:00',
  '2026-04-31T10:00',
  '2026-00-10T10:00',
  '2026-13-10T10:00',
  '2026-11-24T24:00',
  '2026-11-24T10:60',
  '2026-11-24T1:00',
  '2026-11-24 10:00',
  '2026-11-24',
  '2026-11-24T10:00Z',
  '2026-11-24T10:00+01:00',
  '2026-11-24T10:00\n',
  '２０２６-11-24T10:00',
  'tomorrow',
  '',
  1_795_000_000_000,
  ['2026-11-24T10:00'],
  { $gt: '' },
  null,
].map((startAt): Malformed => [`startAt: ${JSON.stringify(startAt)}`, parisSearch({ startAt }), 400]);

const wrongSeeds = [
  '',
  'a\u0000',
  'a\u001b[31m',
  'a\r\n',
  '\u0085',
  '\ud800',
  'a\udc00b',
  'x'.repeat(65),
  ['1'],
  { $ne: '1' },
  null,
  1,
].map((seed): Malformed => [`seed: ${JSON.stringify(seed)}`, parisSearch({ seed }), 400]);

export const malformedSearches: Malformed[] = [
  ['ten pins', parisSearch({ pin: ids(10) }), 400],
  ['51 excluded places', parisSearch({ exclude: ids(51) }), 400],
  ...wrongLists,
  ...wrongWeather,
  ...wrongStarts,
  ...wrongSeeds,
];

const at = (arrive: string, leave: string, placeId = id) => `stop=${encodeURIComponent(planStopText({ placeId, arrive, leave }))}`;
const good = at('2026-11-24T10:00', '2026-11-24T11:00');
const queries: [string, string][] = [
  ['no stop', ''],
  ['an empty stop', '?stop='],
  ['a stop of its own kind', `?${good.replace('stop', 'stop[0]')}`],
  ['a stop without its times', `?stop=${id}`],
  ['a broken escape', '?stop=%zz'],
  ['a NUL', `?${at('2026-11-24T10:00', '2026-11-24T11:00', 'paris-\u0000')}`],
  ['a header', `?${at('2026-11-24T10:00', '2026-11-24T11:00', 'x\r\nset-cookie: a=b')}`],
  ['an unknown place', `?${at('2026-11-24T10:00', '2026-11-24T11:00', 'paris-nowhere')}`],
  ['a place of a locked city', `?${at('2026-11-24T10:00', '2026-11-24T11:00', 'newyork-high-line')}`],
  ['a name of a property', `?${at('2026-11-24T10:00', '2026-11-24T11:00', 'constructor')}`],
  ['a date that does not exist', `?${at('2026-02-30T10:00', '2026-02-30T11:00')}`],
  ['year 0', `?${at('0000-01-01T10:00', '0000-01-01T11:00')}`],
  ['year 9999', `?${at('9999-12-31T10:00', '9999-12-31T11:00')}`],
  ['an hour that the clocks skip', `?${at('2026-03-29T02:30', '2026-03-29T04:00')}`],
  ['no time between', `?${at('2026-11-24T10:00', '2026-11-24T10:00')}`],
  ['time that runs back', `?${at('2026-11-24T11:00', '2026-11-24T10:00')}`],
  ['the same stop twice', `?${good}&${good}`],
  ['a stop of a century', `?${at('2026-11-24T10:00', '2099-11-24T10:00')}`],
  ['two hundred stops', `?${Array(200).fill('stop=x').join('&')}`],
];

export const malformedPlanFiles: Malformed[] = [
  ...['ics', 'gpx'].flatMap((ending) =>
    queries.map(([name, query]): Malformed => [`${ending}: ${name}`, { path: `/api/paris/plan.${ending}${query}` }, 400]),
  ),
  ['ics: a locked city', { path: `/api/london/plan.ics?${good}` }, 401],
  ['ics: an unknown city', { path: `/api/atlantis/plan.ics?${good}` }, 404],
  ['ics: a write', { method: 'POST', path: `/api/paris/plan.ics?${good}`, body: '{}' }, 404],
  ['another ending', { path: `/api/paris/plan.pdf?${good}` }, 404],
];
