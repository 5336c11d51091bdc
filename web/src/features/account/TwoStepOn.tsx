import type { Account } from '@city-genie/contracts/account/routes';
import { useState } from 'react';
import { takeFocus } from '../../forms/take-focus.js';
import { Button } from '../../ui/Button.js';
import { buttonRow } from '../../ui/late/button-row.js';

type SecondFactor = Account['secondFactor'];

type TwoStepOnProps = { secondFactor: SecondFactor; isBusy: boolean; onRenew: () => void; onTurnOff: () => void };

/** From here on new codes are worth a word. */
const fewCodes = 3;

function codesText({ recoveryCodesLeft: left }: SecondFactor): string {
  // Held together, since a number alone at the end of a line says nothing.
  const count = left === 1 ? 'One recovery code is left' : `${left === 0 ? 'No' : left}\u00a0recovery\u00a0codes are left`;
  return left <= fewCodes ? `${count}: it is time for new ones.` : `${count}.`;
}

type QuestionProps = { text: string; yes: string; no: string; isDanger?: boolean; isBusy: boolean; onYes: () => void; onNo: () => void };

/** Asks once more, in the place of the buttons. */
function Question({ text, yes, no, isDanger = false, isBusy, onYes, onNo }: QuestionProps) {
  return (
    <div className="grid gap-3">
      <p ref={takeFocus} tabIndex={-1} className="outline-none">
        {text}
      </p>
      <div className={buttonRow}>
        <Button look={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}

/** What there is to do with a second factor. Those who need one can't turn it off. */
export function TwoStepOn({ secondFactor, isBusy, onRenew, onTurnOff }: TwoStepOnProps) {
  const [question, setQuestion] = useState<'turn-off' | 'renew'>();
  /** Where the focus goes back to. */
  const [left, setLeft] = useState<'turn-off' | 'renew'>();
  const leave = () => {
    setLeft(question);
    setQuestion(undefined);
  };
  return (
    <>
      <p>It is on: after your password we ask for a code of your authenticator app. {codesText(secondFactor)}</p>
      {question === 'turn-off' && (
        <Question
          text="Once it is off, your password alone is enough to get in, and your recovery codes stop working."
          yes="Turn it off"
          no="Keep it"
          isDanger
          isBusy={isBusy}
          onYes={onTurnOff}
          onNo={leave}
        />
      )}
      {question === 'renew' && (
        <Question
          text="You get ten new codes, and those that you have stop working at once."
          yes="Make new codes"
          no="Keep mine"
          isBusy={isBusy}
          onYes={onRenew}
          onNo={leave}
        />
      )}
      {!question && (
        <div className={buttonRow}>
          <Button ref={left === 'renew' ? takeFocus : undefined} look="secondary" onClick={() => setQuestion('renew')}>
            New recovery codes
          </Button>
          {!secondFactor.isRequired && (
            <Button ref={left === 'turn-off' ? takeFocus : undefined} look="quiet" onClick={() => setQuestion('turn-off')}>
              Turn off
            </Button>
          )}
        </div>
      )}
    </>
  );
}
