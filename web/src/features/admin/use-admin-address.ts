import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Parameters of the address; what is undefined or empty is left out. */
type Change = Readonly<Record<string, string | number | undefined>>;

/** A query string after a change, with its question mark; empty without parameters. */
function searchAfter(search: string, change: Change): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') {
      params.delete(name);
    } else {
      params.set(name, String(value));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** A change of the address that isn't shown yet: the router renders it when there is time, and the next change has to build on it. */
let onTheWay: { from: string; to: string } | undefined;

/** What the dashboard shows lives in the address, so that reload and Back keep it. */
export function useAdminAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Shown by now, or left for another address.
    if (onTheWay?.from !== search) {
      onTheWay = undefined;
    }
  }, [search]);
  const goTo = (to: string, options?: { replace: boolean }) => {
    onTheWay = { from: search, to };
    void navigate({ search: to }, options);
  };
  const searchWith = (change: Change) => searchAfter(search, change);
  return {
    params: new URLSearchParams(search),
    searchWith,
    /** `replace`: instead of the entry of history that is shown. */
    go: (change: Change, { replace = false } = {}) =>
      goTo(searchAfter(onTheWay?.from === search ? onTheWay.to : search, change), { replace }),
    /** The same without any parameter of before. */
    open: (params: Change) => goTo(searchAfter('', params)),
  };
}
