import { ProviderError } from './provider-error.js';

/**
 * Reads a body as text and stops reading at the limit, whatever its headers say and however well it was compressed.
 * @throws ProviderError `unusable` when it is longer
 */
export async function readBoundedText(response: Response, limitBytes: number): Promise<string> {
  if (!response.body) {
    return '';
  }
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop by a throw cancels the stream, which ends the connection.
  for await (const chunk of response.body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) {
      throw new ProviderError('unusable', `the provider's reply is longer than ${limitBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
