import { buttonClass } from '../../ui/button-class.js';
import { Notice } from '../../ui/Notice.js';

/** In the place of a tab while the installation asks for a second factor that the administrator doesn't have. */
export function SetUpNotice() {
  return (
    <div className="pt-2">
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
    </div>
  );
}
