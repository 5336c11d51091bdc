import { compress, encodingsIn } from '../encodings.js';
import type { Answer } from './answer.js';

/** Smaller ones fit into the first packet anyway. */
const leastBytes = 1024;

/**
 * A large reply as the client prefers it. One that is streamed, or encoded already, is passed on as it is.
 *
 * @param accepted the client's `accept-encoding`
 */
export async function compressReply(answer: Answer, accepted: string | undefined): Promise<Answer> {
  const { headers, content } = answer;
  if (!Buffer.isBuffer(content) || content.length < leastBytes || headers['content-encoding'] !== undefined) {
    return answer;
  }
  const { 'content-length': _length, ...same } = headers;
  const varied = { ...same, vary: [headers.vary ?? [], 'accept-encoding'].flat().join(', ') };
  const [encoding] = encodingsIn(accepted);
  return encoding === undefined
    ? { ...answer, headers: varied }
    : { ...answer, headers: { ...varied, 'content-encoding': encoding }, content: await compress[encoding](content) };
}
