import { AppError, hasCode } from '@city-genie/service-kit/errors';
import type { ArchiveFolder } from '../archive/archive-folder.js';
import type { TileSource } from './tile.js';

type Sources = { files: Pick<ArchiveFolder, 'find'> | undefined; server: TileSource | undefined };

/** The operator's files, and for what isn't in them the tile server. Without either there are no maps. */
export function createTileSources({ files, server }: Sources): TileSource {
  return {
    async find(address, asker) {
      if (files === undefined && server === undefined) {
        throw new AppError('not_found', 'No map is set up here');
      }
      const tile = await files?.find(address);
      if (tile !== undefined) {
        return { tile, origin: 'file' };
      }
      return (await server?.find(address, asker)) ?? { tile: undefined, origin: 'none' };
    },
  };
}

/**
 * The same, counted: `count` is told where each tile came from, `away` where none could be told, or `gone` where nobody waited for it. Where
 * no map is set up there is nothing to count.
 */
export function counted(source: TileSource, count: (from: string) => void): TileSource {
  return {
    async find(address, asker) {
      try {
        const answer = await source.find(address, asker);
        count(answer.origin);
        return answer;
      } catch (error) {
        if (!hasCode(error, 'not_found')) {
          count(asker.signal.aborted ? 'gone' : 'away');
        }
        throw error;
      }
    },
  };
}
