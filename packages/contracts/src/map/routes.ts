import { z } from 'zod';
import { defineRoute } from '../route.js';
import { mapTile, tileZooms } from './endpoints.js';

/** Messages for addresses of tiles that can't be. */
const tileMessages = {
  number: 'Please name a tile by three whole numbers: zoom, column and row',
  zoom: `Please ask for tiles of the zooms ${tileZooms.first} to ${tileZooms.last}`,
  place: 'There is no such column or row at this zoom',
} as const;

const whole = z
  .string()
  .regex(/^\d{1,5}$/, tileMessages.number)
  .transform(Number);

/** Zoom, column and row, as web maps count them. */
const tileParams = z
  .object({ z: whole.refine((zoom) => zoom >= tileZooms.first && zoom <= tileZooms.last, tileMessages.zoom), x: whole, y: whole })
  .superRefine(({ z: zoom, ...place }, context) => {
    for (const name of ['x', 'y'] as const) {
      if (place[name] >= 2 ** zoom) {
        context.addIssue({ code: 'custom', path: [name], message: tileMessages.place });
      }
    }
  });

export type TileAddress = z.output<typeof tileParams>;

/** The tile's bytes, as they are sent. */
const tile = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const mapTileRoute = defineRoute(mapTile, { params: tileParams, reply: tile });
