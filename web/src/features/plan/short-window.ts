/** Windows with little room, as phones have, also when they are turned: what is shown at once is less. */
export const shortWindow = '(width < 40rem), (height < 30rem) and (width < 64rem)';
