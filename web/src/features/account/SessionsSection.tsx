import { serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { AccountSection, focusSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { SessionRow } from './SessionRow.js';
import { sessionWords } from './session-words.js';
import { sessionsApi, useSessionsQuery } from './sessions-api.js';
import { useAct } from './use-act.js';

const id = 'browsers';

function Waiting() {
  return (
    <Loading label="Your browsers are being looked up" className="grid w-full gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  );
}

type SessionsSectionProps = { userId: string; onEndAll: () => void };

/** Where the user is signed in, and how to end that. */
export function SessionsSection({ userId, onEndAll }: SessionsSectionProps) {
  const { data: sessions, error, isFetching, refetch } = useSessionsQuery(userId);
  const { act, run } = useAct('Signing out did not work. Please try again in a moment.');
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const end = async (ids: readonly string[], done: string) => {
    const ended = await run((dispatch) => dispatch(sessionsApi.endpoints.endSessions.initiate(ids, { track: false })), done);
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
            <SessionRow
              key={session.id}
              session={session}
              isBusy={act.isBusy}
              onEnd={() => void end([session.id], `Signed out: ${sessionWords(session)}`)}
            />
          ))}
        </ul>
      )}
      {!sessions && isFetching && <Waiting />}
      {!sessions && !isFetching && (
        <p role="alert">
          {serverMessage(error) ?? 'We couldn’t look up where you are signed in.'}{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <ActOutcome act={act} />
      <div className={buttonRow}>
        {others.length > 0 && (
          <Button
            look="secondary"
            busy={act.isBusy}
            onClick={() =>
              void end(
                others.map((other) => other.id),
                'All other browsers are signed out',
              )
            }
          >
            Sign out other browsers
          </Button>
        )}
        <Button look="secondary" onClick={onEndAll}>
          Sign out everywhere
        </Button>
      </div>
    </AccountSection>
  );
}
