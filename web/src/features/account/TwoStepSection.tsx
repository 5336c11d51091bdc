import type { Account } from '@city-genie/contracts/account/routes';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import type { StartedSecondFactor } from '@city-genie/contracts/second-factor/routes';
import { useState } from 'react';
import { AccountSection, focusSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { secondFactorApi } from './second-factor-api.js';
import { TwoStepOff } from './TwoStepOff.js';
import { TwoStepOn } from './TwoStepOn.js';
import { TwoStepSetUp } from './TwoStepSetUp.js';
import { useAct } from './use-act.js';

const id = 'two-step-verification';

const { startSecondFactor, removeSecondFactor, renewRecoveryCodes } = secondFactorApi.endpoints;

/** What the section is busy with, other than being on or off. `kept`: what is said once the codes are kept. */
type Step = { name: 'set-up'; started: StartedSecondFactor } | { name: 'codes'; codes: readonly string[]; kept: string };

/** The second factor: on or off, being set up, or its recovery codes, which are shown once. */
export function TwoStepSection({ account: { username, secondFactor } }: { account: Account }) {
  const [step, setStep] = useState<Step>();
  const { act, run, tell } = useAct('That did not work. Please try again in a moment.');

  const start = async () => {
    const started = await run((dispatch) => dispatch(startSecondFactor.initiate(undefined, { track: false })));
    if (started) {
      setStep({ name: 'set-up', started });
    }
  };
  const renew = async () => {
    const renewed = await run((dispatch) => dispatch(renewRecoveryCodes.initiate(undefined, { track: false })));
    if (renewed) {
      setStep({ name: 'codes', codes: renewed.recoveryCodes, kept: 'Your new recovery codes count from now on' });
    }
  };
  const turnOff = async () => {
    const removed = await run(
      (dispatch) => dispatch(removeSecondFactor.initiate(undefined, { track: false })),
      secondFactorMessages.removed,
    );
    if (removed) {
      focusSection(id);
    }
  };
  const leave = (said?: string) => {
    setStep(undefined);
    tell(said);
    focusSection(id);
  };

  return (
    <AccountSection id={id} title="Two-step verification" note={secondFactor.isRequired ? secondFactorMessages.isRequired : undefined}>
      {step?.name === 'set-up' && (
        <TwoStepSetUp
          username={username}
          started={step.started}
          onConfirmed={(codes) => setStep({ name: 'codes', codes, kept: 'Two-step verification is on' })}
          onCancel={() => leave()}
        />
      )}
      {step?.name === 'codes' && <RecoveryCodes username={username} codes={step.codes} onKept={() => leave(step.kept)} />}
      {!step && !secondFactor.isOn && <TwoStepOff isBusy={act.isBusy} onStart={() => void start()} />}
      {!step && secondFactor.isOn && (
        <TwoStepOn secondFactor={secondFactor} isBusy={act.isBusy} onRenew={() => void renew()} onTurnOff={() => void turnOff()} />
      )}
      <ActOutcome act={act} />
    </AccountSection>
  );
}
