import type { HolidayTable } from './holiday.js';

/**
 * Holidays of Spain, of the Community of Madrid (twelve) and of the city (15 May, 9 November). Source: Estatuto de los
 * Trabajadores, article 37.2, and the decree that the Community issues each year, for 2026 BOE-A-2025-21667. A Sunday's holiday
 * may move to Monday, and then the Sunday is none. Not checked against a decree: 2027, which is taken from 2021, a year of the
 * same weekdays (19 March in place of 15 August), and 2028, where nothing falls on a Sunday.
 */
export const madrid: HolidayTable = {
  announcedThrough: '2026-12-31',
  holidays: [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-01-06', name: 'Epiphany' },
    { date: '2026-04-02', name: 'Maundy Thursday' },
    { date: '2026-04-03', name: 'Good Friday' },
    { date: '2026-05-01', name: 'Labour Day' },
    { date: '2026-05-02', name: 'Community of Madrid Day' },
    { date: '2026-05-15', name: "Saint Isidore's Day" },
    { date: '2026-08-15', name: 'Assumption Day' },
    { date: '2026-10-12', name: 'National Day of Spain' },
    { date: '2026-11-02', name: "All Saints' Day (moved)" },
    { date: '2026-11-09', name: 'Our Lady of Almudena' },
    { date: '2026-12-07', name: 'Constitution Day (moved)' },
    { date: '2026-12-08', name: 'Immaculate Conception' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-01-06', name: 'Epiphany' },
    { date: '2027-03-19', name: "Saint Joseph's Day" },
    { date: '2027-03-25', name: 'Maundy Thursday' },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-05-01', name: 'Labour Day' },
    { date: '2027-05-03', name: 'Community of Madrid Day (moved)' },
    { date: '2027-05-15', name: "Saint Isidore's Day" },
    { date: '2027-10-12', name: 'National Day of Spain' },
    { date: '2027-11-01', name: "All Saints' Day" },
    { date: '2027-11-09', name: 'Our Lady of Almudena' },
    { date: '2027-12-06', name: 'Constitution Day' },
    { date: '2027-12-08', name: 'Immaculate Conception' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2028-01-01', name: "New Year's Day" },
    { date: '2028-01-06', name: 'Epiphany' },
    { date: '2028-04-13', name: 'Maundy Thursday' },
    { date: '2028-04-14', name: 'Good Friday' },
    { date: '2028-05-01', name: 'Labour Day' },
    { date: '2028-05-02', name: 'Community of Madrid Day' },
    { date: '2028-05-15', name: "Saint Isidore's Day" },
    { date: '2028-08-15', name: 'Assumption Day' },
    { date: '2028-10-12', name: 'National Day of Spain' },
    { date: '2028-11-01', name: "All Saints' Day" },
    { date: '2028-11-09', name: 'Our Lady of Almudena' },
    { date: '2028-12-06', name: 'Constitution Day' },
    { date: '2028-12-08', name: 'Immaculate Conception' },
    { date: '2028-12-25', name: 'Christmas Day' },
  ],
};
