/**
 * The first seed of every plan: people with equal choices get the same first plan, which the server has cached
 * (docs/rules/plans.md#seeds).
 */
export const firstSeed = '1';
