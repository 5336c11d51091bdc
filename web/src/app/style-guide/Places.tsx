import { CategoryIcon, categories } from '../../ui/late/CategoryIcon.js';
import { PlacePattern } from '../../ui/late/PlacePattern.js';

/** A category without its own icon gets a pin, but still a pattern. */
const shown = [...categories, 'restaurant', 'anything else'];

export function Places() {
  return (
    <ul className="guide-places">
      {shown.map((category) => (
        <li key={category}>
          <PlacePattern id={`guide-${category}`} category={category} className="guide-pattern" />
          <span className="guide-place-name">
            <CategoryIcon category={category} />
            {category}
          </span>
        </li>
      ))}
    </ul>
  );
}
