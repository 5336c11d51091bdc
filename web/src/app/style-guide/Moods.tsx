import { paris } from '@city-genie/city-data/cities/paris';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { PlacePattern } from '../../ui/late/PlacePattern.js';
import { Skyline } from '../../ui/Skyline.js';
import { sampleMoods } from './sample-moods.js';

const derived = ['accent', 'accent-strong', 'wash', 'wash-edge'] as const;

/** One page in the colours of four moods. */
export function Moods() {
  return (
    <ul className="guide-moods">
      {sampleMoods.map(({ id, name, color }) => (
        <li key={id} data-mood={id} style={{ '--mood': color }}>
          <Skyline city={paris} crop="card" className="guide-mood-sky" />
          <div>
            <h3>{name}</h3>
            <p className="guide-chips">
              <span style={{ '--back': color }}>{color}</span>
              {derived.map((token) => (
                <span key={token} style={{ '--back': `var(--${token})` }}>
                  {token}
                </span>
              ))}
            </p>
            <p className="guide-mood-row">
              <Button>Generate</Button>
              <Badge tone="accent">Your mood</Badge>
            </p>
          </div>
          <PlacePattern id={`guide-${id}`} category="park" className="guide-mood-pattern" />
        </li>
      ))}
    </ul>
  );
}
