/** Something that a browser remembers or doesn't; where its storage is blocked, it doesn't. */
type StoredFlag = {
  /** @returns whether it is remembered */
  set: () => boolean;
  isSet: () => boolean;
  clear: () => void;
};

/** `storage`: asked for each time, since even that may be refused. */
export function storedFlag(storage: () => Storage, key: string): StoredFlag {
  return {
    set: () => {
      try {
        storage().setItem(key, '1');
        return true;
      } catch {
        return false;
      }
    },
    isSet: () => {
      try {
        return storage().getItem(key) !== null;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        storage().removeItem(key);
      } catch {
        // Then it was never there.
      }
    },
  };
}
