import { enpsChanges, enpsRuns, shownRuns, type EnpsRun, type ShownRun } from '#functions/runs/enps-runs.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { DRY_RUN_DAYS, ENPS_FRESH_DAYS } from '#shared/rules/automation-rules/limits.ts';
import { enpsEstimate, isEnpsQuestion } from '#shared/rules/enps.ts';
import type { Silent } from '#shared/rules/statistics/silent.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import { addDays, moscowDay, type Day } from '#shared/rules/working-days.ts';
import { dryRunText } from '#text/automations/dry-run.ts';
import type { Said } from '#shared/text/said.ts';
import { say } from '../said.ts';
import { causeOf, type Cause, type CauseSearch, type Past } from './cause.ts';

type Condition = Extract<RuleCondition, { kind: 'enps' }>;

const PAGE = 25;

/** A closed run and its eNPS. */
interface Closed extends EnpsRun {
  /** The night after it was closed, in Moscow. */
  readonly day: Day;
}

/** The last closed run of each poll, where it was closed lately and is low or has fallen. */
export async function fallenNow(condition: Condition, search: CauseSearch): Promise<Cause[]> {
  const { repos, workspaceId, today } = search;
  const causes: Cause[] = [];
  for await (const pollId of enpsPolls(condition, search)) {
    // The newest runs are on the first page; of older ones none was closed lately enough to matter.
    const { runs } = await repos.runs.page(pollId, TREND_RUNS, null);
    const [last, ...before] = await closedOf(runs, workspaceId, search);
    if (!last || last.day < addDays(today, -ENPS_FRESH_DAYS)) continue;
    causes.push(...causesOf(condition, last, before));
  }
  return causes.map((cause) => ({ ...cause, day: today }));
}

/** Runs of the past that were low or had fallen when they were closed. */
export async function fallenBefore(condition: Condition, search: CauseSearch): Promise<Past> {
  const { repos, workspaceId, today } = search;
  const from = addDays(today, -DRY_RUN_DAYS);
  const causes: Cause[] = [];
  let few = 0;
  for await (const pollId of enpsPolls(condition, search)) {
    let cursor: string | null = null;
    const runs: Run[] = [];
    do {
      const page = await repos.runs.page(pollId, PAGE, cursor);
      runs.push(...page.runs);
      cursor = page.cursor;
    } while (cursor !== null && moscowDay(new Date(runs.at(-1)?.createdAt ?? 0)) >= from);
    const closed = await closedOf(runs, workspaceId, search);
    for (const [index, one] of closed.entries()) {
      if (one.day < from) continue;
      if (one.enps === null) few++;
      causes.push(...causesOf(condition, one, closed.slice(index + 1, index + TREND_RUNS)));
    }
  }
  return { causes, unknown: few === 0 ? [] : [dryRunText.unknown.fewScores(few)] };
}

async function* enpsPolls({ poll_id: pollId }: Condition, { repos, workspaceId }: CauseSearch): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const page = await repos.polls.page(workspaceId, PAGE, cursor);
    for (const poll of page.polls) {
      if (poll.pollType === 'ENPS' && (pollId === null || poll.id === pollId)) yield poll.id;
    }
    cursor = page.cursor;
  } while (cursor !== null);
}

/** The closed runs among these, the newest first, as the results have them. */
async function closedOf(runs: readonly Run[], workspaceId: string, { repos, now }: CauseSearch): Promise<Closed[]> {
  const over = runs.filter(
    (run) => run.workspaceId === workspaceId && !run.published && run.closedAt !== null && isEnps(run),
  );
  if (over.length === 0) return [];
  const workspace = await repos.workspaces.find(workspaceId);
  const counted = await enpsRuns(over, repos, workspace?.memberCount ?? 0);
  return counted.map((one) => ({ ...one, day: nightAfter(one.run, now) }));
}

function isEnps(run: Run): boolean {
  return run.questions.length > 0 && isEnpsQuestion({ type: run.pollType }, 0);
}

/** Nights begin at 3:00 in Moscow: what was closed later is seen in the next one. */
function nightAfter({ closedAt }: Run, now: Date): Day {
  const day = addDays(moscowDay(new Date(closedAt!)), 1);
  const today = moscowDay(now);
  return day > today ? today : day;
}

function causesOf({ below }: Condition, closed: Closed, before: readonly Closed[]): Cause[] {
  const { run, day } = closed;
  const [told] = shownRuns([closed]);
  if (!told) return [];
  const why = below === null ? fallOf(told, shownRuns(before)) : lowOf(told, below);
  return why === null ? [] : [causeOf({ key: `enps/${run.id}`, day, why })];
}

/** Below the limit that somebody has set, and how sure the figure is. */
function lowOf({ run, enps, asked }: ShownRun, below: number): Said | null {
  const { score, low, high, total } = enps;
  if (score >= below) return null;
  const silent = betweenOf(enpsEstimate(enps, { asked })?.silent);
  const told = { poll: run.title, score, scores: total, between: { low, high }, silent, limit: below };
  return say('lowEnps', told);
}

/** Falls by chance are none: the interval of the step leaves out zero. `before` stands with the newest first. */
function fallOf(now: ShownRun, before: readonly ShownRun[]): Said | null {
  const step = enpsChanges([now, ...before])?.step;
  if (!step || step.random || step.value >= 0) return null;
  const { score } = now.enps;
  const { low, high } = step;
  const told = { poll: now.run.title, score, was: score - step.value, between: { low, high } };
  return say('fallenEnps', { ...told, silent: betweenOf(step.silent) });
}

/** What is kept of a correction for those who kept silent. */
function betweenOf(silent: Silent | null | undefined) {
  return silent ? { low: silent.low, high: silent.high } : null;
}
