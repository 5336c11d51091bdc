import { Moon, Search, Sun, X } from 'lucide-react';
import { BackLink } from '../../ui/BackLink.js';
import { Button } from '../../ui/Button.js';
import type { ButtonLook } from '../../ui/button-class.js';
import { IconButton } from '../../ui/IconButton.js';
import { MapLinks } from '../../ui/late/MapLinks.js';
import { textLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import { Row, Specimen } from './Chapter.js';

const looks: readonly { look: ButtonLook; use: string; text: string }[] = [
  { look: 'primary', use: 'what the page is for; darker under a pointer', text: 'Explore Paris' },
  { look: 'secondary', use: 'the other way on; its paper sinks under a pointer', text: 'Join Waitlist' },
  { look: 'quiet', use: 'back, or never mind; its line takes the accent', text: 'Back to Paris' },
  { look: 'danger', use: 'can’t be undone; fills under a pointer', text: 'Delete user' },
];

function States({ look, text }: { look: ButtonLook; text: string }) {
  return (
    <>
      <Specimen name="default">
        <Button look={look}>{text}</Button>
      </Specimen>
      <Specimen name="with an icon">
        <Button look={look}>
          <Search aria-hidden="true" className="size-4" />
          {text}
        </Button>
      </Specimen>
      <Specimen name="focus" isFocused>
        <Button look={look}>{text}</Button>
      </Specimen>
      <Specimen name="disabled" note="aria-disabled, still reachable">
        <Button look={look} aria-disabled="true">
          {text}
        </Button>
      </Specimen>
      <Specimen name="busy" note="keeps the focus, ignores presses">
        <Button look={look} busy>
          {text}
        </Button>
      </Specimen>
    </>
  );
}

export function Buttons() {
  return (
    <>
      {looks.map(({ look, use, text }) => (
        <Row key={look} columns={5} title={`${look.charAt(0).toUpperCase()}${look.slice(1)}: ${use}`}>
          <States look={look} text={text} />
        </Row>
      ))}
      <Row title="Icon alone: 44 pixels, named for listeners">
        {[
          { label: 'Theme: light', Icon: Sun },
          { label: 'Close', Icon: X },
          { label: 'Theme: dark', Icon: Moon },
        ].map(({ label, Icon }) => (
          <Specimen key={label} name={label}>
            <IconButton label={label}>
              <Icon aria-hidden="true" className="size-5" />
            </IconButton>
          </Specimen>
        ))}
        <Specimen name="focus" isFocused>
          <IconButton label="Close, focused">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </Specimen>
      </Row>
      <Row title="Links">
        <Specimen name="in a text" note="its line takes the accent under a pointer">
          <p>
            Read{' '}
            <a href="#type" className={textLink}>
              how it is set
            </a>{' '}
            first.
          </p>
        </Specimen>
        <Specimen name="way back">
          <BackLink to="#buttons">Home</BackLink>
        </Specimen>
        <Specimen name="out of the site" note="a new tab, said to listeners">
          <OutLink href="https://open-meteo.com/">Weather data by Open-Meteo.com</OutLink>
        </Specimen>
        <Specimen name="to a map" isWide>
          <MapLinks name="Jardin du Luxembourg" location="Rue de Médicis" city="Paris" mapText="Map" directionsText="Directions" />
        </Specimen>
      </Row>
    </>
  );
}
