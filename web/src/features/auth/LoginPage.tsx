import { paris } from '@city-genie/city-data/cities/paris';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { standingLink } from '../../ui/link-class.js';
import { AccountPage } from './AccountPage.js';
import { LoginForm } from './LoginForm.js';
import { pathAfterLogin } from './path-after-login.js';

/** An ordered number (docs/rules/site.md#numbers-that-were-ordered). */
const createdToastMs = 10_000;

/** Says that an account was created, to those whom registration sends here without a payment. */
function useCreatedToast(): void {
  const dispatch = useDispatch();
  const query = new URLSearchParams(useLocation().search);
  const isPending = query.get('message') === 'stripe-pending';
  const said = useRef(false);
  useEffect(() => {
    if (isPending && !said.current) {
      said.current = true;
      dispatch(
        toastShown({
          tone: 'success',
          title: 'Account Created Successfully!',
          text: 'Payment setup is pending. Please contact support for immediate access.',
          durationMs: createdToastMs,
        }),
      );
    }
  }, [isPending, dispatch]);
}

/** /login; `?redirect=` is where it leads, if that is a path of this site. */
export function LoginPage() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  useCreatedToast();
  return (
    <AccountPage
      city={paris}
      time="night"
      title="Welcome back"
      lead="The lamp is still on, and Paris kept you a seat by the window."
      needsScript="Logging in"
    >
      <LoginForm onLoggedIn={(loggedIn) => void navigate(pathAfterLogin(loggedIn, query.get('redirect')), { replace: true })} />
      <p className="mt-10 border-t border-line pt-5 text-ink-soft">
        New here?{' '}
        <Link to={paths.register} className={standingLink}>
          Create an account
        </Link>
      </p>
    </AccountPage>
  );
}
