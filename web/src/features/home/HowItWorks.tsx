const steps: readonly { title: string; text: string }[] = [
  { title: 'Pick your city', text: 'Eight to choose from. Paris is open to everyone.' },
  { title: 'Choose how you feel', text: 'Four moods a\u00a0city, each with a character of its own.' },
  { title: 'Pick your time slot', text: 'An hour or two, half\u00a0a\u00a0day, or all of\u00a0it.' },
  { title: 'Get mood-matched spots', text: 'In walking order, open when you arrive, with reasons.' },
  { title: 'Save, roam, vibe', text: 'Take the plan along and let the day do the rest.' },
];

/** Keeps hyphenated words on one line. */
function inWords(title: string) {
  const parts = title.split(/(\S+-\S+)/);
  return parts.map((part) =>
    part.includes('-') ? (
      <span key={part} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The five steps as a numbered strip: columns on wide windows, rows on a phone. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-heading">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20 lg:px-10">
        <h2 id="how-it-works-heading" tabIndex={-1} className="text-head">
          How It Works
        </h2>
        <ol className="mt-8 border-line lg:mt-10 lg:grid lg:grid-cols-5 lg:border-t">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] border-t border-line py-5 sm:grid-cols-[6rem_1fr] lg:grid-cols-1 lg:content-start lg:border-t-0 lg:py-0 lg:pr-6 lg:not-first:border-l lg:not-first:pl-6"
            >
              <p
                aria-hidden="true"
                className="row-span-2 font-serif text-display leading-none font-[300] text-accent lg:row-span-1 lg:pt-5 lg:pb-4"
              >
                {index + 1}
              </p>
              <h3 className="text-title lg:text-[1.375rem]">{inWords(title)}</h3>
              <p className="mt-2 text-small text-balance text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
