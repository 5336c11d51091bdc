import type { HolidayTable } from './holiday.js';

/**
 * Public holidays of France, the same everywhere except Alsace and Moselle. Source: Code du travail, article L3133-1. A holiday on a
 * weekend has no substitute.
 */
export const paris: HolidayTable = {
  announcedThrough: '2028-12-31',
  holidays: [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-04-06', name: 'Easter Monday' },
    { date: '2026-05-01', name: 'Labour Day' },
    { date: '2026-05-08', name: 'Victory Day' },
    { date: '2026-05-14', name: 'Ascension Day' },
    { date: '2026-05-25', name: 'Whit Monday' },
    { date: '2026-07-14', name: 'Bastille Day' },
    { date: '2026-08-15', name: 'Assumption Day' },
    { date: '2026-11-01', name: "All Saints' Day" },
    { date: '2026-11-11', name: 'Armistice Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-03-29', name: 'Easter Monday' },
    { date: '2027-05-01', name: 'Labour Day' },
    { date: '2027-05-06', name: 'Ascension Day' },
    { date: '2027-05-08', name: 'Victory Day' },
    { date: '2027-05-17', name: 'Whit Monday' },
    { date: '2027-07-14', name: 'Bastille Day' },
    { date: '2027-08-15', name: 'Assumption Day' },
    { date: '2027-11-01', name: "All Saints' Day" },
    { date: '2027-11-11', name: 'Armistice Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2028-01-01', name: "New Year's Day" },
    { date: '2028-04-17', name: 'Easter Monday' },
    { date: '2028-05-01', name: 'Labour Day' },
    { date: '2028-05-08', name: 'Victory Day' },
    { date: '2028-05-25', name: 'Ascension Day' },
    { date: '2028-06-05', name: 'Whit Monday' },
    { date: '2028-07-14', name: 'Bastille Day' },
    { date: '2028-08-15', name: 'Assumption Day' },
    { date: '2028-11-01', name: "All Saints' Day" },
    { date: '2028-11-11', name: 'Armistice Day' },
    { date: '2028-12-25', name: 'Christmas Day' },
  ],
};
