import { createHash } from 'node:crypto';
import { nothingToAnalyse, tooFewAnswers, tooFewSurveyAnswers } from '#core/http/errors.ts';
import { wasOpened, type Frame } from '#data/frames.ts';
import type { RunCounts } from '#data/results.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Analyst } from '#shared/models/analysis.ts';
import { sum } from '#shared/rules/sum.ts';
import { analysedGroup, SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { analysedSurvey } from './analysed-survey.ts';
import type { WantedAnalysis } from './request-analysis.ts';

/** Grows with every change of what the analysts say: what an older one said is not given out as theirs. */
const ANALYSTS_VERSION = 2;

/**
 * Tasks of our own may change without a trace in their counts, and even unchanged ones get later: a result is shown for
 * so long. What is said of answers holds until there are others.
 */
const WORKLOAD_FRESH_MILLISECONDS = 6 * 60 * 60_000;

/** Runs of a poll are looked through so many at a time for those that were opened. */
const FRAMES_PAGE = 12;

interface Context<Names extends keyof Repositories> {
  readonly repos: Pick<Repositories, Names>;
  readonly now: Date;
}

/** What tells whether there is anything to analyse in a workspace: counts alone. */
export async function taskSources(
  { repos, now }: Context<'taskCounts' | 'portalSnapshots' | 'integrations'>,
  workspaceId: string,
) {
  const [own, head, portal] = await Promise.all([
    repos.taskCounts.find(workspaceId, now),
    repos.portalSnapshots.find(workspaceId),
    repos.integrations.findBitrix24(workspaceId),
  ]);
  // What was read of a portal that has been disconnected is on its way out.
  const read = portal && head ? (head.kinds.TASK ?? null) : null;
  return { own, ownTasks: sum(TASK_STATUSES.map((status) => own[status])), portal, head, read };
}

/** The workload of a workspace; 409 where there are no tasks. */
export async function wantedWorkload(
  context: Context<'taskCounts' | 'portalSnapshots' | 'integrations'>,
  workspaceId: string,
  analyst: Analyst,
): Promise<WantedAnalysis> {
  const [{ own, ownTasks, portal, read, head }, access] = await Promise.all([
    taskSources(context, workspaceId),
    analyst === 'gigachat' ? context.repos.integrations.findAi(workspaceId) : null,
  ]);
  if (ownTasks + (read?.count ?? 0) === 0) nothingToAnalyse();
  const taken = read && [head?.kinds.TASK?.takenAt, head?.kinds.PERSON?.takenAt, head?.kinds.DEPARTMENT?.takenAt];
  return {
    subject: { kind: 'workload', workspaceId },
    analyst,
    fingerprint: digest([analyst, access?.version, own, portal?.statusPreset, taken]),
    freshMilliseconds: WORKLOAD_FRESH_MILLISECONDS,
    frameId: null,
  };
}

/** A run of a poll with what is shown of it. */
export interface AnalysedRun extends Pick<RunCounts, 'counts' | 'counted'> {
  readonly frame: Frame;
}

/** Of the newest opened runs of a poll so many, but for those of which fewer than five answers are shown. */
export async function analysedRuns(
  { repos }: { readonly repos: Pick<Repositories, 'frames' | 'results'> },
  pollId: string,
  frames: number,
): Promise<AnalysedRun[]> {
  const opened: Frame[] = [];
  let cursor: string | null = null;
  do {
    const page = await repos.frames.page(pollId, FRAMES_PAGE, cursor);
    opened.push(...page.frames.filter(wasOpened));
    cursor = page.cursor;
  } while (cursor !== null && opened.length < frames);
  const chosen = opened.slice(0, frames);
  const figures = await repos.results.shown(chosen);
  return chosen
    .map((frame, index) => ({ frame, ...figures[index]! }))
    .filter(({ counts }) => counts.responses >= SMALLEST_GROUP);
}

/** The answers to the newest runs of a poll; 409 where fewer than five are shown. */
export async function wantedPoll(
  { repos }: Context<'frames' | 'results' | 'integrations'>,
  poll: { readonly id: string; readonly workspaceId: string },
  frames: number,
  analyst: Analyst,
): Promise<WantedAnalysis> {
  const [runs, access] = await Promise.all([
    analysedRuns({ repos }, poll.id, frames),
    analyst === 'gigachat' ? repos.integrations.findAi(poll.workspaceId) : null,
  ]);
  const [newest] = runs;
  if (!newest) return tooFewAnswers();
  const state = runs.map(({ frame, ...figures }) => [frame.id, frame.version, figures]);
  return {
    subject: { kind: 'poll', workspaceId: poll.workspaceId, pollId: poll.id, frames },
    analyst,
    fingerprint: digest([analyst, access?.version, state]),
    freshMilliseconds: Infinity,
    frameId: newest.frame.id,
  };
}

/** The answers to a survey; 409 where fewer are shown than its smallest group has. */
export async function wantedSurvey(
  { repos }: Context<'frames' | 'results' | 'integrations'>,
  survey: { readonly id: string; readonly workspaceId: string; readonly smallestGroup: number },
  analyst: Analyst,
): Promise<WantedAnalysis> {
  const [run, access] = await Promise.all([
    analysedSurvey({ repos }, survey.id),
    analyst === 'gigachat' ? repos.integrations.findAi(survey.workspaceId) : null,
  ]);
  if (!run) return tooFewSurveyAnswers(analysedGroup(survey.smallestGroup));
  const { frame, counts, counted } = run;
  return {
    subject: { kind: 'survey', workspaceId: survey.workspaceId, surveyId: survey.id },
    analyst,
    fingerprint: digest([analyst, access?.version, frame.id, frame.version, counts, counted]),
    freshMilliseconds: Infinity,
    frameId: frame.id,
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
