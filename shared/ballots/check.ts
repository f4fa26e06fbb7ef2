import type { Recount, RunRecord } from '../models/ballot.ts';
import { digestOf, messageOf } from './ballot.ts';
import { isSigned, MODULUS_BYTES } from './blind-rsa.ts';
import { type Bytes, fromBase64Url, toBase64Url } from './bytes.ts';
import { fingerprintOf, type Manifest } from './manifest.ts';
import {
  ANSWER_ENTRY_BYTES,
  BALLOT_ENTRY_BYTES,
  compareBytes,
  type CountedBallot,
  entriesOf,
  rootOf,
  toCountedBallot,
} from './record.ts';

/*
 * Checking a record: everything follows from what anybody can download, and nothing is believed. A page, a script of its
 * own (scripts/verify-run-record.ts) and a respondent's browser say what is found here in words.
 */

/** A record with its parts. */
export interface WholeRecord {
  readonly head: RunRecord;
  /** In the order of `head.parts`. */
  readonly parts: readonly Bytes[];
}

/** What is checked of a record, in the order in which it is told. */
export const CHECKS = ['signatures', 'repeats', 'limits', 'whole', 'manifests', 'root'] as const;
export type Check = (typeof CHECKS)[number];

/** What came of a check. */
export interface Finding {
  readonly check: Check;
  /** How many things are wrong: none where it holds. */
  readonly wrong: number;
}

/** A record that was looked through. */
export interface CheckedRecord {
  readonly findings: readonly Finding[];
  /** By opening: what its manifest says, null where it is none, and its fingerprint. */
  readonly openings: readonly { readonly manifest: Manifest | null; readonly fingerprint: Bytes }[];
  readonly ballots: readonly CountedBallot[];
  /** By question index, in base64url. */
  readonly digests: readonly ReadonlySet<string>[];
}

/** Looks a record through. Throws for what has not even the fields of one. */
export async function checkRecord({ head, parts }: WholeRecord): Promise<CheckedRecord> {
  const openings = await Promise.all(
    head.openings.map(async ({ manifest }) => ({
      manifest: readManifest(manifest),
      fingerprint: await fingerprintOf(manifest),
    })),
  );
  const entries = parts.map((part, index) => entriesOf(part, entryBytes(head.parts[index]?.kind)));
  const ballots = entries.flatMap((list, index) => (isOfBallots(head, index) ? list.map(toCountedBallot) : []));
  const questions = openings[0]?.manifest?.questions.length ?? 0;
  const answers = Array.from({ length: questions }, (_, question) =>
    entries.filter((_list, index) => head.parts[index]?.question === question).flat(),
  );
  const lists = [entries.filter((_, index) => isOfBallots(head, index)).flat(), ...answers];
  const root = toBase64Url(await rootOf(head, entries.flat()));
  const wrong: Readonly<Record<Check, number>> = {
    signatures: await countUnsigned(ballots, openings),
    repeats: ballots.length - new Set(ballots.map(({ nonce }) => toBase64Url(nonce))).size,
    limits: countOverLimits(head, ballots, openings[0]?.manifest?.smallest_group ?? 0),
    whole: countCutOff({ head, parts }, ballots.length, answers) + count(lists, (list) => !isSorted(list)),
    manifests: count(openings, ({ manifest }, index) => manifest === null || !isOf(manifest, head, index, questions)),
    root: root === head.root ? 0 : 1,
  };
  return {
    findings: CHECKS.map((check) => ({ check, wrong: wrong[check] })),
    openings,
    ballots,
    digests: answers.map((list) => new Set(list.map(toBase64Url))),
  };
}

/**
 * What a record says of a ballot: `counted`; `missing` though the run has signed it, which proves that it was left out,
 * unless it came in so few that they wait; `foreign` where the run has not signed it.
 */
export async function checkReceipt(
  { ballots, openings }: CheckedRecord,
  receipt: CountedBallot,
): Promise<'counted' | 'missing' | 'foreign'> {
  const nonce = toBase64Url(receipt.nonce);
  // One that was sent again after another opening stands there with the signature of that.
  if (!(await isOfRun(receipt, openings))) return 'foreign';
  return ballots.some((ballot) => toBase64Url(ballot.nonce) === nonce) ? 'counted' : 'missing';
}

/** The places of those answers, each as its digest, that are not in a record. */
export function missingAnswers({ digests }: CheckedRecord, own: readonly Bytes[]): number[] {
  return own.flatMap((digest, place) => (digests[place]?.has(toBase64Url(digest)) ? [] : [place]));
}

