import { paris } from '@city-genie/city-data/cities/paris';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Hero, type HeroPlans } from '../../features/home/Hero.js';
import { firstSeed, formatPlanParams } from '../../features/plan/plan-params.js';
import { soonestNote } from '../../features/when/start-note.js';
import { paths } from '../paths.js';

const page = paths.city(paris.key);

/** The address of the city's page at the first question that is open: how long, or when. */
const explore: HeroPlans['explore'] = (mood, timeframe) => {
  const query = formatPlanParams({ ...(mood && { mood }), ...(timeframe && { timeframe }), view: 'choose' });
  const question = mood && (timeframe ? '#generate' : '#timeframes');
  return `${page}${query && `?${query}`}${question ?? ''}`;
};

/** The first sight of the home page, from which a plan of Paris is three presses away. */
export function HomePageHero({ secondary }: { secondary: ReactNode }) {
  const navigate = useNavigate();
  const plans: HeroPlans = {
    page,
    seed: firstSeed,
    explore,
    startNote: (now, slot) => soonestNote(now, slot, paris.name),
    onPlan: (mood, timeframe) => void navigate(`${page}?${formatPlanParams({ mood, timeframe, seed: firstSeed, view: 'plan' })}`),
  };
  return <Hero plans={plans} secondary={secondary} />;
}
