import { findCity } from '@city-genie/city-data/catalog';
import { type ReportOutcome, reportOutcomes } from '@city-genie/contracts/place-report/endpoints';
import type { ReportedPlace } from '@city-genie/contracts/place-report/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Fold } from '../../../ui/late/Fold.js';
import { standingLink } from '../../../ui/link-class.js';
import { dayWords } from '../user-words.js';
import { outcomeWords, reasonText, timesWords } from './report-words.js';

type Message = ReportedPlace['messages'][number];

/** So many are read at once. */
const firstMessages = 3;

/** What visitors wrote. It may be in any script, so it stands by itself; nothing in it is a link. */
function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <ul className="grid gap-3">
      {messages.map(({ text, at }) => (
        <li key={`${at} ${text}`} className="border-l-2 border-line pl-3 text-small wrap-anywhere">
          <p dir="auto">{text}</p>
          <p className="text-note text-ink-soft">
            <time dateTime={at}>{dayWords(at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

type ActsProps = {
  place: ReportedPlace;
  /** What is being decided; meanwhile nothing else can be. */
  act: ReportOutcome | undefined;
  onDecide: (outcome: ReportOutcome) => void;
  /** Id of the text that says what follows. */
  describedBy: string;
};

const nothing = () => undefined;

function Acts({ place: { name }, act, onDecide, describedBy }: ActsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {reportOutcomes.map((outcome) => (
        <Button
          key={outcome}
          look="secondary"
          className="text-small"
          busy={act === outcome}
          aria-disabled={act !== undefined}
          aria-describedby={describedBy}
          onClick={act === undefined ? () => onDecide(outcome) : nothing}
        >
          <span>
            {outcomeWords[outcome]} <span className="sr-only">({name})</span>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** A place that was reported: what is said to be wrong with it, how often, and what can be decided. */
export function ReportedPlaceItem(props: ActsProps) {
  const { name, city: key, isInCatalogue, reasons, messages } = props.place;
  const city = findCity(key);
  const others = messages.slice(firstMessages);
  return (
    <li className="grid gap-x-12 gap-y-3 border-t border-line py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid content-start gap-1.5">
        <h3 className="text-lead wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <Link to={paths.city(city?.key ?? key)} className={standingLink}>
            {city?.name ?? key}
          </Link>
          {!isInCatalogue && <Badge>Not in the catalogue any more</Badge>}
        </p>
        <p className="text-note text-ink-soft tabular-nums">{timesWords(props.place)}</p>
      </div>
      <div className="grid content-start gap-4">
        <ul className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <li key={reason.reason}>
              <Badge>{reasonText(reason)}</Badge>
            </li>
          ))}
        </ul>
        {messages.length > 0 && <Messages messages={messages.slice(0, firstMessages)} />}
        {others.length > 0 && (
          <Fold isQuiet summary={`${others.length} older`}>
            {() => <Messages messages={others} />}
          </Fold>
        )}
        <Acts {...props} />
      </div>
    </li>
  );
}
