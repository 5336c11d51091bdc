import { AccountWaiting, YourAccount } from '../../features/account/YourAccount.js';
import { BackLink } from '../../ui/BackLink.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { dialogOpened } from '../dialog-slice.js';
import { useAppDispatch } from '../hooks.js';
import { Farewell } from '../late/Farewell.js';
import { isFarewellPromised } from '../late/farewell.js';
import { UserOnly } from '../late/UserOnly.js';
import { paths } from '../paths.js';

function AccountOfUser() {
  const dispatch = useAppDispatch();
  return (
    <UserOnly waiting={<AccountWaiting />}>
      {(user) => (
        // Of another user nothing may stay: neither what was read nor codes that are shown.
        <YourAccount
          key={user.id}
          userId={user.id}
          onChangePassword={() => dispatch(dialogOpened('changePassword'))}
          onEndAllSessions={() => dispatch(dialogOpened('signOutEverywhere'))}
          onDelete={() => dispatch(dialogOpened('deleteAccount'))}
        />
      )}
    </UserOnly>
  );
}

/** /account: what we know of the signed-in user, and what they can do about it; right after its end, a farewell. */
export function YourAccountPage() {
  const isHydrated = useHydrated();
  if (isHydrated && isFarewellPromised()) {
    return <Farewell />;
  }
  return (
    <article className="mx-auto max-w-7xl px-4 pt-2 pb-10 sm:px-6 lg:px-10 lg:pt-6">
      <header className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <BackLink to={paths.home}>Back to Home</BackLink>
        <div>
          <h1 className="mt-4 -ml-[0.04em] text-display leading-[1.02] lg:mt-0">Your account</h1>
          <p className="mt-5 max-w-[46ch] text-lead leading-normal text-pretty">
            What we know of you, who is signed in as you, and everything that you can change or take back.
          </p>
        </div>
      </header>
      <div className="mt-10 lg:mt-14">
        <noscript>
          <p className="mb-6 max-w-prose">Your account needs JavaScript, which is off in this browser.</p>
        </noscript>
        {/* Until then it isn't known whether somebody has just deleted their account, whom it would lead to log in. */}
        {isHydrated ? <AccountOfUser /> : <AccountWaiting />}
      </div>
    </article>
  );
}
