import { z } from 'zod';
import { eachEntry } from '../check.js';

const longestDays = 540;
const dayMs = 86_400_000;

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });
const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('official'), url: httpsUrl }),
  z.strictObject({ kind: z.enum(['tourism-board', 'general-knowledge']), url: httpsUrl.optional() }),
]);
const verification = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('editorial'), checkedAt: z.null() }),
  z.strictObject({ status: z.literal('verified'), checkedAt: z.iso.date() }),
]);
const provenance = z.object({ sources: z.array(source).min(1), verification });

function ageProblems(checkedAt: string, today: string): string[] {
  const days = (Date.parse(today) - Date.parse(checkedAt)) / dayMs;
  if (days < 0) {
    return [`was verified on ${checkedAt}, which is in the future`];
  }
  return days > longestDays ? [`was verified ${days} days ago, ${longestDays} at most`] : [];
}

/** C10: an entry names its sources, and whether and when it was verified, not too long ago. */
export const checkSources = eachEntry('C10', (entry, _subject, { today }) => {
  const { data, error } = provenance.safeParse(entry);
  if (error) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  return data.verification.status === 'verified' ? ageProblems(data.verification.checkedAt, today) : [];
});
