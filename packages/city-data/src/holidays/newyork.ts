import type { HolidayTable } from './holiday.js';

/**
 * Federal holidays of the United States. Source: 5 U.S.C. 6103, and for observed days (Friday for a Saturday, Monday for a Sunday) the
 * calendar of the Office of Personnel Management; the day itself stays listed. Holidays of New York State alone (12 February, Election Day)
 * close offices, not sights, and are left out.
 */
export const newyork: HolidayTable = {
  announcedThrough: '2028-12-31',
  holidays: [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-01-19', name: 'Martin Luther King Jr. Day' },
    { date: '2026-02-16', name: "Washington's Birthday" },
    { date: '2026-05-25', name: 'Memorial Day' },
    { date: '2026-06-19', name: 'Juneteenth' },
    { date: '2026-07-03', name: 'Independence Day (observed)' },
    { date: '2026-07-04', name: 'Independence Day' },
    { date: '2026-09-07', name: 'Labor Day' },
    { date: '2026-10-12', name: 'Columbus Day' },
    { date: '2026-11-11', name: 'Veterans Day' },
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-01-18', name: 'Martin Luther King Jr. Day' },
    { date: '2027-02-15', name: "Washington's Birthday" },
    { date: '2027-05-31', name: 'Memorial Day' },
    { date: '2027-06-18', name: 'Juneteenth (observed)' },
    { date: '2027-06-19', name: 'Juneteenth' },
    { date: '2027-07-04', name: 'Independence Day' },
    { date: '2027-07-05', name: 'Independence Day (observed)' },
    { date: '2027-09-06', name: 'Labor Day' },
    { date: '2027-10-11', name: 'Columbus Day' },
    { date: '2027-11-11', name: 'Veterans Day' },
    { date: '2027-11-25', name: 'Thanksgiving Day' },
    { date: '2027-12-24', name: 'Christmas Day (observed)' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2027-12-31', name: "New Year's Day (observed)" },
    { date: '2028-01-01', name: "New Year's Day" },
    { date: '2028-01-17', name: 'Martin Luther King Jr. Day' },
    { date: '2028-02-21', name: "Washington's Birthday" },
    { date: '2028-05-29', name: 'Memorial Day' },
    { date: '2028-06-19', name: 'Juneteenth' },
    { date: '2028-07-04', name: 'Independence Day' },
    { date: '2028-09-04', name: 'Labor Day' },
    { date: '2028-10-09', name: 'Columbus Day' },
    { date: '2028-11-10', name: 'Veterans Day (observed)' },
    { date: '2028-11-11', name: 'Veterans Day' },
    { date: '2028-11-23', name: 'Thanksgiving Day' },
    { date: '2028-12-25', name: 'Christmas Day' },
  ],
};
