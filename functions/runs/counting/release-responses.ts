import { randomInt } from 'node:crypto';
import { countDays } from '../repositories/answers-by-day.ts';
import { compareTeams } from '../repositories/compare-teams.ts';
import type { Counted, DelayedRelease } from '../repositories/counters.ts';
import { OF_KIND } from '../repositories/run-kinds.ts';
import type { Run } from '../repositories/run.ts';
import type { Copy } from '../repositories/released.ts';
import { planReleases } from '../repositories/release-rule.ts';
import type { Shown } from '../repositories/releases.ts';
import type { Repositories } from '#data/repositories.ts';
import {
  countResponse,
  forgetUnusedValues,
  type Counted as Said,
  type ResponseCounts,
} from '../repositories/response-counts.ts';
import { toResponse, userOf } from '../repositories/responses.ts';
import type { Change } from '#data/stream.ts';

/** So many steps are done in one go; the stream hands over again where more are left. */
const STEPS_MAX = 500;

/** What came of it: `more` when not everything that may be shown is. */
export type Outcome = 'counted' | 'gone' | 'more';

type Begun = Omit<Counted, 'last'> & { readonly release: DelayedRelease };

/**
 * Counts who has answered a run that does not show its answers at once, and releases what may be shown now
 * (repositories/release-rule.ts). That the run was closed stands in the same stream, behind the answers that came before it;
 * one that comes later is looked at by the same rule. Done again, it goes on where it stopped: what may be shown
 * follows from what is stored, and each step is one transaction with the counters.
 */
export async function releaseResponses(
  runId: string,
  { fresh, last }: { readonly fresh: readonly Change[]; readonly last: string },
  begun: Begun,
  old: Counted | null,
  releases: Repositories['releases'],
): Promise<Outcome> {
  const run = await releases.run(runId);
  if (!run) return 'gone';
  const open = run.published;
  const { waiting, changed } = await unseen(run, fresh, begun.release, releases);
  const { named, days = {} } = begun.value;
  const value = { ...begun.value, named: named + sum(fresh, namedBy), days: countDays(days, fresh) };
  const answered = begun.release.answered + sum(fresh, answeredBy);
  const byBallot = begun.release.byBallot + sum(fresh, ballotsBy);
  let counted: Counted & { release: DelayedRelease } = {
    value,
    last,
    release: { ...begun.release, answered, byBallot, waiting },
  };
  let stored = old;
  const save = async (
    shown: readonly Shown[],
    settles: Run | null = null,
    withdrawn: readonly Copy[] = [],
  ): Promise<'counted' | 'gone'> => {
    const settled = counted.release.settled || settles !== null;
    counted = { ...counted, release: { ...counted.release, step: counted.release.step + 1, settled } };
    const outcome = await releases.save(runId, counted, stored, { shown, withdrawn, settles, now: new Date() });
    stored = counted;
    return outcome;
  };

  const withdrawn = await releases.withdrawn(runId, keysOfGone(fresh));
  if (withdrawn.length > 0) {
    counted = { ...counted, value: forgetUnusedValues(withdrawn.reduce(countWithdrawn, counted.value)) };
    if ((await save([], null, withdrawn)) === 'gone') return 'gone';
  }
  const { visibility, smallest } = begun.release;
  const standing = { visibility, smallest, open, shown: counted.value.responses, waiting, changed };
  const steps = planReleases(standing, randomInt);
  // Nothing new, nothing to show: a record that was handed over again.
  if (steps.length === 0 && fresh.length > 0 && (await save([])) === 'gone') return 'gone';
  for (const { keys } of steps.slice(0, STEPS_MAX)) {
    const shown = await releases.prepare(runId, keys, new Date());
    const released = new Set(keys);
    counted = {
      ...counted,
      value: shown.reduce(countShown, counted.value),
      release: { ...counted.release, waiting: counted.release.waiting.filter((key) => !released.has(key)) },
    };
    counted = { ...counted, value: forgetUnusedValues(counted.value) };
    if ((await save(shown)) === 'gone') return 'gone';
  }
  if (steps.length > STEPS_MAX) return 'more';
  if (!open && OF_KIND[run.kind].endsForGood && !begun.release.settled) return save([], run);
  if (!open && run.compareTeams) await compareOnce(runId, releases);
  return 'counted';
}

/**
 * What may come into sight. Of a run whose respondents are being compared nothing does any more: whoever laid the
 * comparison beside a later total could see what few came late.
 */
async function unseen(
  { id: runId, published }: Run,
  fresh: readonly Change[],
  release: DelayedRelease,
  releases: Repositories['releases'],
): Promise<{ waiting: string[]; changed: string[] }> {
  if (release.settled) return { waiting: [], changed: [] };
  if (published) return { waiting: await waitingOf(runId, fresh, release, releases), changed: [] };
  return releases.compare(runId);
}

/**
 * Compares the teams of a run at its first closing at which there is something to compare, and never again: whoever
 * laid two comparisons side by side could see fewer than five people who have come to one of the groups.
 */
async function compareOnce(runId: string, releases: Repositories['releases']): Promise<void> {
  const byTeam = await releases.byTeam(runId);
  const groups = byTeam ? compareTeams(byTeam) : [];
  if (groups.length > 0) await releases.saveTeams(runId, groups);
}

/** While a run is open: what waited, and what has come. A run that waits for its closing is looked at then. */
async function waitingOf(
  runId: string,
  fresh: readonly Change[],
  { visibility, waiting }: DelayedRelease,
  releases: Repositories['releases'],
): Promise<string[]> {
  if (visibility === 'closed') return [];
  const come = fresh.filter((change) => !change.old).map(({ key }) => toResponse({ ...key }).key);
  return releases.notShown(runId, [...new Set([...waiting, ...come])]);
}

/** Answers that are there no more. */
function keysOfGone(changes: readonly Change[]): string[] {
  return changes.filter((change) => change.new === null).map(({ key }) => toResponse({ ...key }).key);
}

const said = ({ answers, seconds = null }: Copy): Said => ({ named: false, answers, seconds });

/** An answer that was shown and is withdrawn counts no more; nobody with a name withdraws one. */
function countWithdrawn(counts: ResponseCounts, copy: Copy): ResponseCounts {
  return countResponse(counts, said(copy), -1);
}

function countShown(counts: ResponseCounts, { before, after }: Shown): ResponseCounts {
  const { named } = counts;
  const without = before ? countResponse(counts, said(before), -1) : counts;
  return { ...countResponse(without, said(after), 1), named };
}

/** By how much a change raises the number of those who have answered. */
function answeredBy(change: Change): number {
  return Number(change.new !== null) - Number(change.old !== null);
}

/** The same of those among them with a ballot. */
function ballotsBy(change: Change): number {
  return Number(change.new?.['ballot'] !== undefined) - Number(change.old?.['ballot'] !== undefined);
}

/** The same of those among them with a name. */
function namedBy(change: Change): number {
  return userOf(toResponse({ ...change.key })) === null ? 0 : answeredBy(change);
}

function sum(changes: readonly Change[], of: (change: Change) => number): number {
  return changes.reduce((total, change) => total + of(change), 0);
}
