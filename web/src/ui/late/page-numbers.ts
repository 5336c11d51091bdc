/** What a row of page numbers shows: the first, the last, the current page and its neighbours; `null` stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const inOrder = [...new Set(shown)].sort((a, b) => a - b);
  return inOrder.flatMap((number, index) => {
    const before = inOrder[index - 1] ?? 0;
    // A single page takes no more room than the sign for it.
    const between = number - before === 2 ? [before + 1] : number - before > 2 ? [null] : [];
    return [...between, number];
  });
}
