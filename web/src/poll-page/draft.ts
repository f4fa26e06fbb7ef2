/** What has been typed, by question id. */
export type Answers = Readonly<Record<string, string>>;

/** Typed text that is not on the server yet, or whose arrival is not confirmed. */
export interface Draft {
  readonly answers: Answers;
  /** The session these answers were already sent under (arrived or not), so that sending again replaces, never doubles. */
  readonly session: string | null;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PROBE = 'tonus:probe';
const keyOf = (token: string) => `tonus:draft:${token}`;

/** The draft kept on this device for a link; null when there is none, or storage is closed to us. */
export function readDraft(storage: Storage | null, token: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keyOf(token)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('answers' in stored)) return null;
    const { answers, session } = stored as { answers: unknown; session?: unknown };
    if (typeof answers !== 'object' || answers === null) return null;
    const texts = Object.entries(answers).filter(([, text]) => typeof text === 'string');
    return { answers: Object.fromEntries(texts), session: typeof session === 'string' ? session : null };
  } catch {
    return null;
  }
}

/** Keeps the draft. A full storage loses it: the text itself stays on the page. */
export function keepDraft(storage: Storage | null, token: string, draft: Draft): void {
  try {
    storage?.setItem(keyOf(token), JSON.stringify(draft));
  } catch {
    // Said once, before typing: see canKeep.
  }
}

/** Whether this browser keeps anything at all; private modes refuse. */
export function canKeep(storage: Storage | null): boolean {
  try {
    storage?.setItem(PROBE, '1');
    storage?.removeItem(PROBE);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Forgets the draft of a link. */
export function dropDraft(storage: Storage | null, token: string): void {
  try {
    storage?.removeItem(keyOf(token));
  } catch {
    // Closed storage kept nothing.
  }
}
