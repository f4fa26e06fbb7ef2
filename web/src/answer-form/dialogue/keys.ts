import { toBase64Url } from '#shared/ballots/bytes.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { slot } from '../storage-slot.ts';

/** A dialogue that this device has the key to. */
export interface KeptDialogue {
  readonly key: string;
  /** What the poll is called, and the question. */
  readonly title: string;
  readonly question: string;
  /** How many messages were there when it was last looked at; known to this device alone. */
  readonly seen: number;
  readonly at: string;
}

/** Questions whose answers ask for a reply, with the key that was drawn and the box it opens. */
export type AskedReplies = Readonly<Record<string, { readonly key: string; readonly box: string } | undefined>>;

const KEY_BYTES = 32;
/** Longer than a dialogue lasts after its last message, and a poll before it. */
const KEPT_MILLISECONDS = 200 * DAY_MS;
const kept = slot('localStorage', 'tonus:dialogues');

/** Whether this browser can draw a key: on plain http it has nothing to hash it with. */
export const canDrawKeys = (): boolean => 'subtle' in crypto;

/** Draws the key to a dialogue about an answer in a run: the run's id and 256 bits. The server is told their hash alone. */
export async function drawKey(runId: string): Promise<{ readonly key: string; readonly box: string }> {
  const drawn = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const run = (runId.replaceAll('-', '').match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  const box = new Uint8Array(await crypto.subtle.digest('SHA-256', drawn));
  return { key: toBase64Url([...run, ...drawn]), box: toBase64Url(box) };
}

/** The dialogues this device has keys to, the newest first. */
export function keptDialogues(): KeptDialogue[] {
  try {
    const found = JSON.parse(kept.read() ?? '[]') as KeptDialogue[]; // border: what this device has kept
    return found.filter(({ at }) => Date.now() - Date.parse(at) < KEPT_MILLISECONDS);
  } catch {
    return [];
  }
}

/** Keeps the keys to some dialogues on this device; of those it has already what is new of them. */
export function keepDialogues(dialogues: readonly Omit<KeptDialogue, 'at' | 'seen'>[]): void {
  const before = keptDialogues();
  const at = new Date().toISOString();
  const added = dialogues.filter(({ key }) => !before.some((one) => one.key === key));
  write([...added.map((one) => ({ ...one, seen: 0, at })), ...before]);
}

/** Notes on this device how many messages of a dialogue were seen. */
export function markSeen(key: string, seen: number): void {
  write(keptDialogues().map((one) => (one.key === key ? { ...one, seen } : one)));
}

/** From now on this device does not know these keys. */
export function forgetDialogues(keys: readonly string[]): void {
  write(keptDialogues().filter(({ key }) => !keys.includes(key)));
}

function write(dialogues: readonly KeptDialogue[]): void {
  if (dialogues.length === 0) kept.clear();
  else kept.write(JSON.stringify(dialogues));
}
