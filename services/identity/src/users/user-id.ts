/** Whether a text is a user's id as we write it. MongoDB would also take capitals, and then the same user would have two ids. */
export function isUserId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
