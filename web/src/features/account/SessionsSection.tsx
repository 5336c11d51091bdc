import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import type { ShownSession } from '@city-genie/contracts/account/routes';
import { Button } from '../../ui/Button.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { AccountSection, focusSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { dayWords, deviceWords, hourWords } from './session-words.js';
import { sessionsApi, useSessionsQuery } from './sessions-api.js';
import { useAct } from './use-act.js';

const id = 'browsers';

function SessionRow({ session, isBusy, onEnd }: { session: ShownSession; isBusy: boolean; onEnd: () => void }) {
  const device = deviceWords(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{device}</p>
        <p className="text-small text-ink-soft">
          {session.startedAt !== null && `Since ${dayWords(session.startedAt)}. `}
          Last here {hourWords(session.lastUsedAt)}.
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
          Sign out <span className="sr-only">{device}</span>
        </button>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="sr-only">
        Your browsers are being looked up
      </p>
      <SkeletonGroup className="grid w-full gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    </>
  );
}

type SessionsSectionProps = { userId: string; onEndAll: () => void };

/** Where the user is signed in, and how to end that. */
export function SessionsSection({ userId, onEndAll }: SessionsSectionProps) {
  const { data: sessions, isFetching, refetch } = useSessionsQuery(userId);
  const { act, run } = useAct('This browser could not be signed out. Please try again in a moment.');
  const end = async (sessionId: string) => {
    const ended = await run(
      (dispatch) => dispatch(sessionsApi.endpoints.endSession.initiate(sessionId, { track: false })),
      accountPageMessages.sessionEnded,
    );
    if (ended) {
      focusSection(id);
    }
  };
  return (
    <AccountSection
      id={id}
      title="Signed-in browsers"
      note="We keep the kind of browser and device, and no place. One that you don’t know? Sign it out, and change your password."
    >
      {sessions && (
        <ul className="w-full border-t border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={act.isBusy} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      )}
      {!sessions && isFetching && <Waiting />}
      {!sessions && !isFetching && (
        <p role="alert">
          We couldn’t look up where you are signed in.{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <ActOutcome act={act} />
      <Button look="secondary" onClick={onEndAll}>
        Sign out everywhere
      </Button>
    </AccountSection>
  );
}
