import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** Whether what is read here is what the page shows, and not what stands around it. */
export const ShownData = createContext(false);

/** When each reply that is kept came, in milliseconds. */
const readAt = new Map<string, number>();
/** How many parts of the page show each of them. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that a reply has come just now. */
export async function noted<T>(key: unknown, reply: Promise<T>): Promise<T> {
  const content = await reply;
  readAt.set(JSON.stringify(key), Date.now());
  tell();
  return content;
}

/** Says that the reply kept under a key is shown while the component is there; null shows nothing. */
export function useShown(key: unknown): void {
  const counts = use(ShownData);
  const name = key === null || !counts ? null : JSON.stringify(key);
  useEffect(() => {
    if (name === null) return undefined;
    shown.set(name, (shown.get(name) ?? 0) + 1);
    tell();
    return () => {
      const left = (shown.get(name) ?? 1) - 1;
      if (left > 0) shown.set(name, left);
      else shown.delete(name);
      tell();
    };
  }, [name]);
}

/** Of what time the page is: when the oldest of what it shows came, in milliseconds; null while it shows nothing. */
export function useOldestShown(): number | null {
  return useSyncExternalStore(subscribe, oldestShown, oldestShown);
}

function oldestShown(): number | null {
  const times = [...shown.keys()].flatMap((key) => readAt.get(key) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
