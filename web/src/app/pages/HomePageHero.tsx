import { paris } from '@city-genie/city-data/cities/paris';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Hero, type HeroPlans } from '../../features/home/Hero.js';
import { firstSeed } from '../../features/plan/first-seed.js';
import { soonestNote } from '../../features/when/start-note.js';
import { paths } from '../paths.js';

const page = paths.city(paris.key);

/** The city's page with what was chosen; ids need no escaping. */
function addressOf(choices: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(choices).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return [page, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** The city's page at the first question that is open: how long, or when. */
const explore: HeroPlans['explore'] = (mood, time) => {
  const question = time ? '#generate' : '#timeframes';
  return `${addressOf({ mood, time })}${mood ? question : ''}`;
};

/** The first sight of the home page, from which a plan of Paris is three presses away. */
export function HomePageHero({ secondary }: { secondary: ReactNode }) {
  const navigate = useNavigate();
  const plans: HeroPlans = {
    page,
    seed: firstSeed,
    explore,
    otherStart: (mood, time) => `${addressOf({ mood, time })}#generate`,
    startNote: (now, slot) => soonestNote(now, slot, paris.name),
    // The address that Generate leads to; its whole grammar isn't needed here.
    onPlan: (mood, time) => void navigate(addressOf({ mood, time, seed: firstSeed })),
  };
  return <Hero plans={plans} secondary={secondary} />;
}
