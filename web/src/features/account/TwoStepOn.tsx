import type { Account } from '@city-genie/contracts/account/routes';
import { useState } from 'react';
import { takeFocus } from '../../forms/take-focus.js';
import { Button } from '../../ui/Button.js';

type SecondFactor = Account['secondFactor'];

type TwoStepOnProps = { secondFactor: SecondFactor; isBusy: boolean; onRenew: () => void; onTurnOff: () => void };

/** From here on new codes are worth a word. */
const fewCodes = 3;

function codesText({ recoveryCodesLeft: left }: SecondFactor): string {
  const count = left === 1 ? 'One recovery code is left' : `${left === 0 ? 'No' : left} recovery codes are left`;
  return left <= fewCodes ? `${count}: it is time for new ones.` : `${count}.`;
}

/** Asks once more, in the place of the buttons. */
function Confirmation({ isBusy, onTurnOff, onKeep }: Pick<TwoStepOnProps, 'isBusy' | 'onTurnOff'> & { onKeep: () => void }) {
  return (
    <div className="grid gap-3">
      <p ref={takeFocus} tabIndex={-1} className="outline-none">
        From then on your password alone lets anybody in. Your recovery codes stop working, too.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" busy={isBusy} onClick={onTurnOff}>
          Turn it off
        </Button>
        <Button look="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

/** What there is to do with a second factor. Those who need one can't turn it off. */
export function TwoStepOn({ secondFactor, isBusy, onRenew, onTurnOff }: TwoStepOnProps) {
  const [question, setQuestion] = useState<'open' | 'closed'>();
  return (
    <>
      <p>It is on: after your password we ask for a code of your authenticator app. {codesText(secondFactor)}</p>
      {question === 'open' ? (
        <Confirmation isBusy={isBusy} onTurnOff={onTurnOff} onKeep={() => setQuestion('closed')} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" busy={isBusy} onClick={onRenew}>
            New recovery codes
          </Button>
          {!secondFactor.isRequired && (
            <Button ref={question === 'closed' ? takeFocus : undefined} look="quiet" onClick={() => setQuestion('open')}>
              Turn off
            </Button>
          )}
        </div>
      )}
    </>
  );
}
