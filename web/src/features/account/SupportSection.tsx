import type { Account } from '@city-genie/contracts/account/routes';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { buttonClass } from '../../ui/button-class.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { AccountSection } from './AccountSection.js';
import { isSubscriber, supportAddress } from './support-address.js';

/** Whom to ask. */
export function SupportSection({ account }: { account: Account }) {
  const { data: config } = useSiteConfigQuery();
  return (
    <AccountSection id="support" title="Support">
      <p>
        {isSubscriber(account)
          ? 'Your subscription comes with priority support: what you write to us is answered first.'
          : 'Something is wrong, or missing? Write to us, and a person answers.'}
      </p>
      {config && (
        <a href={supportAddress(config.supportEmail, account)} className={buttonClass('secondary')}>
          <span>
            Write to <MailAddress address={config.supportEmail} />
          </span>
        </a>
      )}
    </AccountSection>
  );
}
