/** The fields that aren't blank, for a request with optional fields. */
export function filledIn(fields: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...fields].filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));
}
