import { Spinner } from '../../ui/late/Spinner.js';

/** While the second step of registration is loaded, and while the payment is set up. */
export function PaymentWait() {
  return <Spinner>Setting up your payment...</Spinner>;
}
