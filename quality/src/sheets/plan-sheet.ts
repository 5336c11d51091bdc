import { timeframeById } from '@city-genie/city-data/timeframes';
import type { PlanTable, Recommendation, SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import { type JudgedCity, replyTo } from '../judge/judged-city.js';
import { type Season, sheetRequests } from './sheet-list.js';

const time = (local: string): string => local.slice(11);

const bookingTexts = { none: '', advised: ', better booked', required: ', to be booked' };

function dayOf(startAt: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${startAt}Z`),
  );
}

function wayTo({ legMode, legMinutes }: Pick<Recommendation, 'legMode' | 'legMinutes'>): string {
  return `${legMinutes} min ${legMode === 'walk' ? 'on foot' : 'by public transport'}`;
}

/** `from`: the title of the stop before, when one leaves from it after a meal elsewhere. */
function stopText(stop: Recommendation, index: number, from: string | undefined): string {
  const reasons = stop.reasons.map(({ text }) => text.replace(/\.$/, '')).join('. ');
  const way = index === 0 ? '' : `${wayTo(stop)}${from === undefined ? '' : ` from ${from}`}. `;
  return `- ${time(stop.arrive)}–${time(stop.leave)} **${stop.title}** (${stop.category}, ${stop.openingHours}${bookingTexts[stop.booking]}). ${way}${reasons}.`;
}

function tableText({ restaurantName, distanceMetres, booking, opensAt }: PlanTable): string {
  const opens = opensAt === undefined ? '' : `, opens at ${opensAt}`;
  return `${restaurantName} (${distanceMetres} m${opens}${bookingTexts[booking]})`;
}

function pauseTexts({ plan }: SearchReply, stop: Recommendation): string[] {
  return (plan?.pauses ?? [])
    .filter(({ after }) => after === stop.id)
    .map(({ meal, start, end, atStop, tables, otherTable }) => {
      const near = tables.map(tableText);
      const where = [...(atStop ? ['right there'] : []), ...near].join(', ');
      const way = atStop || near.length === 0 ? '' : ', the way there and back included';
      const lack = otherTable ? `no table of this mood near; ${tableText(otherTable)} is` : 'no table near';
      return `- ${time(start)}–${time(end)} **${meal}**${way}: ${where || lack}`;
    });
}

/** What may follow the plan. */
function afterwardsTexts({ plan }: SearchReply): string[] {
  const { tables = [], otherTable, dinnerAt = '', places = [] } = plan?.afterwards ?? {};
  const ideas = places.map(({ title, category, from, until, seeProgramme, booking, ...way }) => {
    const programme = seeProgramme ? ', see its programme' : '';
    return `${title} (${category}, ${wayTo(way)}, from ${time(from)} to ${time(until)}${programme}${bookingTexts[booking]})`;
  });
  return [
    ...(tables.length > 0 ? [`Dinner afterwards, at ${time(dinnerAt)}: ${tables.map(tableText).join(', ')}.`] : []),
    ...(otherTable ? [`Dinner afterwards, at ${time(dinnerAt)}: no table of this mood near; ${tableText(otherTable)} is.`] : []),
    ...(ideas.length > 0 ? [`For the evening: ${ideas.join('; ')}.`] : []),
  ].flatMap((line) => [line, '']);
}

/** A plan in Markdown: stops with their ways and reasons, meals with tables, what may follow, what is beside it, notes. */
function planText(request: SearchRequest & { startAt: string }, mood: string, reply: SearchReply): string {
  const { recommendations, alternatives, notes } = reply;
  const awayFrom = (stop: Recommendation | undefined) =>
    reply.plan?.pauses.some(({ after, atStop }) => after === stop?.id && !atStop) ? stop?.title : undefined;
  const lines = [
    `## ${mood}: ${dayOf(request.startAt)}, from ${time(request.startAt)}, ${timeframeById(request.timeframe).name}`,
    '',
    ...recommendations.flatMap((stop, index) => [stopText(stop, index, awayFrom(recommendations[index - 1])), ...pauseTexts(reply, stop)]),
    '',
    ...afterwardsTexts(reply),
    `Beside it: ${alternatives.map(({ title }) => title).join(', ') || 'nothing'}.`,
    ...notes.flatMap(({ text }) => ['', text]),
  ];
  return lines.join('\n');
}

/** The plans of a season in a city, as one page. */
export function planSheet(judged: JudgedCity, season: Season): string {
  const { city, content } = judged;
  const plans = sheetRequests(city, season).map((request) => {
    const around = { nowMs: Date.parse(`${request.startAt.slice(0, 10)}T00:00Z`), forecast: [] };
    const mood = content.guide.moods.find(({ id }) => id === request.mood)?.name ?? request.mood;
    return planText(request, mood, replyTo(judged, request, around));
  });
  return `# ${city.name}: plans in ${season.name[0]?.toUpperCase()}${season.name.slice(1)}\n\n${plans.join('\n\n')}\n`;
}
