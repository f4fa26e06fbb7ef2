import type { answers } from '#shared/contract/answers.ts';
import { type Bytes, fromBase64Url } from '#shared/ballots/bytes.ts';
import type { WholeRecord } from '#shared/ballots/check.ts';
import type { RunRecord } from '#shared/models/ballot.ts';

// The types alone: a change of the contract does not compile here.
const KEYS_PATH: (typeof answers)['getBallotKeys']['path'] = '/api/ballots/{run_id}';
const RECORD_PATH: (typeof answers)['getRunRecord']['path'] = '/api/ballots/{run_id}/record';

/** What is there of a run. */
export type Loaded =
  | { readonly kind: 'record'; readonly record: WholeRecord }
  /** It is open, has none, or is not known. */
  | { readonly kind: 'running' | 'none' | 'not-found' }
  | { readonly kind: 'failed' };

const CLOSED = 409;
/** Whatever the server cannot even read is no run. */
const UNKNOWN = [400, 404, 422];

/** Asks for the record of a run, as anybody: without cookies and without a session. Never fails. */
export async function loadRecord(run: string): Promise<Loaded> {
  try {
    const reply = await ask(RECORD_PATH, run);
    if (reply.ok) {
      const head = (await reply.json()) as RunRecord; // border: our own server's reply, which is checked
      return { kind: 'record', record: { head, parts: await loadParts(head, run) } };
    }
    if (!UNKNOWN.includes(reply.status)) return { kind: 'failed' };
    const keys = await ask(KEYS_PATH, run);
    if (keys.ok) {
      await keys.text();
      return { kind: 'running' };
    }
    if (keys.status === CLOSED) return { kind: 'none' };
    return { kind: UNKNOWN.includes(keys.status) ? 'not-found' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

async function loadParts(head: RunRecord, run: string): Promise<Bytes[]> {
  const parts: Bytes[] = [];
  for (const part of head.parts.keys()) {
    const reply = await ask(`${RECORD_PATH}/${part}`, run);
    // A part that is gone is none: what is missing is found by the check.
    const { entries } = reply.ok ? ((await reply.json()) as { readonly entries: string }) : { entries: '' };
    if (!reply.ok && !UNKNOWN.includes(reply.status)) throw new Error('A part could not be loaded');
    parts.push(fromBase64Url(entries));
  }
  return parts;
}

async function ask(path: string, run: string): Promise<Response> {
  const reply = await fetch(path.replace('{run_id}', encodeURIComponent(run)), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'accept-language': document.documentElement.lang },
  });
  // What is left unread keeps its connection; a refusal says all by its status.
  if (!reply.ok) await reply.text();
  return reply;
}
