import type { HolidayTable } from './holiday.js';

/**
 * Bank holidays of England. Source: Banking and Financial Dealings Act 1971, schedule 1, royal proclamations and common law, as listed at
 * gov.uk/bank-holidays. For a holiday on a weekend the next free weekday is the substitute; the day itself stays listed, because Christmas
 * is celebrated on it anyway.
 */
export const london: HolidayTable = {
  announcedThrough: '2027-12-31',
  holidays: [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-04-03', name: 'Good Friday' },
    { date: '2026-04-06', name: 'Easter Monday' },
    { date: '2026-05-04', name: 'Early May bank holiday' },
    { date: '2026-05-25', name: 'Spring bank holiday' },
    { date: '2026-08-31', name: 'Summer bank holiday' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day (substitute)' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-03-29', name: 'Easter Monday' },
    { date: '2027-05-03', name: 'Early May bank holiday' },
    { date: '2027-05-31', name: 'Spring bank holiday' },
    { date: '2027-08-30', name: 'Summer bank holiday' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2027-12-26', name: 'Boxing Day' },
    { date: '2027-12-27', name: 'Christmas Day (substitute)' },
    { date: '2027-12-28', name: 'Boxing Day (substitute)' },
    { date: '2028-01-01', name: "New Year's Day" },
    { date: '2028-01-03', name: "New Year's Day (substitute)" },
    { date: '2028-04-14', name: 'Good Friday' },
    { date: '2028-04-17', name: 'Easter Monday' },
    { date: '2028-05-01', name: 'Early May bank holiday' },
    { date: '2028-05-29', name: 'Spring bank holiday' },
    { date: '2028-08-28', name: 'Summer bank holiday' },
    { date: '2028-12-25', name: 'Christmas Day' },
    { date: '2028-12-26', name: 'Boxing Day' },
  ],
};
