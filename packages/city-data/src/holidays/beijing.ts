import type { HolidayTable } from './holiday.js';

/**
 * Statutory holidays of mainland China. Source: Regulation on Public Holidays for National Annual Festivals and Memorial Days, as revised
 * from 2025 (State Council decree 795), and the State Council's yearly notice. Only the holidays themselves: bridging days and worked
 * weekends are known only from the notice. In 2028 Mid-Autumn falls on the third National Day.
 */
export const beijing: HolidayTable = {
  announcedThrough: '2026-12-31',
  holidays: [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-02-16', name: 'Spring Festival (eve)' },
    { date: '2026-02-17', name: 'Spring Festival' },
    { date: '2026-02-18', name: 'Spring Festival' },
    { date: '2026-02-19', name: 'Spring Festival' },
    { date: '2026-04-05', name: 'Qingming Festival' },
    { date: '2026-05-01', name: 'Labour Day' },
    { date: '2026-05-02', name: 'Labour Day' },
    { date: '2026-06-19', name: 'Dragon Boat Festival' },
    { date: '2026-09-25', name: 'Mid-Autumn Festival' },
    { date: '2026-10-01', name: 'National Day' },
    { date: '2026-10-02', name: 'National Day' },
    { date: '2026-10-03', name: 'National Day' },
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-02-05', name: 'Spring Festival (eve)' },
    { date: '2027-02-06', name: 'Spring Festival' },
    { date: '2027-02-07', name: 'Spring Festival' },
    { date: '2027-02-08', name: 'Spring Festival' },
    { date: '2027-04-05', name: 'Qingming Festival' },
    { date: '2027-05-01', name: 'Labour Day' },
    { date: '2027-05-02', name: 'Labour Day' },
    { date: '2027-06-09', name: 'Dragon Boat Festival' },
    { date: '2027-09-15', name: 'Mid-Autumn Festival' },
    { date: '2027-10-01', name: 'National Day' },
    { date: '2027-10-02', name: 'National Day' },
    { date: '2027-10-03', name: 'National Day' },
    { date: '2028-01-01', name: "New Year's Day" },
    { date: '2028-01-25', name: 'Spring Festival (eve)' },
    { date: '2028-01-26', name: 'Spring Festival' },
    { date: '2028-01-27', name: 'Spring Festival' },
    { date: '2028-01-28', name: 'Spring Festival' },
    { date: '2028-04-04', name: 'Qingming Festival' },
    { date: '2028-05-01', name: 'Labour Day' },
    { date: '2028-05-02', name: 'Labour Day' },
    { date: '2028-05-28', name: 'Dragon Boat Festival' },
    { date: '2028-10-01', name: 'National Day' },
    { date: '2028-10-02', name: 'National Day' },
    { date: '2028-10-03', name: 'National Day and Mid-Autumn Festival' },
  ],
};
