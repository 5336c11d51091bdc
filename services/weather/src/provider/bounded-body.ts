import { ProviderError } from './provider-error.js';

/**
 * Reads a body as text, and stops at the limit, whatever its headers and compression.
 * @throws ProviderError `unusable` when it is longer
 */
export async function readBoundedText(response: Response, limitBytes: number): Promise<string> {
  if (!response.body) {
    return '';
  }
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // A throw out of the loop cancels the stream, which closes the connection.
  for await (const chunk of response.body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) {
      throw new ProviderError('unusable', `the provider's reply is longer than ${limitBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
