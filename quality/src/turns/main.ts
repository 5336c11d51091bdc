import { writeFile } from 'node:fs/promises';
import { cities } from '@city-genie/city-data/catalog';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import type { Turns } from '@city-genie/recommendations/catalogue/with-turns';
import { measureTurns } from './measure-turns.js';

const options = { rounds: 8, plansPerRound: 300, say: (text: string) => process.stdout.write(`${text}\n`) };

function sourceOf(turns: Turns): string {
  const moods = Object.entries(turns).map(([mood, shares]) => {
    const lines = Object.entries(shares).map(([id, share]) => `    '${id}': ${share},\n`);
    return `  '${mood}': {${lines.length > 0 ? `\n${lines.join('')}  ` : ''}},\n`;
  });
  return [
    "import type { Turns } from '../../catalogue/with-turns.js';",
    '',
    '/** Measured by `npm run turns`, which writes this file. */',
    `export const turns: Turns = {\n${moods.join('')}};`,
    '',
  ].join('\n');
}

/** Measures the turns of cities anew and writes them beside their places. @throws RangeError for an unknown city. */
export async function writeTurns(keys: readonly string[], root: URL): Promise<void> {
  for (const key of keys) {
    const city = cities.find((each) => each.key === key);
    if (!city) {
      throw new RangeError(`There is no city "${key}".`);
    }
    const file = new URL(`services/recommendations/src/content/${key}/turns.ts`, root);
    await writeFile(file, sourceOf(measureTurns(city, await loadContent(key), options)));
  }
}
