import { useEffect } from 'react';
import { useAdminAddress } from './use-admin-address.js';

/** Rows on one page. */
export const pageSize = 25;

/** The server counts no further. */
const lastPossiblePage = 10_000;

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPossiblePage) : 1;
}

/** Which page of a list is shown, and how to show others. */
export function useListPages() {
  const { params, go, searchWith } = useAdminAddress();
  const ofPage = (page: number) => ({ page: page > 1 ? page : undefined });
  return {
    page: pageOf(params.get('page')),
    /** For a page that is not there any more. */
    correctPage: (page: number) => go(ofPage(page), { replace: true }),
    /** The query string of a page. */
    searchOfPage: (page: number) => searchWith(ofPage(page)),
  };
}

type ShownList = {
  /** How many rows there are on all pages. */
  total: number;
  /** It is the page of the address, as the server has it now. */
  isCurrent: boolean;
};

/** How many pages the list fills. When the one of the address is beyond them, the last one is shown. */
export function usePageCount(
  { page, correctPage }: Pick<ReturnType<typeof useListPages>, 'page' | 'correctPage'>,
  list: ShownList,
): number {
  const pages = Math.min(Math.max(1, Math.ceil(list.total / pageSize)), lastPossiblePage);
  const isBeyond = list.isCurrent && page > pages;

  useEffect(() => {
    if (isBeyond) {
      correctPage(pages);
    }
  });

  return pages;
}
