import { planNames, planPrices, yearlyPerMonthCents, yearlySavingPercent } from '@city-genie/contracts/billing/plans';
import { plansRoute } from '@city-genie/contracts/billing/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Payments } from '../stripe/payments.js';

const dollars = (cents: number) => Math.round(cents) / 100;

export type PlansDeps = { prices: Payments['prices'] | undefined; savingsLabel: string | undefined };

/** GET /api/plans: what can be bought. Without a payment provider a plan's name stands for its price. */
export function registerPlans(app: Service, { prices, savingsLabel }: PlansDeps): void {
  const [monthly, yearly] = planNames;
  const plans = {
    monthly: {
      amount: dollars(planPrices.monthly.amountCents),
      priceId: prices?.monthly ?? monthly,
      label: 'per month',
      period: 'month',
      displayName: 'Monthly',
    },
    yearly: {
      amount: dollars(planPrices.yearly.amountCents),
      priceId: prices?.yearly ?? yearly,
      period: 'year',
      displayName: 'Yearly',
      monthlyEquivalent: dollars(yearlyPerMonthCents),
      savings: savingsLabel ?? `Save ${yearlySavingPercent}%`,
    },
  };
  app.route({ ...plansRoute, handler: async () => ({ success: true, plans }) as const });
}
