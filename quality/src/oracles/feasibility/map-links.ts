import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';

type MapLink = NonNullable<SearchReply['plan']>['mapLinks'][number];

const stopsInLink = 5;

/** The links that a plan must have, as `1-5 walk`: runs of walks, split after five stops, and single rides. Stops count from 1. */
function wantedLinks({ stops }: PlanFacts): string[] {
  const links: { from: number; to: number; mode: string }[] = [];
  for (const [index, { stop }] of stops.entries()) {
    const last = links.at(-1);
    if (index > 0 && last?.mode === 'walk' && stop.legMode === 'walk' && index - last.from < stopsInLink - 1) {
      last.to = index + 1;
    } else if (index > 0) {
      links.push({ from: index, to: index + 1, mode: stop.legMode });
    }
  }
  return links.map(({ from, to, mode }) => `${from}-${to} ${mode}`);
}

/** The texts between which a link asks for the way, in order; undefined when it asks for another mode. */
function askedOf({ url, mode }: MapLink): string[] | undefined {
  const { searchParams } = new URL(url);
  const isMode = searchParams.get('travelmode') === (mode === 'walk' ? 'walking' : 'transit');
  const between = searchParams.get('waypoints')?.split('|') ?? [];
  return isMode ? [searchParams.get('origin') ?? '', ...between, searchParams.get('destination') ?? ''] : undefined;
}

function linkViolations({ stops }: PlanFacts, link: MapLink): Violation[] {
  const detail = `${link.from}-${link.to} ${link.mode} ${link.url}`;
  const isRidden = stops.slice(link.from, link.to).some(({ stop }) => stop.legMode === 'transit');
  const named = stops.slice(link.from - 1, link.to);
  const texts = askedOf(link);
  const isNamed =
    texts?.length === named.length &&
    named.every(({ place }, index) => [place.name, place.address].every((text) => texts[index]?.includes(text)));
  return [
    ...(link.mode === 'walk' && isRidden ? [{ code: 'walk_link_over_ride', detail }] : []),
    ...(isNamed ? [] : [{ code: 'map_link_places', detail }]),
  ];
}

/** Links to directions cover the plan leg by leg, walks and rides apart, and name the places and addresses of their stops. */
export function mapLinkViolations(facts: PlanFacts): Violation[] {
  const { mapLinks } = facts.plan;
  const told = mapLinks.map(({ from, to, mode }) => `${from}-${to} ${mode}`).join();
  const wanted = wantedLinks(facts).join();
  return [
    ...(told === wanted ? [] : [{ code: 'wrong_map_links', detail: `${told}, not ${wanted}` }]),
    ...mapLinks.flatMap((link) => linkViolations(facts, link)),
  ];
}
