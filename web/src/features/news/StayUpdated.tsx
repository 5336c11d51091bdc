import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { buttonClass } from '../../ui/button-class.js';
import { Card } from '../../ui/Card.js';

/** The way to the waitlist, which is all the newsletter that there is. */
export function StayUpdated() {
  return (
    <Card tone="wash" className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div>
        <h2 className="text-head">Stay Updated</h2>
        <p className="mt-2 max-w-prose text-pretty">
          Our newsletter is the waitlist: we write when a city opens, or when it is your turn to come in, and about nothing else.
        </p>
      </div>
      <Link to={paths.waitlist} className={buttonClass()}>
        Join Our Newsletter
      </Link>
    </Card>
  );
}
