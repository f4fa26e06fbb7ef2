import { useSyncExternalStore, type ReactNode } from 'react';
import { newUuid } from '#web/lib/new-uuid.ts';

/** What is told in the corner of the screen. */
export interface Toast {
  readonly id: string;
  readonly message: ReactNode;
  readonly tone: 'good' | 'attention';
  /** Stays until it is closed, where others go after as long as every message of success. */
  readonly lasting: boolean;
  /** On its way out. */
  readonly leaving: boolean;
}

/** So many are shown at once, the others wait. */
const SHOWN = 3;

/** As long as its style takes to have one come or go. */
export const PASSAGE_MILLISECONDS = 250;

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Tells something in the corner of the screen, once for one id; gives the id by which it is taken back. */
export function showToast({
  id = newUuid(),
  message,
  tone = 'good',
  lasting = false,
}: Pick<Toast, 'message'> & Partial<Pick<Toast, 'id' | 'tone' | 'lasting'>>): string {
  if (!toasts.some((toast) => toast.id === id && !toast.leaving))
    change([...toasts.filter((toast) => toast.id !== id), { id, message, tone, lasting, leaving: false }]);
  return id;
}

/** Lets one go: at once where it is not shown yet. */
export function hideToast(id: string): void {
  const shown = shownToasts().some((toast) => toast.id === id && !toast.leaving);
  change(shown ? toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)) : without(id));
  if (shown)
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id || !toast.leaving)), PASSAGE_MILLISECONDS);
}

/** What is shown now, the oldest first: those that are leaving, and the first of the others. */
export function shownToasts(): readonly Toast[] {
  const staying = toasts.filter(({ leaving }) => !leaving).slice(0, SHOWN);
  return toasts.filter((toast) => toast.leaving || staying.includes(toast));
}

/** The same for whoever draws them. */
export function useToasts(): readonly Toast[] {
  useSyncExternalStore(watch, () => toasts);
  return shownToasts();
}

function without(id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id || toast.leaving);
}

function change(changed: readonly Toast[]): void {
  toasts = changed;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
