import type { ReportReason } from '@city-genie/contracts/place-report/endpoints';
import type { Connection, Model, PipelineStage } from 'mongoose';
import { type PlaceReportRow, placeReportModel } from './place-report-model.js';

/** `city`: the key of one, without it all. `page` from 1. */
export type QueueQuery = { city?: string | undefined; page: number; pageSize: number };

/** A place with its open reports. */
export type QueuedPlace = {
  placeId: string;
  city: string;
  reports: number;
  firstAt: Date;
  lastAt: Date;
  /** Most frequent first. */
  reasons: { reason: ReportReason; count: number }[];
  /** The newest first, at most ten. */
  messages: { text: string; at: Date }[];
};

/** `total`: how many places wait. */
export type QueuePage = { places: QueuedPlace[]; total: number };

export type ReportQueue = (query: QueueQuery) => Promise<QueuePage>;

type Group = Omit<QueuedPlace, 'reasons' | 'messages'>;
type Told = Pick<QueuedPlace, 'messages'> & { placeId: string };
type Counted = { placeId: string; reason: ReportReason; count: number };

const mostMessages = 10;

/** Places with open reports: those reported most often first, then those that have waited longest. */
function groups({ city, page, pageSize }: QueueQuery): PipelineStage[] {
  const sums = { reports: { $sum: 1 }, firstAt: { $min: '$createdAt' }, lastAt: { $max: '$createdAt' } };
  return [
    { $match: { status: 'open', ...(city !== undefined && { city }) } },
    { $group: { _id: '$placeId', city: { $first: '$city' }, ...sums } },
    { $sort: { reports: -1, firstAt: 1, _id: 1 } },
    { $addFields: { placeId: '$_id' } },
    { $unset: '_id' },
    { $facet: { places: [{ $skip: (page - 1) * pageSize }, { $limit: pageSize }], total: [{ $count: 'places' }] } },
  ];
}

/** Finds the open reports of some places by the index of the queue. */
export function openReportsOf(placeIds: readonly string[]) {
  return { $match: { status: 'open', placeId: { $in: [...placeIds] } } };
}

/** How often each reason was given, most first. */
async function countReasons(reports: Model<PlaceReportRow>, placeIds: readonly string[]): Promise<Counted[]> {
  return await reports.aggregate<Counted>([
    openReportsOf(placeIds),
    { $group: { _id: { placeId: '$placeId', reason: '$reason' }, count: { $sum: 1 } } },
    { $sort: { count: -1, '_id.reason': 1 } },
    { $project: { _id: 0, placeId: '$_id.placeId', reason: '$_id.reason', count: 1 } },
  ]);
}

/** The newest messages of each place. */
async function readMessages(reports: Model<PlaceReportRow>, placeIds: readonly string[]): Promise<Told[]> {
  const newest = { n: mostMessages, sortBy: { createdAt: -1 as const }, output: { text: '$message', at: '$createdAt' } };
  return await reports.aggregate<Told>([
    openReportsOf(placeIds),
    { $match: { message: { $exists: true } } },
    { $group: { _id: '$placeId', messages: { $topN: newest } } },
    { $project: { _id: 0, placeId: '$_id', messages: 1 } },
  ]);
}

/** @returns lists reported places that wait for a decision */
export function createReportQueue(connection: Connection): ReportQueue {
  const reports = placeReportModel(connection);
  return async (query) => {
    const [found] = await reports.aggregate<{ places: Group[]; total: { places: number }[] }>(groups(query));
    const places = found?.places ?? [];
    const ids = places.map(({ placeId }) => placeId);
    const [reasons, told] = await Promise.all([countReasons(reports, ids), readMessages(reports, ids)]);
    const messagesOf = new Map(told.map(({ placeId, messages }) => [placeId, messages]));
    const withTold = places.map((place) => ({
      ...place,
      reasons: reasons.filter(({ placeId }) => placeId === place.placeId).map(({ reason, count }) => ({ reason, count })),
      messages: messagesOf.get(place.placeId) ?? [],
    }));
    return { places: withTold, total: found?.total[0]?.places ?? 0 };
  };
}
