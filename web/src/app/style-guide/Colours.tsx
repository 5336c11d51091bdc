import { useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio, paintedColour } from './contrast.js';

const schemes = [
  { scheme: 'light', title: 'By day' },
  { scheme: 'dark', title: 'By night' },
] as const;

const swatches = [
  ['paper', 'the page'],
  ['raised', 'sheets on it'],
  ['sunk', 'wells'],
  ['line', 'hairlines'],
  ['edge', 'edges of controls'],
  ['ink', 'what is read'],
  ['ink-soft', 'what is said aside'],
  ['lamp', 'the one lit tile'],
  ['accent', 'pressed, numbered, chosen'],
  ['accent-strong', 'accent under a pointer'],
  ['wash', 'paper in the light of the mood'],
  ['wash-edge', 'its edge'],
  ['danger', 'wrong, or for good'],
  ['alarm', 'the button of administrators'],
  ['good', 'done'],
  ['focus', 'the keyboard is here'],
] as const;

/** Text, background, required contrast. */
const pairs = [
  ['ink', 'paper', 4.5],
  ['ink', 'wash', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'sunk', 4.5],
  ['ink-soft', 'wash', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'wash', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['danger', 'raised', 4.5],
  ['on-alarm', 'alarm', 4.5],
  ['alarm', 'paper', 3],
  ['good', 'raised', 4.5],
  ['paper', 'ink', 4.5],
  ['edge', 'paper', 3],
  ['focus', 'paper', 3],
] as const;

function Pair({ ink, paper, least }: { ink: string; paper: string; least: number }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();

  useLayoutEffect(() => {
    if (sample.current) {
      const { color, backgroundColor } = getComputedStyle(sample.current);
      const [inkColour, paperColour] = [paintedColour(color), paintedColour(backgroundColor)];
      setRatio(inkColour && paperColour && contrastRatio(inkColour, paperColour));
    }
  }, []);

  return (
    <li>
      <span ref={sample} aria-hidden="true" className="guide-pair" style={{ '--fore': `var(--${ink})`, '--back': `var(--${paper})` }}>
        {least > 3 ? 'Aa' : '\u25cf'}
      </span>
      <span>
        {ink} on {paper}
      </span>
      <span className="guide-figure">
        {ratio?.toFixed(1)}
        {ratio !== undefined && ratio < least && ` (needs ${least})`}
      </span>
    </li>
  );
}

/** Both schemes at once: a token resolves in the scheme of the element that uses it. */
export function Colours() {
  return (
    <div className="guide-schemes">
      {schemes.map(({ scheme, title }) => (
        <div key={scheme} className="guide-scheme" data-scheme={scheme}>
          <h3>{title}</h3>
          <ul className="guide-swatches">
            {swatches.map(([token, use]) => (
              <li key={token}>
                <span className="guide-swatch" style={{ '--back': `var(--${token})` }} />
                <b>{token}</b>
                <span>{use}</span>
              </li>
            ))}
          </ul>
          <ul className="guide-pairs">
            {pairs.map(([ink, paper, least]) => (
              <Pair key={`${ink} ${paper}`} ink={ink} paper={paper} least={least} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
