import { Field } from '../../ui/Field.js';
import { CodeInput } from '../../ui/late/CodeInput.js';
import { QrCode } from '../../ui/late/QrCode.js';
import { Row, Specimen } from './Chapter.js';

const label = 'Code from your authenticator app';

export function Codes() {
  return (
    <Row columns={3} title="A code of six digits, and the picture that an app reads">
      <Specimen name="empty" note="one input; whatever isn’t a digit is left out, also when pasted">
        <Field label={label}>{(control) => <CodeInput {...control} />}</Field>
      </Specimen>
      <Specimen name="filled in">
        <Field label={label}>{(control) => <CodeInput {...control} defaultValue="204816" />}</Field>
      </Specimen>
      <Specimen name="invalid">
        <Field label={label} error="This code is not correct">
          {(control) => <CodeInput {...control} defaultValue="204816" />}
        </Field>
      </Specimen>
      <Specimen name="a QR code" note="dark on white in either scheme, since many readers take no other">
        <QrCode text="https://example.com/" label="QR code of an address" className="w-40" />
      </Specimen>
    </Row>
  );
}
