/** One value of a storage that may be closed or full: then nothing is kept, and nothing breaks. */
export interface Slot {
  readonly read: () => string | null;
  readonly write: (value: string) => void;
  readonly clear: () => void;
}

/** The value under a key of the page's storage. */
export function slot(kind: 'localStorage' | 'sessionStorage', key: string): Slot {
  return slotIn(openStorage(kind), key);
}

/** The same of a storage at hand; null keeps nothing. */
export function slotIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null, key: string): Slot {
  const quietly = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null; // private mode, or full: what matters lives on the page
    }
  };
  return {
    read: () => quietly(() => storage?.getItem(key) ?? null),
    write: (value) => void quietly(() => storage?.setItem(key, value)),
    clear: () => void quietly(() => storage?.removeItem(key)),
  };
}

/** The names of everything the page's storage keeps; none where it may not be looked at. */
export function keys(kind: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}

const PROBE = '1';

/** Whether this browser keeps anything at all; private modes refuse. */
export function keeps(probe: Slot): boolean {
  probe.write(PROBE);
  const kept = probe.read() === PROBE;
  probe.clear();
  return kept;
}

/** Null where the browser forbids even looking at its storage. */
function openStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
