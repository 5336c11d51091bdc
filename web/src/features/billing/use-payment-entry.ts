import { useLocation, useNavigate } from 'react-router-dom';

const paymentStep = { step: 'payment' } as const;

const isPayment = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === paymentStep.step;

/** Gives the payment an entry of its own in the browser's history, so that Back leads from there to the plans and not off the page. */
export function usePaymentEntry() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isEntered = isPayment(state);
  return {
    isEntered,
    /** After a reload the entry is there already. */
    enter: () => void navigate({ search }, { state: paymentStep, replace: isEntered }),
    leave: () => void navigate(-1),
  };
}
