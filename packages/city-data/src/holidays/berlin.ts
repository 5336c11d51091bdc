import type { HolidayTable } from './holiday.js';

/**
 * Public holidays of Berlin. Source: Gesetz über die Sonn- und Feiertage of Berlin, section 1 (8 March since 2019; 17 June only in 2028),
 * and Einigungsvertrag, article 2, for 3 October. A holiday on a weekend has no substitute.
 */
export const berlin: HolidayTable = {
  announcedThrough: '2028-12-31',
  holidays: [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-03-08', name: "International Women's Day" },
    { date: '2026-04-03', name: 'Good Friday' },
    { date: '2026-04-06', name: 'Easter Monday' },
    { date: '2026-05-01', name: 'Labour Day' },
    { date: '2026-05-14', name: 'Ascension Day' },
    { date: '2026-05-25', name: 'Whit Monday' },
    { date: '2026-10-03', name: 'German Unity Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Second Day of Christmas' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-03-08', name: "International Women's Day" },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-03-29', name: 'Easter Monday' },
    { date: '2027-05-01', name: 'Labour Day' },
    { date: '2027-05-06', name: 'Ascension Day' },
    { date: '2027-05-17', name: 'Whit Monday' },
    { date: '2027-10-03', name: 'German Unity Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2027-12-26', name: 'Second Day of Christmas' },
    { date: '2028-01-01', name: "New Year's Day" },
    { date: '2028-03-08', name: "International Women's Day" },
    { date: '2028-04-14', name: 'Good Friday' },
    { date: '2028-04-17', name: 'Easter Monday' },
    { date: '2028-05-01', name: 'Labour Day' },
    { date: '2028-05-25', name: 'Ascension Day' },
    { date: '2028-06-05', name: 'Whit Monday' },
    { date: '2028-06-17', name: '75 years since the uprising of 17 June 1953' },
    { date: '2028-10-03', name: 'German Unity Day' },
    { date: '2028-12-25', name: 'Christmas Day' },
    { date: '2028-12-26', name: 'Second Day of Christmas' },
  ],
};
