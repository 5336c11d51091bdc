import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Row, Specimen } from './Chapter.js';

const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 80] as const;

const forms = [
  { form: 'control', text: 'radius-control', use: 'fields, slips, patterns' },
  { form: 'card', text: 'radius-card', use: 'sheets, skylines' },
  { form: 'full', text: 'full', use: 'buttons, badges' },
] as const;

function Motion() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Specimen name="press" note="with less motion asked for, they are simply there">
        <Button look="secondary" onClick={() => setIsThere(!isThere)}>
          {isThere ? 'And back' : 'Let them go'}
        </Button>
      </Specimen>
      {(['quick', 'calm'] as const).map((pace) => (
        <Specimen
          key={pace}
          name={pace}
          note={pace === 'quick' ? '150 ms, a colour under a pointer' : '450 ms, a lamp, a fold, a mood'}
          isWide
        >
          <span className="guide-track" data-pace={pace} data-there={isThere || undefined} />
        </Specimen>
      ))}
    </>
  );
}

export function Space() {
  return (
    <>
      <div className="guide-row">
        <h3>Space, in pixels</h3>
        <ul className="guide-spaces">
          {spaces.map((space) => (
            <li key={space} style={{ '--space': `${space}px` }}>
              {space}
            </li>
          ))}
        </ul>
      </div>
      <Row title="Corners" columns={3}>
        {forms.map(({ form, text, use }) => (
          <Specimen key={form} name={text} note={use}>
            <span className="guide-form" data-form={form} />
          </Specimen>
        ))}
      </Row>
      <Row title="Height over the page" columns={3}>
        <Specimen name="none" note="nearly everything">
          <span className="guide-form" data-form="card" />
        </Specimen>
        <Specimen name="rise-1" note="hardly">
          <span className="guide-form" data-form="card" data-rise="1" />
        </Specimen>
        <Specimen name="rise-2" note="what floats: menus, toasts, dialogs">
          <span className="guide-form" data-form="card" data-rise="2" />
        </Specimen>
      </Row>
      <Row title="Motion" columns={5}>
        <Motion />
      </Row>
    </>
  );
}
