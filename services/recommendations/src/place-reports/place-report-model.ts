import { type ReportReason, reportOutcomes, reportReasons } from '@city-genie/contracts/place-report/endpoints';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

export const reportStatuses = ['open', ...reportOutcomes] as const;

/** A visitor's report about a place: an entry in the administrators' queue. */
export type PlaceReportRow = {
  _id: Types.ObjectId;
  placeId: string;
  city: string;
  reason: ReportReason;
  message?: string;
  /** Keyed hash of the address; the address itself is not stored. */
  reporter: string;
  /** Unique while present: the same reporter, place and reason count as one report within a day, unless it was settled before. */
  repeatKey?: string;
  /** What administrators decided. */
  status: (typeof reportStatuses)[number];
  /** The version that the visitor saw. */
  catalogueVersion: string;
  createdAt: Date;
  settledAt?: Date;
  /** The administrator's id. */
  settledBy?: string;
};

const placeReportSchema = new Schema<PlaceReportRow>(
  {
    placeId: { type: String, required: true },
    city: { type: String, required: true },
    reason: { type: String, enum: reportReasons, required: true },
    message: { type: String },
    reporter: { type: String, required: true },
    repeatKey: { type: String },
    status: { type: String, enum: reportStatuses, required: true },
    catalogueVersion: { type: String, required: true },
    createdAt: { type: Date, required: true },
    settledAt: { type: Date },
    settledBy: { type: String },
  },
  { collection: 'place_reports', versionKey: false },
);

export const placeReportModel = (connection: Connection): Model<PlaceReportRow> =>
  connection.model<PlaceReportRow>('PlaceReport', placeReportSchema);
