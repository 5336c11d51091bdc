import { mayLeavePage } from '../../ui/late/leaving.js';
import { otherSite } from '../../ui/late/other-site.js';
import { subscriptionApi } from './subscription-api.js';
import { useAct } from './use-act.js';

/** The payment provider's pages for the card and the invoices; their address is good for a few minutes, so it is asked for when it is wanted. */
export function usePortal() {
  const { act, run } = useAct('These pages could not be opened. Please try again in a moment.');
  const open = async () => {
    const reply = await run((dispatch) => dispatch(subscriptionApi.endpoints.billingPortal.initiate(undefined, { track: false })));
    if (reply && mayLeavePage()) {
      otherSite.open(reply.url);
    }
  };
  return { act, open };
}
