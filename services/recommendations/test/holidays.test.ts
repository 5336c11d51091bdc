import { cities } from '@city-genie/city-data/catalog';
import { holidaysOf, holidayTables, isHoliday } from '@city-genie/city-data/holidays/calendar';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../src/catalogue/load-content.js';
import { addDays, openIntervals, weekdayOf } from '../src/opening-hours/open-on.js';
import { parseOpeningHours } from '../src/opening-hours/parse.js';

const years = ['2026', '2027', '2028'];
/** The smallest and largest number of holidays in a year; substitutes and one-offs vary. */
const plausible = new Map([
  ['paris', [11, 11]],
  ['london', [8, 11]],
  ['madrid', [14, 14]],
  ['newyork', [11, 15]],
  ['tokyo', [16, 18]],
  ['beijing', [12, 13]],
  ['rome', [14, 14]],
  ['berlin', [10, 11]],
]);

/** Easter Sunday by Gauss's rule with Lichtenberg's corrections, as days after 0 March. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const shift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const golden = year % 19;
  const moon = (19 * golden + shift) % 30;
  const fullMoon = 21 + moon - Math.floor((moon + Math.floor(golden / 11)) / 29);
  const firstSunday = 7 - ((year + Math.floor(year / 4) + 2 - Math.floor((3 * century + 3) / 4)) % 7);
  const sunday = fullMoon + 7 - ((((fullMoon - firstSunday) % 7) + 7) % 7);
  return addDays(`${year}-03-01`, sunday - 1);
}

const datesOf = (city: string, name: string) =>
  holidaysOf(city)
    .filter((holiday) => holiday.name === name)
    .map(({ date }) => date);

describe('public holidays', () => {
  it.each([...plausible])('%s: sorted, unique, real dates, plausible number per year', (city, [least = 0, most = 0]) => {
    const dates = holidaysOf(city).map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates).toEqual(dates.map((date) => addDays(date, 0)));
    for (const year of years) {
      const count = dates.filter((date) => date.startsWith(year)).length;
      expect(count, year).toBeGreaterThanOrEqual(least);
      expect(count, year).toBeLessThanOrEqual(most);
    }
    expect(dates.every((date) => years.includes(date.slice(0, 4)))).toBe(true);
    expect(holidaysOf(city).every(({ name }) => /^[A-Z0-9][\w' .()-]+$/.test(name))).toBe(true);
    expect(holidayTables.get(city)?.announcedThrough).toMatch(/^202[678]-12-31$/);
    expect(years.every((year) => isHoliday(city, `${year}-01-01`))).toBe(true);
  });

  it('have a table only for known cities, and one for each city whose hours name PH', async () => {
    const keys = cities.map(({ key }) => key);
    expect([...holidayTables.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    for (const key of keys) {
      const { places, restaurants } = await loadContent(key);
      const namesThem = [...places, ...restaurants].some(({ openingHours }) => openingHours.includes('PH'));
      expect(namesThem && holidaysOf(key).length === 0, key).toBe(false);
    }
  });

  it('are none for a city or year without a table', () => {
    expect(holidaysOf('atlantis')).toEqual([]);
    expect(isHoliday('atlantis', '2026-12-25')).toBe(false);
    expect(isHoliday('paris', '2029-01-01')).toBe(false);
  });

  it.each([
    ['paris', 'Easter Monday', 1],
    ['paris', 'Ascension Day', 39],
    ['paris', 'Whit Monday', 50],
    ['london', 'Good Friday', -2],
    ['london', 'Easter Monday', 1],
    ['madrid', 'Maundy Thursday', -3],
    ['madrid', 'Good Friday', -2],
    ['rome', 'Easter Sunday', 0],
    ['rome', 'Easter Monday', 1],
    ['berlin', 'Good Friday', -2],
    ['berlin', 'Easter Monday', 1],
    ['berlin', 'Ascension Day', 39],
    ['berlin', 'Whit Monday', 50],
  ])('%s: %s is %i days from Easter', (city, name, days) => {
    expect(datesOf(city, name)).toEqual(years.map((year) => addDays(easter(Number(year)), days)));
  });

  // Weekday from 0 = Monday, month, and the first and last possible day of the month.
  it.each([
    ['london', 'Early May bank holiday', 0, '05', 1, 7],
    ['london', 'Spring bank holiday', 0, '05', 25, 31],
    ['london', 'Summer bank holiday', 0, '08', 25, 31],
    ['newyork', 'Martin Luther King Jr. Day', 0, '01', 15, 21],
    ['newyork', "Washington's Birthday", 0, '02', 15, 21],
    ['newyork', 'Memorial Day', 0, '05', 25, 31],
    ['newyork', 'Labor Day', 0, '09', 1, 7],
    ['newyork', 'Columbus Day', 0, '10', 8, 14],
    ['newyork', 'Thanksgiving Day', 3, '11', 22, 28],
    ['tokyo', 'Coming of Age Day', 0, '01', 8, 14],
    ['tokyo', 'Marine Day', 0, '07', 15, 21],
    ['tokyo', 'Respect for the Aged Day', 0, '09', 15, 21],
    ['tokyo', 'Sports Day', 0, '10', 8, 14],
  ])('%s: %s is on weekday %i of month %s', (city, name, weekday, month, first, last) => {
    const dates = datesOf(city, name);
    expect(dates.map((date) => date.slice(0, 7))).toEqual(years.map((year) => `${year}-${month}`));
    expect(dates.every((date) => weekdayOf(date) === weekday && Number(date.slice(8)) >= first && Number(date.slice(8)) <= last)).toBe(
      true,
    );
  });

  it.each([
    ['london', '(substitute)', [0, 1]],
    ['madrid', '(moved)', [0]],
    ['newyork', '(observed)', [0, 4]],
    ['tokyo', '(substitute)', [0, 2]],
  ])('%s: %s days fall on weekdays %j', (city, mark, weekdays) => {
    const dates = holidaysOf(city).filter(({ name }) => name.endsWith(mark));
    expect([...new Set(dates.map(({ date }) => weekdayOf(date)))].sort()).toEqual(weekdays);
  });

  // ICU puts the new moon of 2027-02-06, 23:56 in Beijing, on the 7th, so that month is left out.
  it.each(['2026-02-17', '2028-01-26', '2026-06-19', '2027-06-09', '2028-05-28', '2026-09-25', '2027-09-15', '2028-10-03'])(
    'beijing: %s is a festival of the lunar calendar',
    (date) => {
      const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
      expect(['1/1', '5/5', '8/15']).toContain(lunar.format(Date.parse(date)));
      expect(isHoliday('beijing', date)).toBe(true);
    },
  );

  it.each([
    ['london', '2026-12-28', true],
    ['london', '2027-12-28', true],
    ['london', '2028-01-03', true],
    ['madrid', '2026-05-15', true],
    ['madrid', '2026-11-01', false],
    ['madrid', '2026-11-02', true],
    ['newyork', '2026-07-03', true],
    ['newyork', '2027-12-31', true],
    ['newyork', '2026-11-27', false],
    ['tokyo', '2026-05-06', true],
    ['tokyo', '2026-09-22', true],
    ['tokyo', '2027-03-22', true],
    ['tokyo', '2028-09-22', true],
    ['beijing', '2026-02-16', true],
    ['beijing', '2027-02-06', true],
    ['beijing', '2026-02-20', false],
    ['rome', '2026-06-29', true],
    ['rome', '2026-10-04', true],
    ['berlin', '2027-03-08', true],
    ['berlin', '2028-06-17', true],
    ['berlin', '2027-06-17', false],
    ['paris', '2027-07-14', true],
    ['paris', '2026-04-03', false],
  ])('%s on %s: %s', (city, date, expected) => {
    expect(isHoliday(city, date)).toBe(expected);
  });

  it('are applied to hours with PH per city', () => {
    const hours = parseOpeningHours('Mo-Sa 06:00-14:00; PH off');
    const isOpen = (city: string, date: string) => openIntervals(hours, date, (each) => isHoliday(city, each)).length > 0;
    expect(isOpen('madrid', '2026-05-15')).toBe(false);
    expect(isOpen('paris', '2026-05-15')).toBe(true);
  });
});
