import { OutLink } from '../../ui/OutLink.js';

const link = 'underline decoration-edge underline-offset-2 hover:decoration-accent';

/** Whose map it is, wherever its tiles come from, and what its lines are not. The licence of the data asks that the first is always seen. */
export function MapCredit() {
  return (
    <p className="justify-between gap-x-6 text-[0.75rem] leading-normal text-ink-soft sm:flex">
      <span>Lines show the order, not the streets. </span>
      <span>
        ©&nbsp;
        <OutLink href="https://www.openmaptiles.org/" className={link}>
          OpenMapTiles
        </OutLink>{' '}
        ©&nbsp;
        <OutLink href="https://www.openstreetmap.org/copyright" className={link}>
          OpenStreetMap contributors
        </OutLink>
      </span>
    </p>
  );
}
