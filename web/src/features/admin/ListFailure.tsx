import { serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import type { Failure } from './failure.js';

type ListFailureProps = {
  error: Failure;
  /** What has failed, in words. */
  title: string;
  onAgain: () => void;
};

/** In the place of a list that could not be read, and what to do now. A toast has said it aloud already. */
export function ListFailure({ error, title, onAgain }: ListFailureProps) {
  return (
    <Notice isSmall title={title} text={serverMessage(error)}>
      <Button onClick={onAgain}>Try again</Button>
    </Notice>
  );
}
