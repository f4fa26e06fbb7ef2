import { digestOf, saltOf } from '#shared/ballots/ballot.ts';
import { type Bytes, joined, sha256, toBase64Url, utf8 } from '#shared/ballots/bytes.ts';
import { ballotEntry, inOrder, rootOf } from '#shared/ballots/record.ts';
import type { RunRecord } from '#shared/models/ballot.ts';
import type { Copy } from '../repositories/released.ts';
import { planReleases } from '../repositories/release-rule.ts';
import type { Response } from '../repositories/responses.ts';
import type { Run } from '../repositories/run.ts';

/** So many ballots, or digests of answers, are a part: an item of the table holds 400 kB. */
const PART_ENTRIES = { ballots: 1_300, answers: 12_000 } as const;

const DAY = 'YYYY-MM-DD'.length;

/** What a record is made of beside the answers. */
interface Recorded {
  readonly run: Pick<
    Run,
    'id' | 'title' | 'workspaceName' | 'createdAt' | 'openedAt' | 'closedAt' | 'questions' | 'smallestGroup'
  >;
  /** In their order. */
  readonly openings: RunRecord['openings'];
  readonly invited: number;
  /** From which the seeds of answers without a ballot follow. */
  readonly secret: Bytes;
}

/** An answer as it was given, and as it is shown; null where it is not. */
export interface Pair {
  readonly response: Response;
  readonly copy: Copy | null;
}

/** What is shown of a run that is closed. */
export interface ShownAnswers {
  /** Each with the ballot it came with, saying what is shown of it. */
  readonly shown: readonly Response[];
  /** How many are not shown. */
  readonly waiting: number;
}

/**
 * What is shown of a closed run when everything is released that may be; the release may be on its way still, and what it
 * will come to follows from the same rule. A survey is released before its record is made: of it nothing more will be.
 */
export function shownAtEnd(
  { kind, resultsVisibility, smallestGroup }: Pick<Run, 'kind' | 'resultsVisibility' | 'smallestGroup'>,
  pairs: readonly Pair[],
): ShownAnswers {
  const keysOf = (is: (pair: Pair) => boolean) => pairs.filter(is).map(({ response }) => response.key);
  const releases =
    kind === 'survey' || resultsVisibility === 'live'
      ? []
      : planReleases(
          {
            visibility: resultsVisibility,
            smallest: smallestGroup,
            open: false,
            shown: pairs.length,
            waiting: keysOf(({ copy }) => copy === null),
            changed: keysOf(({ copy, response }) => copy !== null && !copy.renewed && !isSame(copy, response)),
          },
          // In which order they come makes no difference: all of them are released.
          () => 0,
        );
  const released = new Set(releases.flatMap(({ keys }) => keys));
  const shown = pairs.flatMap(({ response, copy }) => {
    if (released.has(response.key)) return [response];
    return copy === null ? [] : [{ ...response, answers: copy.answers }];
  });
  return { shown, waiting: pairs.length - shown.length };
}

/**
 * The record of a closed run, of the answers that are shown; null where fewer than the smallest group are. What a watcher
 * can tell of two records of a run, before and after it was opened again, is what the results tell: answers come to it, and
 * are replaced in it, by no fewer than the smallest group.
 */
export async function runRecord(
  { run, openings, invited, secret }: Recorded,
  { shown, waiting }: ShownAnswers,
): Promise<{ head: RunRecord; parts: Bytes[] } | null> {
  if (shown.length < run.smallestGroup) return null;
  const ballots = shown.flatMap(({ ballot }) => (ballot ? [ballotEntry(ballot)] : []));
  const seeds = await Promise.all(shown.map((response) => seedOf(secret, response)));
  const lists = [
    { kind: 'ballots' as const, question: null, entries: inOrder(ballots) },
    ...(await Promise.all(
      run.questions.map(async (_, question) => {
        const digests = shown.map(async ({ answers }, index) =>
          digestOf(await saltOf(seeds[index]!, question), answers[question] ?? null),
        );
        return { kind: 'answers' as const, question, entries: inOrder(await Promise.all(digests)) };
      }),
    )),
  ];
  const parts = lists.flatMap(({ kind, question, entries }) =>
    inParts(entries, PART_ENTRIES[kind]).map((part) => ({ kind, question, entries: part })),
  );
  const head = {
    version: 1 as const,
    run: run.id,
    title: run.title,
    workspace_name: run.workspaceName,
    opened_on: (run.openedAt ?? run.createdAt).slice(0, DAY),
    closed_on: (run.closedAt ?? run.createdAt).slice(0, DAY),
    openings,
    invited,
    counted: ballots.length,
    others: shown.length - ballots.length,
    waiting,
    parts: parts.map(({ kind, question, entries }) => ({ kind, question, entries: entries.length })),
  };
  const root = await rootOf(
    head,
    parts.flatMap(({ entries }) => entries),
  );
  return { head: { ...head, root: toBase64Url(root) }, parts: parts.map(({ entries }) => joined(...entries)) };
}

/** An answer with its ballot, where it came with one. */
interface Seeded {
  readonly key: string;
  readonly ballot?: { readonly seed: Uint8Array } | null | undefined;
}

/** From what the salts of an answer follow: its ballot, or for one without the secret of the record. */
export async function seedOf(secret: Bytes, { key, ballot }: Seeded): Promise<Bytes> {
  return ballot ? new Uint8Array(ballot.seed) : sha256(secret, utf8(key));
}

function isSame(copy: Copy, { answers }: Response): boolean {
  return JSON.stringify(copy.answers) === JSON.stringify(answers);
}

function inParts(entries: readonly Bytes[], size: number): Bytes[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
    entries.slice(part * size, (part + 1) * size),
  );
}
