import { cities } from '@city-genie/city-data/catalog';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { BackLink } from '../../ui/BackLink.js';
import { buttonClass } from '../../ui/button-class.js';
import { aboutQuestions } from './about-questions.js';
import { DayStrips } from './DayStrips.js';

const figures = [
  { count: String(cities.length), text: 'cities, one of them open to everyone' },
  { count: '4', text: 'moods in each, written for that city alone' },
  { count: '3', text: 'slots: an hour or two, half\u00a0a\u00a0day, all\u00a0of\u00a0it' },
];

function Story() {
  return (
    <div className="grid gap-x-12 gap-y-5 text-lead leading-normal text-pretty md:grid-cols-2">
      <p className="first-letter:float-left first-letter:pt-[0.08em] first-letter:pr-2 first-letter:font-serif first-letter:text-[4.6rem] first-letter:leading-[0.76] first-letter:text-accent">
        A rainy afternoon in a library and a loud night in a square are both a good day out; they are only not for the same person, or not
        for the same hour. So City Genie begins with you: pick a city, a mood and a time slot. It answers with a walkable plan of real
        places, somewhere to eat that suits them, and the weather to dress for.
      </p>
      <p>
        City Genie was launched in 2025. We are in closed beta in Paris, London, Madrid and New York, with Tokyo, Beijing, Rome and Berlin
        beside them. More cities are coming, one at a time: every place is chosen and described by people. What the genie adds is the walk
        between them, and a reason for every stop.
      </p>
    </div>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="mt-16 grid gap-x-12 gap-y-6 lg:mt-24 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <h2 id="questions" className="text-title lg:border-t-2 lg:border-ink lg:pt-3">
        Questions that people ask
      </h2>
      <dl className="border-t-2 border-ink">
        {aboutQuestions.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-12 gap-y-2 border-b border-line py-6 md:grid-cols-2">
            <dt className="font-serif text-title leading-snug text-balance">{question}</dt>
            <dd className="max-w-prose text-pretty text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function AboutPage() {
  return (
    <article className="mx-auto max-w-7xl px-4 pt-2 pb-16 sm:px-6 lg:px-10 lg:pt-6 lg:pb-24">
      <header className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <BackLink to={paths.home}>Back to Home</BackLink>
        <div>
          <h1 className="mt-4 font-sans text-small font-semibold tracking-normal text-accent lg:mt-2.5">About City Genie</h1>
          <p className="mt-3 -ml-[0.04em] font-serif text-display leading-[1.02] font-[560] tracking-[-0.015em]">
            <span className="block text-balance">Most travel sites ask what you want to see.</span>{' '}
            <span className="block font-[380] text-balance text-accent">We ask how you want to feel.</span>
          </p>
        </div>
      </header>
      <DayStrips />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:mt-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <ul className="grid gap-x-6 max-lg:order-last sm:grid-cols-3 lg:block">
          {figures.map(({ count, text }) => (
            <li key={count} className="flex gap-4 border-t border-line py-4 lg:block">
              <span className="w-8 shrink-0 font-serif text-head leading-none font-[380] text-accent tabular-nums">{count}</span>
              <span className="block text-small text-pretty text-ink-soft lg:mt-2">{text}</span>
            </li>
          ))}
        </ul>
        <div>
          <Story />
          <div className="mt-10 flex flex-wrap gap-3">
            <Link to={paths.register} className={buttonClass()}>
              Start Your Journey
            </Link>
            <Link to={paths.home} className={buttonClass('secondary')}>
              Explore Cities
            </Link>
          </div>
        </div>
      </div>
      <Questions />
    </article>
  );
}
