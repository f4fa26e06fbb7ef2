import { createHash } from 'node:crypto';
import { nothingToAnalyse, tooFewAnswers, tooFewSurveyAnswers } from '#core/http/errors.ts';
import { taskSourceReading } from '#functions/integrations/task-source-reading.ts';
import { portalReading } from '#functions/integrations/portal-reading.ts';
import { surveySubject } from '../repositories/analysis-place.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import type { PortalHead } from '#functions/integrations/repositories/portal-snapshots.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { Repositories } from '#data/repositories.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import { describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import { sum } from '#shared/rules/sum.ts';
import { analysedGroup, SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { WorkSource } from '#shared/rules/task-sources.ts';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { workSources } from '#text/rules/work-sources.ts';
import { analysedSurvey } from './analysed-survey.ts';
import type { WantedAnalysis } from './request-analysis.ts';

/** Grows with every change of what the analysts say: what an older one said is not given out as theirs. */
const ANALYSTS_VERSION = 5;

/**
 * Tasks of our own may change without a trace in their counts, and even unchanged ones get later: a result is shown for
 * so long. What is said of answers holds until there are others.
 */
const WORKLOAD_FRESH_MILLISECONDS = 6 * 60 * 60_000;

/** Runs of a poll are looked through so many at a time for those that were opened. */
const RUNS_PAGE = 12;

interface Context<Names extends keyof Repositories> {
  readonly repos: Pick<Repositories, Names>;
  readonly now: Date;
}

/**
 * What tells whether there is anything to analyse in a workspace: counts alone. Tasks that are not our own come from one
 * source: from the one that was connected for them, and from Bitrix24 where none was.
 */
export async function taskSources(
  { repos, now }: Context<'taskCounts' | 'portalSnapshots' | 'integrations' | 'taskSources'>,
  workspaceId: string,
) {
  const [own, head, portal, source] = await Promise.all([
    repos.taskCounts.find(workspaceId, now),
    repos.portalSnapshots.find(workspaceId),
    repos.integrations.findBitrix24(workspaceId),
    repos.taskSources.find(workspaceId),
  ]);
  const ownTasks = sum(TASK_STATUSES.map((status) => own[status]));
  const from: WorkSource = source?.kind ?? 'bitrix24';
  const known = { own, ownTasks, kind: from, from: workSources[from] };
  if (source) {
    const { wholeAt, readAt, tasks: count, statuses, meanings } = source;
    const read = wholeAt === null ? null : { takenAt: readAt ?? wholeAt, count };
    // It is read by the clock: an analysis does not wait for it.
    const taken = read && [source.connectionId, readAt, statuses.length, meanings];
    return { ...known, read, head: null, reading: taskSourceReading(source), taken, awaited: null };
  }
  // What was read of a portal that has been disconnected is on its way out.
  const read = portal && head ? (head.kinds.TASK ?? null) : null;
  const reading = portal && portalReading(head, now);
  const awaited = reading?.state === 'reading' ? reading.since : null;
  const taken = awaited === null ? read && head && takenOf(head) : [awaited, awaited, awaited];
  return { ...known, read, head, reading, taken: [portal?.statusPreset, taken], awaited };
}

/**
 * The workload of a workspace; 409 where there are no tasks, unless the portal is being read: the analysis is done after
 * the jobs of its workspace that were there before.
 */
export async function wantedWorkload(
  context: Context<'taskCounts' | 'portalSnapshots' | 'integrations' | 'taskSources'>,
  workspaceId: string,
  analyst: Analyst,
): Promise<WantedAnalysis> {
  const [{ own, ownTasks, read, reading, taken, awaited, from }, access] = await Promise.all([
    taskSources(context, workspaceId),
    accessOf(analyst, workspaceId, context),
  ]);
  if (ownTasks + (read?.count ?? 0) === 0 && awaited === null) nothingToAnalyse(reading, from);
  return {
    subject: { kind: 'workload', workspaceId },
    analyst,
    fingerprint: digest([analyst, access?.version, own, taken]),
    freshMilliseconds: WORKLOAD_FRESH_MILLISECONDS,
    runId: null,
  };
}

/** The access that an analyst asks its model with; null where it asks with none, or none is stored. */
function accessOf(analyst: Analyst, workspaceId: string, { repos }: Pick<Context<'integrations'>, 'repos'>) {
  return describeAnalyst(analyst).provider === null ? null : repos.integrations.findAi(workspaceId);
}

/** Which reading each kind is of: the one of a connection is known before it is over. */
function takenOf({ kinds }: PortalHead): (string | undefined)[] {
  return [kinds.TASK, kinds.PERSON, kinds.DEPARTMENT].map((kind) => kind?.connectedAt ?? kind?.takenAt);
}

/** A run of a poll with what is shown of it. */
export interface AnalysedRun extends Pick<RunCounts, 'counts' | 'counted'> {
  readonly run: Run;
}

interface PollRuns {
  /** Of the newest opened runs so many as are asked for, but for those of which fewer than five answers are shown. */
  readonly analysed: readonly AnalysedRun[];
  /** Those before them, as far back as the page of results compares, without those of fewer than five answers. */
  readonly earlier: readonly AnalysedRun[];
  /** How many were opened before the newest of those analysed, whatever is shown of them. */
  readonly opened: number;
}

type Runs = { readonly repos: Pick<Repositories, 'runs' | 'results'> };

/** The newest runs of a poll, and what they can be compared with. */
export async function pollRuns(context: Runs, pollId: string, runs: number): Promise<PollRuns> {
  const opened = await newestOpened(context, pollId, Math.max(runs, TREND_RUNS));
  const all = await shownOf(context, opened);
  const asked = new Set(opened.slice(0, runs));
  const analysed = all.filter(({ run }) => asked.has(run));
  const newest = analysed[0] ? opened.indexOf(analysed[0].run) : -1;
  const earlier = all.filter(({ run }) => !asked.has(run));
  return { analysed, earlier, opened: opened.length - newest - 1 };
}

/** Of the newest opened runs of a poll so many, but for those of which fewer than five answers are shown. */
export async function analysedRuns(context: Runs, pollId: string, runs: number): Promise<AnalysedRun[]> {
  return shownOf(context, await newestOpened(context, pollId, runs));
}

async function newestOpened({ repos }: Runs, pollId: string, count: number): Promise<Run[]> {
  const opened: Run[] = [];
  let cursor: string | null = null;
  do {
    const page = await repos.runs.page(pollId, RUNS_PAGE, cursor);
    opened.push(...page.runs.filter(wasOpened));
    cursor = page.cursor;
  } while (cursor !== null && opened.length < count);
  return opened.slice(0, count);
}

async function shownOf({ repos }: Runs, runs: readonly Run[]): Promise<AnalysedRun[]> {
  const figures = await repos.results.shown(runs);
  return runs
    .map((run, index) => ({ run, ...figures[index]! }))
    .filter(({ counts }) => counts.responses >= SMALLEST_GROUP);
}

/** The answers to the newest runs of a poll; 409 where fewer than five are shown. */
export async function wantedPoll(
  { repos }: Context<'runs' | 'results' | 'integrations'>,
  poll: { readonly id: string; readonly workspaceId: string },
  runs: number,
  analyst: Analyst,
): Promise<WantedAnalysis> {
  const [{ analysed, earlier, opened }, access] = await Promise.all([
    pollRuns({ repos }, poll.id, runs),
    accessOf(analyst, poll.workspaceId, { repos }),
  ]);
  const [newest] = analysed;
  if (!newest) return tooFewAnswers();
  const state = [opened, ...[...analysed, ...earlier].map(({ run, ...figures }) => [run.id, run.version, figures])];
  return {
    subject: { kind: 'poll', workspaceId: poll.workspaceId, pollId: poll.id, runs },
    analyst,
    fingerprint: digest([analyst, access?.version, state]),
    freshMilliseconds: Infinity,
    runId: newest.run.id,
  };
}

/** The answers to a survey; 409 where fewer are shown than its smallest group has. */
export async function wantedSurvey(
  { repos }: Context<'runs' | 'results' | 'integrations'>,
  survey: { readonly id: string; readonly workspaceId: string; readonly smallestGroup: number },
  analyst: Analyst,
): Promise<WantedAnalysis> {
  const [analysed, access] = await Promise.all([
    analysedSurvey({ repos }, survey.id),
    accessOf(analyst, survey.workspaceId, { repos }),
  ]);
  if (!analysed) return tooFewSurveyAnswers(analysedGroup(survey.smallestGroup));
  const { run, counts, counted } = analysed;
  return {
    subject: surveySubject(survey),
    analyst,
    fingerprint: digest([analyst, access?.version, run.id, run.version, counts, counted]),
    freshMilliseconds: Infinity,
    runId: run.id,
  };
}

function digest(state: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([ANALYSTS_VERSION, state], inOrder))
    .digest('base64url');
}

/** What is stored as a map comes back in any order. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
