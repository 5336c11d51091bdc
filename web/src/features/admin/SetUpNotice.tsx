import { paths } from '../../app/paths.js';
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
        {/* A plain link: the page is opened anew, at this part of it. */}
        <a href={`${paths.account}#two-step-verification`} className={buttonClass()}>
          Set up two-step verification
        </a>
      </Notice>
    </div>
  );
}
