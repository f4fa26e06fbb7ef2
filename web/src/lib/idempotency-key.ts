import type { Route } from '#shared/contract/route.ts';
import { newUuid } from './new-uuid.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/** Who presses again after so long wants another one; the server itself knows a key for a day. */
const MEANT_AGAIN_MILLISECONDS = 10 * MINUTE_MS;

/** The keys of what was asked for and is not known to be done, by route and input. */
const open = new Map<string, { readonly key: string; readonly askedAt: number }>();

/** One action of the person: the key its request carries, and what to call once its outcome is known. */
export interface Action {
  readonly key: string;
  readonly settle: () => void;
}

/**
 * The key for a request that creates. The same request, sent again while nobody knows what became of it, carries the
 * same key, so that it is carried out once; once that is known, or after an edit, it is another action.
 */
export function actionOf(route: Route, input: unknown): Action {
  const now = Date.now();
  const name = JSON.stringify([route.key, input]);
  for (const [other, { askedAt }] of open) if (now - askedAt > MEANT_AGAIN_MILLISECONDS) open.delete(other);
  const key = open.get(name)?.key ?? newUuid();
  open.set(name, { key, askedAt: now });
  return { key, settle: () => void open.delete(name) };
}
