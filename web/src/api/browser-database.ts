/** A database of the browser. `make`: lays out a new one, or one of an earlier version. */
export type Database = { name: string; version: number; make: (base: IDBDatabase) => void };

/** What a request to a database gives. */
export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A database that doesn't open for so long counts as refused: in some browsers it never does, and nobody is kept waiting for it. */
const openingMs = 1500;

/** The database of a request to open one. Rejects where it is refused, or doesn't answer. */
function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('The database of the browser does not open'));
    }, openingMs);
    request.onsuccess = () => {
      clearTimeout(timer);
      if (isLate) {
        request.result.close();
      } else {
        resolve(request.result);
      }
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

/** The stores of one transaction, by name. */
type Stores = (name: string) => IDBObjectStore;

/**
 * Does something in one transaction; opened for each, so that no other tab or version ever waits for this one. Rejects where storage is
 * refused or full, or doesn't answer.
 */
export async function within<T>(
  { name, version, make }: Database,
  stores: string[],
  mode: IDBTransactionMode,
  work: (store: Stores) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => make(request.result);
  const base = await opened(request);
  try {
    const transaction = base.transaction(stores, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work((store) => transaction.objectStore(store)), done]);
    return result;
  } finally {
    base.close();
  }
}
