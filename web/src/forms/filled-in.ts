/** The fields that are not blank, for a request where some may be left out. */
export function filledIn(fields: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...fields].filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));
}
