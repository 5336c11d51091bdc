import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/late/Dialog.js';
import { Fold } from '../../ui/late/Fold.js';
import { Menu, MenuItem, MenuLine, MenuLink, MenuTitle } from '../../ui/late/Menu.js';
import { Tabs } from '../../ui/late/Tabs.js';
import { Toast } from '../../ui/late/Toast.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { Row, Specimen } from './Chapter.js';

function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
        <Dialog title="Leave this plan?" onClose={close}>
          <p className="guide-soft">It stays in the address: Back brings it again.</p>
          <p className="guide-mood-row">
            <Button onClick={close}>Leave</Button>
            <Button look="quiet" onClick={close}>
              Stay
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}

function MenuSpecimen() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Menu button={<Button look="secondary">ada</Button>}>
        <MenuTitle>Signed in as ada@example.org</MenuTitle>
        <MenuItem onSelect={() => setChosen('Change Password')}>Change Password</MenuItem>
        <MenuLink>
          <a href="#tables">To the tables</a>
        </MenuLink>
        <MenuItem isDisabled onSelect={() => setChosen('Invoices')}>
          Invoices, soon
        </MenuItem>
        <MenuLine />
        <MenuItem isDanger onSelect={() => setChosen('Logout')}>
          Logout
        </MenuItem>
      </Menu>
      <p role="status" className="guide-soft">
        {chosen && `Chosen: ${chosen}`}
      </p>
    </>
  );
}

function Toasts() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const close = (title: string) => setClosed([...closed, title]);
  return (['success', 'error'] as const).map((tone) => {
    const title = tone === 'success' ? 'Welcome to the waitlist!' : 'Something went wrong';
    return (
      <Specimen key={tone} name={tone} note={tone === 'success' ? 'goes after 5 s, waits under a pointer' : 'stays until closed'} isWide>
        {!closed.includes(title) && (
          <Toast
            tone={tone}
            title={title}
            text={tone === 'success' ? waitlistMessages.joined : 'Please try again later.'}
            onClose={() => close(title)}
          />
        )}
      </Specimen>
    );
  });
}

export function Layers() {
  return (
    <>
      <Row title="Dialog, menu, tooltip">
        <Specimen name="dialog" note="the browser’s own, modal">
          <DialogSpecimen />
        </Specimen>
        <Specimen name="menu" note="arrows, first letters, Escape">
          <MenuSpecimen />
        </Specimen>
        <Specimen name="tooltip" note="700 ms under a pointer, at once by keyboard">
          <Tooltip text="Registration temporarily disabled">
            {(id) => (
              <Button aria-disabled="true" aria-describedby={id}>
                Register
              </Button>
            )}
          </Tooltip>
        </Specimen>
      </Row>
      <Row title="Toast, one at a time">
        <Toasts />
      </Row>
      <Row title="Tabs and folds">
        <Specimen name="tabs" note="arrow keys" isWide>
          <Tabs
            label="About Chez Ada"
            tabs={[
              { value: 'details', text: 'Details', content: 'Zinc counter, eight tables, a slate with five dishes.' },
              { value: 'tips', text: 'Tips', content: 'Come before eight or after ten.' },
              { value: 'mood', text: 'Mood Match', content: <i className="guide-serif">For evenings that refuse to end.</i> },
            ]}
          />
        </Specimen>
        <Specimen name="fold" note="drawn when first opened" isWide>
          <Fold summary="3 tips">{() => <p className="guide-soft">The side door has no queue.</p>}</Fold>
          <Fold isQuiet summary="A quiet one">
            {() => <p className="guide-soft">For what few people need.</p>}
          </Fold>
        </Specimen>
      </Row>
    </>
  );
}
