import { askSubscriptionStatus } from '../../features/auth/subscription-status-api.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { selectCurrentUser } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';

/** Shown to a signed-in visitor while the server can't tell whether they have paid, with a way to ask again. */
export function PaymentUnknown({ isPage = false }: { isPage?: boolean }) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectCurrentUser)?.id;
  return (
    <Notice
      role="alert"
      isPage={isPage}
      isSmall={!isPage}
      title="We couldn’t check your subscription"
      text="It hasn’t changed; we only can’t see it at the moment. Paris is open meanwhile."
    >
      <Button onClick={() => userId !== undefined && void dispatch(askSubscriptionStatus(userId))}>Try again</Button>
    </Notice>
  );
}
