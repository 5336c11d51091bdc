import type { ShownSession } from '@city-genie/contracts/account/routes';
import { deviceWords, hourWords, sessionWords, timeWords } from './session-words.js';

type SessionRowProps = { session: ShownSession; isBusy: boolean; onEnd: () => void };

/** A browser in which the user is signed in. Those of the same kind are told apart by when that was. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const device = deviceWords(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{device}</p>
        <p className="text-small text-ink-soft">
          {session.isCurrent ? 'Active now.' : `Last used ${hourWords(session.lastUsedAt)}.`}
          {session.startedAt !== null && ` Signed in ${timeWords(session.startedAt)}.`}
        </p>
      </div>
      {session.isCurrent ? (
        <p className="text-small font-medium text-accent">This browser</p>
      ) : (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={onEnd}
          className="min-h-11 text-small underline decoration-edge underline-offset-4 hover:decoration-accent aria-disabled:text-ink-soft"
        >
          Sign out <span className="sr-only">{sessionWords(session)}</span>
        </button>
      )}
    </li>
  );
}
