import { messageOf, NONCE_BYTES, SEED_BYTES, teamTag } from '#shared/ballots/ballot.ts';
import { blind, MODULUS_BYTES, unblind } from '#shared/ballots/blind-rsa.ts';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { fingerprintOf, type Manifest, questionTag } from '#shared/ballots/manifest.ts';
import type { OwnBallot } from '#shared/models/own-ballot.ts';
import { TEAMS_WITH_KEYS_MAX } from '#shared/rules/ballots.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { AskedRight, BallotKeeper } from './kept-ballot.ts';

/** What somebody is shown of a run: the keys that everybody is given have to be those of the same run. */
export interface ShownRun {
  readonly own: OwnBallot;
  /** The texts of the questions in the run's own language, in their order. */
  readonly questions: readonly string[];
  /** The team they are compared by, null for none; left out where its name is not told. */
  readonly team?: string | null;
}

/** What the collecting of a ballot asks of the server. */
export interface BallotCalls {
  /** The manifest, asked for without a session. */
  readonly manifest: () => Promise<string>;
  /** The run as it is shown now, with the session; null where it has no ballots any more. */
  readonly shown: () => Promise<ShownRun | null>;
  /** Has a blinded number signed, with the session. */
  readonly sign: (asked: Pick<AskedRight, 'blinded' | 'key' | 'again'>) => Promise<string>;
}

/** What is not as it has to be. */
export type Suspicion =
  /** The run has another fingerprint than the keys everybody is given. */
  | 'fingerprint'
  /** Other questions are asked than those everybody is told of. */
  | 'questions'
  /** The key can be one of this respondent alone, or is of another team. */
  | 'key'
  /** What came back was not signed with the key. */
  | 'signature';

export type Collected =
  | { readonly kind: 'ready' }
  /** It was given out to another browser; `again`: one more was, too. */
  | { readonly kind: 'elsewhere'; readonly again: boolean }
  /** They have answered without a ballot. */
  | { readonly kind: 'answered' }
  /** The run has changed since it was shown: it is to be shown anew. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'suspicious'; readonly why: Suspicion };

interface Collecting {
  readonly run: { readonly id: string; readonly kind: RunKind; readonly about: string };
  readonly shown: ShownRun;
  readonly keeper: BallotKeeper;
  readonly calls: BallotCalls;
  /** Asks for one more, in place of a lost one. */
  readonly again?: boolean;
}

/**
 * Has a ballot signed unless the device keeps one for this opening. Everything is kept before the request goes off: without
 * a reply the same one is sent again. Two tabs wait for each other. Fails where the server cannot be asked, or refuses.
 */
export function collectBallot(collecting: Collecting): Promise<Collected> {
  const work = () => collect(collecting);
  return 'locks' in navigator ? navigator.locks.request(`ballot ${collecting.run.id}`, work) : work();
}

async function collect(collecting: Collecting): Promise<Collected> {
  const { run, shown, calls } = collecting;
  const first = await look(run.id, await calls.manifest(), shown);
  if (typeof first !== 'string') return haveSigned(collecting, first, shown.own);
  // The run may have been closed and opened again between the two replies: both are asked for once more.
  const now = await calls.shown();
  if (now === null) return { kind: 'changed' };
  const second = await look(run.id, await calls.manifest(), now);
  if (typeof second === 'string') return { kind: 'suspicious', why: second };
  return { kind: 'changed' };
}

/** What is under the keys that everybody is given. */
interface Looked {
  readonly manifest: Manifest;
  readonly fingerprint: Bytes;
}

/** Holds what everybody is told against what this respondent is; a suspicion where it is not the same. */
async function look(runId: string, text: string, shown: ShownRun): Promise<Looked | Suspicion> {
  const fingerprint = await fingerprintOf(text);
  if (toBase64Url(fingerprint) !== shown.own.fingerprint) return 'fingerprint';
  const manifest = JSON.parse(text) as Manifest; // border: held against its hash, and looked at below
  if (manifest.run !== runId) return 'fingerprint';
  const tags = await Promise.all(shown.questions.map(questionTag));
  if (tags.join() !== manifest.questions.join()) return 'questions';
  return (await isOneOfFew(runId, manifest, shown)) ? { manifest, fingerprint } : 'key';
}

/** Whether the key is everybody's, or that of a team: a key of one's own would name whoever uses it. */
async function isOneOfFew(runId: string, { keys }: Manifest, { own, team }: ShownRun): Promise<boolean> {
  const key = keys[own.key];
  const [everybody, ...ofTeams] = keys;
  const isWhole =
    everybody?.team === null &&
    ofTeams.length <= TEAMS_WITH_KEYS_MAX &&
    ofTeams.every((one) => one.team !== null) &&
    new Set(keys.map((one) => one.team)).size === keys.length &&
    new Set(keys.map((one) => one.n)).size === keys.length;
  if (!key || !isWhole || fromBase64Url(key.n).length !== MODULUS_BYTES) return false;
  if (own.key === 0 || team === undefined) return true;
  return team !== null && key.team === toBase64Url(await teamTag(runId, team));
}

async function haveSigned(
  { run, keeper, calls, again = false }: Collecting,
  { manifest, fingerprint }: Looked,
  own: OwnBallot,
): Promise<Collected> {
  const kept = keeper.read();
  const ofThis = kept?.right?.fingerprint === own.fingerprint ? kept.right : null;
  if (ofThis?.signature) return { kind: 'ready' };
  const waits = ofThis !== null && ofThis.key === own.key;
  if (!waits && own.issued && !again) return { kind: 'elsewhere', again: own.again };

  const ballot = {
    kind: run.kind,
    about: run.about,
    nonce: kept?.nonce ?? drawn(NONCE_BYTES),
    seed: kept?.seed ?? drawn(SEED_BYTES),
    sent: kept?.sent ?? null,
    earlier: kept?.earlier ?? [],
    tried: kept?.tried ?? [],
  };
  const modulus = fromBase64Url(manifest.keys[own.key]!.n);
  const message = messageOf(fromBase64Url(ballot.nonce), fingerprint);
  const right = waits && (ofThis.again || !again) ? ofThis : await newRight(modulus, message, { own, manifest, again });
  keeper.write({ ...ballot, right });
  let signed: string;
  try {
    signed = await calls.sign({ blinded: right.blinded, key: right.key, again: right.again });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'already_answered') return { kind: 'answered' };
    if (code === 'conflict') return { kind: 'changed' };
    if (code !== 'ballot_issued') throw error;
    // Nothing can come of this one any more.
    keeper.write({ ...ballot, right: null });
    return { kind: 'elsewhere', again: own.again || right.again };
  }
  try {
    const signature = await unblind(modulus, message, fromBase64Url(signed), BigInt(`0x${right.inverse}`));
    keeper.write({ ...ballot, right: { ...right, signature: toBase64Url(signature) } });
    return { kind: 'ready' };
  } catch {
    return { kind: 'suspicious', why: 'signature' };
  }
}

async function newRight(
  modulus: Bytes,
  message: Bytes,
  { own, manifest, again }: { readonly own: OwnBallot; readonly manifest: Manifest; readonly again: boolean },
): Promise<AskedRight> {
  const { blinded, inverse } = await blind(modulus, message);
  return {
    opening: manifest.opening,
    fingerprint: own.fingerprint,
    key: own.key,
    blinded: toBase64Url(blinded),
    inverse: inverse.toString(16),
    again,
    signature: null,
  };
}

const drawn = (bytes: number) => toBase64Url(randomBytes(bytes));
