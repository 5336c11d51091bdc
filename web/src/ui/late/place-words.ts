import type { MealName } from '@city-genie/city-data/city';

export const mealTitles: Readonly<Record<MealName, string>> = { lunch: 'Lunch', dinner: 'Dinner' };

/** What to do before one goes; nothing where nobody books. */
export const bookingTexts: Readonly<Record<'none' | 'advised' | 'required', string | undefined>> = {
  none: undefined,
  advised: 'Booking advised',
  required: 'Book ahead',
};
