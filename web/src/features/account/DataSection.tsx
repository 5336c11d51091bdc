import { Button } from '../../ui/Button.js';
import { saveFile } from '../../ui/late/save-file.js';
import { AccountSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { dataApi } from './data-api.js';
import { useAct } from './use-act.js';

/** Everything that is stored about the user, as a file. */
export function DataSection() {
  const { act, run } = useAct('Your data could not be put together. Please try again in a moment.');
  const download = async () => {
    const reply = await run(
      (dispatch) => dispatch(dataApi.endpoints.exportAccount.initiate(undefined, { track: false })),
      'Your file is ready',
    );
    if (reply) {
      saveFile(`city-genie-export-${reply.exportedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(reply, undefined, 2));
    }
  };
  return (
    <AccountSection id="data" title="Your data">
      <p>
        One file with all that we keep about you: your profile and preferences, where you are signed in, your subscription, your entry on
        the waitlist and the mails that we have sent you. It is JSON, which people can read and other services can take in. Passwords and
        keys are not in it.
      </p>
      <Button look="secondary" busy={act.isBusy} onClick={() => void download()}>
        {act.isBusy ? 'Putting it together…' : 'Download my data'}
      </Button>
      <ActOutcome act={act} />
    </AccountSection>
  );
}
