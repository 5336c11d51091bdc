/** Whether the site itself is about to go back in the history, because a layer above the page is gone (`late/use-back.ts`). */
export const ownBack = { isUnderWay: false };
