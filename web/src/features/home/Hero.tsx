import { cities } from '@city-genie/city-data/catalog';
import type { ReactNode } from 'react';
import { Skyline } from '../../ui/Skyline.js';

const [paris] = cities;

/** `actions`: the ways to start. */
export function Hero({ actions }: { actions: ReactNode }) {
  return (
    <section className="border-b border-line">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[1.1fr_1fr] lg:items-center">
        <div>
          <p className="text-sm font-semibold tracking-widest text-accent uppercase">A travel journal with a mood lamp</p>
          <h1 className="mt-4 text-5xl sm:text-6xl lg:text-7xl">
            Travel by Feel. <em className="font-normal text-accent">Not by Filter.</em>
          </h1>
          <p className="mt-6 max-w-prose text-lg text-ink-soft">
            Tell us how you would like to feel and how long you have. City Genie lays out stops that are open when you get there, walks
            between them, and a table for afterwards.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        </div>
        {paris && <Skyline seed={paris.key} palette={paris.palette} className="aspect-[5/3] rounded-3xl lg:aspect-[5/4]" />}
      </div>
    </section>
  );
}
