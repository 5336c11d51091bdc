import { serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';
import { type Failure, needsSetUp } from './failure.js';

type ListFailureProps = {
  error: Failure;
  /** What has failed, in words. */
  title: string;
  onAgain: () => void;
};

/** In the place of a list that could not be read, and what to do now. A toast has said it aloud already. */
export function ListFailure({ error, title, onAgain }: ListFailureProps) {
  if (needsSetUp(error)) {
    return (
      <Notice
        isSmall
        role="status"
        title="Please set up two-step verification first"
        text="Administrators log in here with their password and a code from an app. You set it up on your account page; then come back."
      >
        {/* The account page moves to this part of it when it is opened, not when the router changes to it. */}
        <a href="/account#two-step-verification" className={buttonClass()}>
          Set up two-step verification
        </a>
      </Notice>
    );
  }
  return (
    <Notice isSmall title={title} text={serverMessage(error)}>
      <Button onClick={onAgain}>Try again</Button>
    </Notice>
  );
}
