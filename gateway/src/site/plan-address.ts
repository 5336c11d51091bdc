import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { planTitle, shortDay } from '@city-genie/city-data/plan-title';
import { isEveningStart, timeframeIds } from '@city-genie/city-data/timeframes';
import { type planParameters, planPictureQuery } from '@city-genie/contracts/plan-picture/routes';
import { localDateTime } from '@city-genie/contracts/search/preferences';

/** Longer addresses than the site makes. */
const mostLetters = 6000;

/** A time as the contract has it, which exists. */
const localTime = { test: (text: string) => localDateTime.safeParse(text).success };

/** The parameters that a plan depends on, and what may be in each; others are left out (docs/rules/plans.md#plans-in-the-address). */
const parameters: Readonly<Record<keyof typeof planParameters.shape, { test: (text: string) => boolean }>> = {
  mood: /^[a-z-]{1,60}$/,
  time: /^[a-z0-9-]{1,20}$/,
  at: localTime,
  seed: /^[\w-]{1,64}$/,
  base: /^[a-z0-9@:,-]{1,2000}$/,
  meals: /^[a-z,]{1,20}$/,
  until: localTime,
  from: /^[a-z0-9-]{1,100}$/,
  pin: /^[a-z0-9,-]{1,1000}$/,
  keep: /^[a-z0-9,-]{1,1000}$/,
  no: /^[a-z0-9,-]{1,5500}$/,
  seen: /^[a-z0-9,-]{1,5500}$/,
  dry: /^1$/,
};

/**
 * What a plan's address says of it. `query`: its parameters alone, in their order, for further addresses. `isDrawn`: whether the call that
 * draws plans takes it.
 */
export type PlanAddress = { title: string; description: string; query: string; isDrawn: boolean };

/** The plan that a query of a city's page stands for; undefined when it stands for none. Nothing of it is taken that isn't of the expected form. */
export function planAddress(city: City, queryText: string): PlanAddress | undefined {
  if (queryText.length > mostLetters) {
    return undefined;
  }
  const asked = new URLSearchParams(queryText);
  const given = new Map(
    Object.entries(parameters).flatMap(([name, form]): [string, string][] => {
      const value = asked.get(name) ?? '';
      return form.test(value) ? [[name, value]] : [];
    }),
  );
  const mood = city.moods.find((id) => id === given.get('mood'));
  const timeframe = timeframeIds.find((id) => id === given.get('time'));
  if (mood === undefined || timeframe === undefined || !given.has('seed')) {
    return undefined;
  }
  const at = given.get('at');
  const isEvening = at !== undefined && isEveningStart(timeframe, Number(at.slice(11, 13)) * 60 + Number(at.slice(14)));
  const title = planTitle({ mood: moodNameOf(mood), slot: isEvening ? 'evening' : timeframe, city: city.name, date: at?.slice(0, 10) });
  const isOpen = city.access === 'free';
  const when = at === undefined ? 'Stops' : `From ${at.slice(11)} on ${shortDay(at.slice(0, 10))}: stops`;
  return {
    title,
    description: `${when} with their opening hours, how to get from one to the next and where to eat.${isOpen ? ' Open the plan and make it yours.' : ''}`,
    query: new URLSearchParams([...given]).toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%40', '@'),
    isDrawn: isOpen && planPictureQuery.safeParse(Object.fromEntries(given)).success,
  };
}
