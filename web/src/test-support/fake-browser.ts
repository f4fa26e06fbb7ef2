import { vi } from 'vitest';

type Listener = (event: unknown) => void;

export interface FakeBrowser {
  readonly values: Map<string, string>;
  /** What another tab does: changes the storage and lets this one know. */
  readonly otherTab: (key: string, value: string | null) => void;
  /** Storage that refuses everything, as in some private modes. */
  readonly breakStorage: () => void;
}

/** Stands a window with a local storage in the global scope until `vi.unstubAllGlobals()`. */
export function fakeBrowser(): FakeBrowser {
  const values = new Map<string, string>();
  const listeners = new Set<Listener>();
  let broken = false;
  const guard = () => {
    if (broken) throw new Error('The storage is closed');
  };
  const methods = {
    getItem: (key: string) => (guard(), values.get(key) ?? null),
    setItem: (key: string, value: string) => (guard(), void values.set(key, value)),
    removeItem: (key: string) => (guard(), void values.delete(key)),
  };
  // As in a browser, its own keys are what it keeps.
  const localStorage = new Proxy(methods, {
    ownKeys: () => (guard(), [...values.keys()]),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  });
  return {
    values,
    otherTab(key, value) {
      if (value === null) values.delete(key);
      else values.set(key, value);
      for (const listener of listeners) listener({ key, newValue: value });
    },
    breakStorage() {
      broken = true;
    },
  };
}
