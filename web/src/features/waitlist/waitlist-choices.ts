/** The contract's options once more: importing the contract would bring its rules along, which a first load needn't have. */
export const waitlistChoices = ['London', 'Paris', 'Madrid', 'New York', 'Other'] as const;
