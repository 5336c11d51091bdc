import type { Guide as GuideReply } from '@city-genie/contracts/guide/routes';
import type { Guide } from '../catalogue/entry.js';

const titled = (list: Guide['culture']) => list.map(({ title, text }) => ({ title, text }));

/** The guide as the city page receives it. */
export function presentGuide(guide: Guide): GuideReply {
  return {
    moods: guide.moods.map((mood) => ({
      ...mood,
      highlights: [...mood.highlights],
      bestFor: [...mood.bestFor],
      typicalExperiences: [...mood.typicalExperiences],
      localInsights: [...mood.localInsights],
      photoSpots: [...mood.photoSpots],
      foodExperiences: [...mood.foodExperiences],
      hiddenGems: [...mood.hiddenGems],
    })),
    bestTimes: titled(guide.bestTimes),
    tips: [...guide.tips],
    highlights: titled(guide.highlights),
    culture: titled(guide.culture),
  };
}
