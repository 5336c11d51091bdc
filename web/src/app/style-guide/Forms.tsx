import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Select } from '../../ui/Select.js';
import { Row, Specimen } from './Chapter.js';
import { Codes } from './Codes.js';
import { Passwords } from './Passwords.js';
import { Switches } from './Switches.js';

const cities = ['London', 'Paris', 'Madrid', 'New York', 'Other'] as const;

function Options() {
  return (
    <>
      <option value="">Choose a city</option>
      {cities.map((city) => (
        <option key={city}>{city}</option>
      ))}
    </>
  );
}

function Boxes() {
  return (
    <>
      <Specimen name="empty">
        <Field label="Name">{(control) => <Input {...control} autoComplete="off" />}</Field>
      </Specimen>
      <Specimen name="filled, with a hint">
        <Field label="Username" hint="At least 3 characters">
          {(control) => <Input {...control} defaultValue="ada" autoComplete="off" />}
        </Field>
      </Specimen>
      <Specimen name="focus" isFocused>
        <Field label="Email">{(control) => <Input {...control} type="email" autoComplete="off" />}</Field>
      </Specimen>
      <Specimen name="invalid" note="its error is read out with it">
        <Field label="Email" error="Please enter a valid email address">
          {(control) => <Input {...control} type="email" defaultValue="ada@" autoComplete="off" />}
        </Field>
      </Specimen>
      <Specimen name="disabled" note="only where nothing explains it better">
        <Field label="Plan">{(control) => <Input {...control} disabled defaultValue="Monthly" />}</Field>
      </Specimen>
      <Specimen name="a date" note="the browser’s own picker">
        <Field label="Date">{(control) => <Input {...control} type="date" className="tabular-nums" defaultValue="2025-06-21" />}</Field>
      </Specimen>
    </>
  );
}

function Lists() {
  return (
    <>
      <Specimen name="default" note="the browser’s own list: a wheel on phones, typing to find">
        <Field label="City">
          {(control) => (
            <Select {...control}>
              <Options />
            </Select>
          )}
        </Field>
      </Specimen>
      <Specimen name="invalid">
        <Field label="City" error="Please choose a city">
          {(control) => (
            <Select {...control}>
              <Options />
            </Select>
          )}
        </Field>
      </Specimen>
      <Specimen name="disabled">
        <Field label="City">
          {(control) => (
            <Select {...control} disabled defaultValue="Paris">
              <Options />
            </Select>
          )}
        </Field>
      </Specimen>
    </>
  );
}

function Lines() {
  return (
    <>
      <Specimen name="empty">
        <Field label="Name">{(control) => <Input {...control} look="line" autoComplete="off" />}</Field>
      </Specimen>
      <Specimen name="invalid">
        <Field label="Email" error="Please enter a valid email address">
          {(control) => <Input {...control} look="line" autoComplete="off" />}
        </Field>
      </Specimen>
      <Specimen name="list">
        <Field label="City">
          {(control) => (
            <Select {...control} look="line">
              <Options />
            </Select>
          )}
        </Field>
      </Specimen>
    </>
  );
}

export function Forms() {
  return (
    <>
      <Row columns={3} title="A box, in dialogs and on cards">
        <Boxes />
      </Row>
      <Row columns={3} title="A list">
        <Lists />
      </Row>
      <Row columns={3} title="A line, where the form is part of the page">
        <Lines />
      </Row>
      <Passwords />
      <Codes />
      <Switches />
    </>
  );
}
