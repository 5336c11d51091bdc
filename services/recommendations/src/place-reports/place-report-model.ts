import { type ReportReason, reportReasons } from '@city-genie/contracts/place-report/endpoints';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What a visitor found wrong with a place: the queue that administrators work off. */
export type PlaceReportRow = {
  _id: Types.ObjectId;
  placeId: string;
  city: string;
  reason: ReportReason;
  message?: string;
  /** Keyed hash of the address; nothing else of it is kept. */
  reporter: string;
  /** Unique while it is there: the same reporter, place and reason are one report within a day. */
  repeatKey?: string;
  status: 'open';
  /** What the visitor saw. */
  catalogueVersion: string;
  createdAt: Date;
};

const placeReportSchema = new Schema<PlaceReportRow>(
  {
    placeId: { type: String, required: true },
    city: { type: String, required: true },
    reason: { type: String, enum: reportReasons, required: true },
    message: { type: String },
    reporter: { type: String, required: true },
    repeatKey: { type: String },
    status: { type: String, enum: ['open'], required: true },
    catalogueVersion: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'place_reports', versionKey: false },
);

export const placeReportModel = (connection: Connection): Model<PlaceReportRow> =>
  connection.model<PlaceReportRow>('PlaceReport', placeReportSchema);
