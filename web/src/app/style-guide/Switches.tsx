import { useState } from 'react';
import { Switch } from '../../ui/late/Switch.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { Row, Specimen } from './Chapter.js';

function Working({ text, first }: { text: string; first: boolean }) {
  const [isOn, setIsOn] = useState(first);
  return (
    <Switch isOn={isOn} onSwitch={setIsOn}>
      {text}
    </Switch>
  );
}

const stay = () => undefined;

/** Switches in their states. */
export function Switches() {
  return (
    <Row columns={5} title="A switch, for what takes effect at once">
      <Specimen name="off">
        <Working text="News of my cities" first={false} />
      </Specimen>
      <Specimen name="on">
        <Working text="Sign-in notices" first />
      </Specimen>
      <Specimen name="focus" isFocused>
        <Working text="Focused" first />
      </Specimen>
      <Specimen name="busy" note="keeps the focus, ignores presses">
        <Switch isOn busy onSwitch={stay}>
          On its way
        </Switch>
      </Specimen>
      <Specimen name="disabled" note="still reachable, says why">
        <Tooltip text="You can’t change your own rights">
          {(id) => (
            <Switch isOn aria-disabled="true" aria-describedby={id} onSwitch={stay}>
              Administrator
            </Switch>
          )}
        </Tooltip>
      </Specimen>
    </Row>
  );
}
