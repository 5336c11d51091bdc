const item = {
  type: 'object',
  properties: { id: { type: 'string' }, title: { type: 'string' }, description: { type: 'string' }, rating: { type: 'number' } },
} as const;

/** Schema of the stub's reply, so that it is serialised like those of our services. */
export const stubReplySchema = {
  type: 'object',
  properties: { success: { type: 'boolean' }, items: { type: 'array', items: item } },
} as const;

const description = 'A small square behind the river where nobody hurries, good coffee on the corner, and a bench in the afternoon sun.';

/** About 2 KB of JSON, the size of a plan with a few stops. */
export const stubReply = {
  success: true,
  items: Array.from({ length: 11 }, (_, index) => ({ id: `stub-${index}`, title: `Place number ${index}`, description, rating: 4.5 })),
};
