import { Field } from '../../ui/Field.js';
import { CheckField } from '../../ui/late/CheckField.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';
import { type Requirement, Requirements } from '../../ui/late/Requirements.js';
import { Row, Specimen } from './Chapter.js';

const requirements: readonly Requirement[] = [
  { id: 'length', label: 'At least 8 characters', isMet: true },
  { id: 'upper', label: 'An uppercase letter', isMet: false },
  { id: 'number', label: 'A number', isMet: true },
];

export function Passwords() {
  return (
    <>
      <Row columns={3} title="A password">
        <Specimen name="default" note="a press by pointer leaves the caret where it is">
          <Field label="Password">
            {(control) => <PasswordInput {...control} shows="password" autoComplete="current-password" defaultValue="Rain-over-Paris" />}
          </Field>
        </Specimen>
        <Specimen name="a line, with requirements" note="ticked off while one types">
          <Field label="New password" hint={<Requirements items={requirements} />}>
            {(control) => (
              <PasswordInput {...control} look="line" shows="new password" autoComplete="new-password" defaultValue="paris-75001" />
            )}
          </Field>
        </Specimen>
        <Specimen name="invalid">
          <Field label="Confirm password" error="Passwords don't match">
            {(control) => <PasswordInput {...control} look="line" shows="confirmation" autoComplete="new-password" />}
          </Field>
        </Specimen>
      </Row>
      <Row columns={3} title="A box to tick">
        <Specimen name="default">
          <CheckField label="I have read this" name="read" />
        </Specimen>
        <Specimen name="ticked">
          <CheckField label="I have read this" name="read" defaultChecked />
        </Specimen>
        <Specimen name="invalid">
          <CheckField label="I have read this" name="read" error="Please read it first" />
        </Specimen>
      </Row>
    </>
  );
}