/** What came of counting the answers to a question anew. */
export interface RecountedQuestion {
  readonly answers: number;
  /** Answers that are not in the record, or were told more often than they are. */
  readonly wrong: number;
  /** Answers of the record that were not told. */
  readonly untold: number;
}

/** Compares answers that were exported with a record, question by question. */
export async function checkRecount({ digests }: CheckedRecord, recount: Recount): Promise<RecountedQuestion[]> {
  return Promise.all(
    digests.map(async (digestsOfQuestion, place) => {
      const left = new Set(digestsOfQuestion);
      const answers = recount.questions[place]?.answers ?? [];
      const own = await Promise.all(answers.map(async ({ answer, salt }) => digestOf(fromBase64Url(salt), answer)));
      const wrong = count(own, (digest) => !left.delete(toBase64Url(digest)));
      return { answers: answers.length, wrong, untold: left.size };
    }),
  );
}

type Openings = CheckedRecord['openings'];

async function countUnsigned(ballots: readonly CountedBallot[], openings: Openings): Promise<number> {
  const signed = await Promise.all(ballots.map((ballot) => isOfRun(ballot, openings)));
  return count(signed, (is) => !is);
}

/** Whether a key of the run has signed a ballot, for the opening it names. */
async function isOfRun({ opening, key, nonce, signature }: CountedBallot, openings: Openings): Promise<boolean> {
  const found = openings[opening - 1];
  const n = found?.manifest?.keys[key]?.n;
  if (!found || n === undefined) return false;
  try {
    return await isSigned(fromBase64Url(n), messageOf(nonce, found.fingerprint), signature);
  } catch {
    return false;
  }
}

/** How many numbers are above what they may be. */
function countOverLimits(head: RunRecord, ballots: readonly CountedBallot[], smallest: number): number {
  const over = head.openings.map(({ issued, again }, index) => {
    const counted = count(ballots, ({ opening }) => opening === index + 1);
    return Number(counted > issued) + Number(issued > head.invited + again) + Number(again > issued);
  });
  return over.reduce((sum, number) => sum + number, 0) + Number(head.waiting > 0 && head.waiting >= smallest);
}

/** How many parts and lists have another number of entries than the record says. */
function countCutOff({ head, parts }: WholeRecord, ballots: number, answers: readonly (readonly Bytes[])[]): number {
  const cut = head.parts.filter(
    ({ kind, entries }, index) => parts[index]?.length !== entries * entryBytes(kind),
  ).length;
  const short = count(answers, (list) => list.length !== head.counted + head.others);
  const strange = count(
    head.parts,
    ({ kind, question }) =>
      (kind === 'ballots') !== (question === null) || (question ?? 0) >= Math.max(1, answers.length),
  );
  return cut + short + strange + Number(ballots !== head.counted) + Number(head.version !== 1);
}

function entryBytes(kind: RunRecord['parts'][number]['kind'] | undefined): number {
  return kind === 'ballots' ? BALLOT_ENTRY_BYTES : ANSWER_ENTRY_BYTES;
}

function isOfBallots(head: RunRecord, index: number): boolean {
  return head.parts[index]?.kind === 'ballots';
}

/** Whether entries stand in the order of their bytes, none twice. */
function isSorted(entries: readonly Bytes[]): boolean {
  return entries.every((entry, index) => index === 0 || compareBytes(entries[index - 1]!, entry) < 0);
}

/** Whether a manifest is that of an opening of this run, with keys that are of their length and none like another. */
function isOf(manifest: Manifest, head: RunRecord, index: number, questions: number): boolean {
  const moduli = new Set(manifest.keys.map(({ n }) => n));
  return (
    manifest.version === 1 &&
    manifest.run === head.run &&
    manifest.opening === index + 1 &&
    manifest.questions.length === questions &&
    questions > 0 &&
    moduli.size === manifest.keys.length &&
    [...moduli].every(isModulus)
  );
}

function isModulus(n: string): boolean {
  const bytes = fromBase64Url(n);
  return bytes.length === MODULUS_BYTES && bytes[0]! >= 0x80 && bytes.at(-1)! % 2 === 1;
}

/** Null for a text that is no manifest. */
function readManifest(text: string): Manifest | null {
  try {
    const manifest = JSON.parse(text) as Manifest;
    // What is not as it should be is found here, not where a key is looked for.
    manifest.keys.forEach(({ n }) => fromBase64Url(n));
    return Array.isArray(manifest.questions) ? manifest : null;
  } catch {
    return null;
  }
}

function count<T>(list: readonly T[], is: (one: T, index: number) => boolean): number {
  return list.filter(is).length;
}
