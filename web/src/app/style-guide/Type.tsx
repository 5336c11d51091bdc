const steps = [
  { step: 'display', face: 'serif', use: 'the title of a page', text: 'Slow mornings, long light' },
  { step: 'head', face: 'serif', use: 'the question of a section', text: 'How would you like to feel?' },
  { step: 'title', face: 'serif', use: 'a place, a card, a plan in a line', text: 'Passage des Panoramas, for an hour' },
  { step: 'lead', face: 'serif', use: 'a reason, a first sentence', text: 'Quiet at this hour, and open until eight.' },
  {
    step: 'body',
    face: 'sans',
    use: 'everything that is read in one go, 45 to 75 characters a line',
    text: 'Stone the colour of butter, a river that keeps turning up, and rooms where people argue about pictures.',
  },
  {
    step: 'small',
    face: 'sans',
    use: 'facts, buttons in rows, what stands beside',
    text: 'Hours that day 10:00–18:00, reservation not needed',
  },
  { step: 'note', face: 'sans', use: 'captions and the small print', text: 'Distances are true, streets are left out.' },
] as const;

const weights = [300, 380, 480, 560] as const;

/** The type scale from the largest step down, then what the two typefaces can do. */
export function Type() {
  return (
    <>
      <dl className="guide-type">
        {steps.map(({ step, face, use, text }) => (
          <div key={step}>
            <dt>
              <b>{step}</b>
              <span>{use}</span>
            </dt>
            <dd data-face={face} style={{ '--size': `var(--text-${step})` }}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="guide-faces">
        <figure>
          <p data-face="serif">Rg</p>
          <figcaption>
            <b>Fraunces</b>
            {weights.map((weight) => (
              <span key={weight} data-face="serif" style={{ '--weight': weight }}>
                {weight}
              </span>
            ))}
            <i data-face="serif">and italic, for what is felt</i>
          </figcaption>
        </figure>
        <figure>
          <p data-face="sans">Rg</p>
          <figcaption>
            <b>Inter</b>
            <span style={{ '--weight': 400 }}>400</span>
            <span style={{ '--weight': 500 }}>500</span>
            <span style={{ '--weight': 600 }}>600</span>
            <span className="guide-figure">09:30, 11:15, 14:00 under each other</span>
          </figcaption>
        </figure>
      </div>
    </>
  );
}
