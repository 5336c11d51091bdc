import { eachEntry } from '../check.js';
import { timesNamedIn } from '../texts/times-named.js';

/** C28: a reason that is always shown is true whenever somebody comes; what belongs to an hour or a season is a timed reason. */
export const checkTimelessReasons = eachEntry('C28', ({ id, moodReason }, _subject, { exceptions }) =>
  Object.entries(moodReason).flatMap(([mood, text]) =>
    timesNamedIn(text)
      .filter((word) => !exceptions.timeNamed.some((known) => known.id === id && known.word === word))
      .map((word) => `says “${word}” in its reason for ${mood}, which is shown at any time`),
  ),
);
