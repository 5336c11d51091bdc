import { ProviderError } from './provider-error.js';

/** @throws ProviderError `unusable` when the text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unusable', 'the provider sent no JSON', { cause });
  }
}
