import { tokyo } from '@city-genie/city-data/cities/tokyo';
import type { TestVerificationRequest } from '@city-genie/contracts/auth/request';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FormRules } from '../../forms/form-rules.js';
import { refusalText } from '../../forms/refusal-text.js';
import { useForm } from '../../forms/use-form.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { OutLink } from '../../ui/OutLink.js';
import { AccountPage } from './AccountPage.js';
import type { TestLink } from './test-verification-api.js';

const line = { look: 'line', className: 'text-lead' } as const;

async function loadRules(): Promise<FormRules<TestVerificationRequest, TestLink>> {
  const [{ testVerificationRequest }, { testVerificationApi }] = await Promise.all([
    import('@city-genie/contracts/auth/request'),
    import('./test-verification-api.js'),
  ]);
  return {
    schema: testVerificationRequest,
    send: (request, dispatch) => dispatch(testVerificationApi.endpoints.testVerificationEmail.initiate(request, { track: false })),
  };
}

/** A tool for developers: makes a verification link without a mail. */
export function TestVerification() {
  const dispatch = useDispatch();
  const [link, setLink] = useState<TestLink>();
  const { props, errorOf, isBusy } = useForm({
    load: loadRules,
    onSent: ({ reply }) => setLink(reply),
    onRefused: (refusal) =>
      dispatch(toastShown({ tone: 'error', title: 'Error', text: refusalText(refusal, 'Failed to generate test email') })),
  });
  return (
    <AccountPage city={tokyo} time="night" title="Test verification" lead="For developers: a verification link without the mail.">
      <form {...props} aria-label="Test verification" className="grid gap-6 sm:grid-cols-2">
        <Field label="Email" error={errorOf('email')}>
          {(control) => <Input {...control} {...line} name="email" type="email" autoComplete="off" />}
        </Field>
        <Field label="First name" error={errorOf('firstName')}>
          {(control) => <Input {...control} {...line} name="firstName" autoComplete="off" />}
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" busy={isBusy}>
            Generate Test Verification Link
          </Button>
        </div>
      </form>
      {link && (
        <div role="status" className="mt-8 border-t border-line pt-6">
          <p>{link.message}</p>
          <p className="mt-3 mb-5 font-mono text-small wrap-anywhere">{link.verificationUrl}</p>
          <OutLink href={link.verificationUrl} className={buttonClass('secondary')}>
            Test This Link
          </OutLink>
        </div>
      )}
    </AccountPage>
  );
}
