import { eachEntry, isRestaurant } from '../check.js';
import { editedPlace, editedRestaurant } from '../entry-schema.js';

/** C01: every field is known and of the right kind; missing and unknown fields are reported by name. */
export const checkSchema = eachEntry('C01', (entry) => {
  const { error } = (isRestaurant(entry) ? editedRestaurant : editedPlace).safeParse(entry);
  return (error?.issues ?? []).map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
});
