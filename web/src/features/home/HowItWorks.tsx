import { Bookmark, Clock, type LucideIcon, MapPin, Smile, Sparkles } from 'lucide-react';

const steps: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: MapPin, title: 'Pick your city', text: 'Eight to choose from; Paris is open to everyone.' },
  { Icon: Smile, title: 'Choose how you feel', text: 'Four moods a city, each with a character of its own.' },
  { Icon: Clock, title: 'Pick your time slot', text: 'An hour or two, half a day, or all of it.' },
  { Icon: Sparkles, title: 'Get mood-matched spots', text: 'In walking order, open when you arrive, with reasons.' },
  { Icon: Bookmark, title: 'Save, roam, vibe', text: 'Take the plan along and let the day do the rest.' },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-heading" className="border-b border-line bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
        <h2 id="how-it-works-heading" tabIndex={-1} className="text-3xl sm:text-4xl">
          How It Works
        </h2>
        <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {steps.map(({ Icon, title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <p className="flex items-center gap-3 font-serif text-3xl text-accent">
                <span aria-hidden="true">{index + 1}</span>
                <Icon aria-hidden="true" className="size-5" />
              </p>
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
