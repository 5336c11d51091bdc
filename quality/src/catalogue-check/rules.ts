import type { Check, RuleCode } from './check.js';
import { checkAlike } from './rules/alike.js';
import { checkCounts } from './rules/counts.js';
import { checkCoverage } from './rules/coverage.js';
import { checkDarkness } from './rules/darkness.js';
import { checkDuplicates } from './rules/duplicates.js';
import { checkGuideNames } from './rules/guide-names.js';
import { checkIcons } from './rules/icons.js';
import { checkIds } from './rules/ids.js';
import { checkLastEntry } from './rules/last-entry.js';
import { checkMealsThere } from './rules/meals-there.js';
import { checkMonths } from './rules/months.js';
import { checkMoods } from './rules/moods.js';
import { checkOpeningHours } from './rules/opening-hours.js';
import { checkPhone } from './rules/phone.js';
import { checkPosition } from './rules/position.js';
import { checkPrice } from './rules/price.js';
import { checkProgrammes } from './rules/programmes.js';
import { checkRepeatedImages } from './rules/repeated-images.js';
import { checkRepeatedTexts } from './rules/repeated-texts.js';
import { checkReservation } from './rules/reservation.js';
import { checkSchema } from './rules/schema.js';
import { checkSources } from './rules/sources.js';
import { checkSpelling } from './rules/spelling.js';
import { checkTics } from './rules/tics.js';
import { checkTimelessReasons } from './rules/timeless-reasons.js';
import { checkCategoryShare, checkMoodDepth, checkShortVisits } from './rules/variety.js';
import { checkVisitDays } from './rules/visit-days.js';
import { checkWebsite } from './rules/website.js';
import { checkWording } from './rules/wording.js';

/** A rule of the catalogue: its code, its requirement in one line, and its check. */
export type Rule = { code: RuleCode; title: string; check: Check };

const checkTexts: Check = (subject, context) => [...checkWording(subject, context), ...checkRepeatedTexts(subject, context)];

/** All rules, ordered by code. The tests have a failing and a passing fixture for each. */
export const rules: readonly Rule[] = [
  { code: 'C01', title: 'known fields of the right kind', check: checkSchema },
  { code: 'C02', title: 'ids unique, made of city and name', check: checkIds },
  { code: 'C03', title: 'points inside the city, four decimals', check: checkPosition },
  { code: 'C04', title: 'no duplicates', check: checkDuplicates },
  { code: 'C05', title: 'opening hours readable and long enough', check: checkOpeningHours },
  { code: 'C06', title: 'time for a visit on enough days', check: checkVisitDays },
  { code: 'C07', title: 'price scale', check: checkPrice },
  { code: 'C08', title: 'phone numbers of the country, E.164', check: checkPhone },
  { code: 'C09', title: 'own websites, https', check: checkWebsite },
  { code: 'C10', title: 'sources and age of facts', check: checkSources },
  { code: 'C11', title: 'fit and reason for the four moods', check: checkMoods },
  { code: 'C12', title: 'enough entries for every mood', check: checkMoodDepth },
  { code: 'C13', title: 'no dominant category', check: checkCategoryShare },
  { code: 'C14', title: 'enough short visits', check: checkShortVisits },
  { code: 'C15', title: 'a plan for every search', check: checkCoverage },
  { code: 'C16', title: 'plain texts without repetition', check: checkTexts },
  { code: 'C17', title: 'spelling and scripts', check: checkSpelling },
  { code: 'C18', title: 'a way to book', check: checkReservation },
  { code: 'C19', title: 'numbers of tips and specialties', check: checkCounts },
  { code: 'C20', title: 'months', check: checkMonths },
  { code: 'C21', title: 'last entry within the opening', check: checkLastEntry },
  { code: 'C22', title: 'nobody sent into the dark', check: checkDarkness },
  { code: 'C23', title: 'programmes with their beginnings', check: checkProgrammes },
  { code: 'C24', title: 'icons for every mood, few hidden gems', check: checkIcons },
  { code: 'C25', title: 'guides that name what the catalogue has', check: checkGuideNames },
  { code: 'C26', title: 'no turn of phrase too often', check: checkTics },
  { code: 'C27', title: 'no image twice in the reasons of an entry', check: checkRepeatedImages },
  { code: 'C28', title: 'reasons true at any time', check: checkTimelessReasons },
  { code: 'C29', title: 'meals where one can eat', check: checkMealsThere },
  { code: 'C30', title: 'places that are much the same', check: checkAlike },
];
