import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type Connection } from 'mongoose';
import { entryModel } from './entry-model.js';

const dayMs = 86_400_000;
const mostCities = 50;

export type CityDemand = { city: string; total: number; confirmed: number; invited: number };
/** `date` in UTC. `confirmed`: of those who joined that day. */
export type DayGrowth = { date: string; joined: number; confirmed: number };
export type Figures = { total: number; confirmed: number; thisWeek: number; cities: CityDemand[]; days: DayGrowth[] };

/** @returns what the list adds up to; `days` back from today, which is one of them */
export type EntryFigures = (days: number) => Promise<Figures>;

const countIf = (condition: unknown) => ({ $sum: { $cond: [condition, 1, 0] } });
const isConfirmed = { $eq: ['$status', 'confirmed'] };
const isInvited = { $gt: ['$invitedAt', null] };

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Every day from this one on to the last, those without sign-ups too. */
function allDays(found: readonly (DayGrowth & { _id: string })[], firstMs: number, days: number): DayGrowth[] {
  const byDate = new Map(found.map(({ _id, joined, confirmed }) => [_id, { joined, confirmed }]));
  return Array.from({ length: days }, (_, index) => dateOf(firstMs + index * dayMs)).map((date) => ({
    date,
    ...(byDate.get(date) ?? { joined: 0, confirmed: 0 }),
  }));
}

export function createEntryFigures(connection: Connection, clock: Clock): EntryFigures {
  const entries = entryModel(connection);

  /** From an index that has all of it but the cities' names. */
  async function demand(): Promise<CityDemand[]> {
    const found = await entries
      .aggregate<Omit<CityDemand, 'city'> & { _id: string }>([
        { $group: { _id: '$cityKey', total: { $sum: 1 }, confirmed: countIf(isConfirmed), invited: countIf(isInvited) } },
        { $sort: { total: -1, _id: 1 } },
        { $limit: mostCities },
      ])
      .hint('demand');
    const named = await Promise.all(
      found.map(({ _id: cityKey }) => entries.findOne({ cityKey }, { city: 1 }).sort({ createdAt: 1 }).lean()),
    );
    return found.map(({ _id, ...counts }, index) => ({ city: named[index]?.city ?? _id, ...counts }));
  }

  /** From an index that has all of it. */
  async function growth(days: number, nowMs: number): Promise<DayGrowth[]> {
    const firstMs = Math.floor(nowMs / dayMs) * dayMs - (days - 1) * dayMs;
    const found = await entries
      .aggregate<DayGrowth & { _id: string }>([
        { $match: { createdAt: mongoose.trusted({ $gte: new Date(firstMs) }) } },
        {
          $group: {
            _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } },
            joined: { $sum: 1 },
            confirmed: countIf(isConfirmed),
          },
        },
      ])
      .hint('by_time');
    return allDays(found, firstMs, days);
  }

  return async (days) => {
    const nowMs = clock.nowMs();
    const sinceWeek = mongoose.trusted({ $gt: new Date(nowMs - 7 * dayMs) });
    const [total, confirmed, thisWeek, cities, byDay] = await Promise.all([
      entries.estimatedDocumentCount(),
      entries.countDocuments({ status: 'confirmed' }),
      entries.countDocuments({ createdAt: sinceWeek }),
      demand(),
      growth(days, nowMs),
    ]);
    return { total, confirmed, thisWeek, cities, days: byDay };
  };
}
