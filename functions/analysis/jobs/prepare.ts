import { portalReading } from '#functions/integrations/portal-reading.ts';
import type { GroupScore, Outcome, StoredAnalysisJob } from '../repositories/analysis-items.ts';
import type { AnalysisSubject, AnswersSubject } from '../repositories/analysis-place.ts';
import type { Repositories } from '#data/repositories.ts';
import type { PollAnalysis, WorkloadAnalysis } from '../analysis.ts';
import { analysePoll } from '../polls/analyse-poll.ts';
import { analyseWorkload } from '../workload/analyse-workload.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { sum } from '#shared/rules/sum.ts';
import type { Said } from '#shared/text/said.ts';
import { collectPoll } from './collect-poll.ts';
import { collectSurvey } from './collect-survey.ts';
import { collectWorkload } from './collect-workload.ts';
import { NothingLeft, type Progress } from './progress.ts';
import { say } from './say.ts';

type Repos = Pick<
  Repositories,
  | 'foreseenPeaks'
  | 'runs'
  | 'integrations'
  | 'members'
  | 'portalSnapshots'
  | 'results'
  | 'taskSources'
  | 'tasks'
  | 'workspaces'
>;

/** What the service itself says of a subject; the ground of whatever a model adds. */
export type Ground =
  | { readonly kind: 'workload'; readonly analysis: WorkloadAnalysis; readonly runId: null }
  | { readonly kind: 'poll'; readonly analysis: PollAnalysis; readonly runId: string };

/** Collects what is to be analysed and has the built-in analyst look at it. */
export function prepareGround(subject: AnalysisSubject, repos: Repos, progress: Progress, now: Date): Promise<Ground> {
  return subject.kind === 'workload' ? ofWorkload(subject, repos, progress, now) : ofAnswers(subject, repos, progress);
}

async function ofWorkload(
  { workspaceId }: Extract<AnalysisSubject, { kind: 'workload' }>,
  repos: Repos,
  progress: Progress,
  now: Date,
): Promise<Ground> {
  const data = await progress.step('collect', say('collectingTasks'), async () => {
    const collected = await collectWorkload(repos, workspaceId, now);
    const open = collected.tasks.filter(({ state }) => state === 'open').length;
    return [say('collectedTasks', { count: collected.tasks.length, open }), collected];
  });
  if (data.tasks.length === 0) throw new NothingLeft(await whyNothing(workspaceId, repos, now));
  const analysis = await progress.step('compute', say('computingLoad'), async () => {
    const said = analyseWorkload(data);
    return [say('computedLoad', { findings: said.summary.key_insights.length }), said];
  });
  return { kind: 'workload', analysis, runId: null };
}

/** Whoever asked for it while a portal was being read is told what became of that. */
async function whyNothing(workspaceId: string, repos: Repos, now: Date): Promise<Said> {
  if (await repos.taskSources.find(workspaceId)) return say('noTasks');
  const reading = portalReading(await repos.portalSnapshots.find(workspaceId), now);
  if (reading?.state === 'reading') return say('portalSlow');
  if (reading?.state === 'failed') return say('portalUnread', { problem: reading.problem ?? '' });
  return say('noTasks');
}

async function ofAnswers(subject: AnswersSubject, repos: Repos, progress: Progress): Promise<Ground> {
  const collected = await progress.step('collect', say('collectingAnswers'), async () => {
    const said = await COLLECT[subject.kind](repos, subject);
    const runs = said?.data.runs ?? [];
    const people = sum(runs.map(({ responses }) => responses));
    return [say('collectedAnswers', { people, kind: subject.kind, runs: runs.length }), said];
  });
  if (!collected) throw new NothingLeft(say('tooFewAnswersLeft'));
  const { data, runId } = collected;
  const analysis = await progress.step('compute', say('readingAnswers'), async () => {
    const said = analysePoll(data);
    return [
      say('readAnswers', { count: data.written.length - said.otherLanguages, themes: said.summary.themes.length }),
      said,
    ];
  });
  return { kind: 'poll', analysis, runId };
}

/** How answers are collected: the newest runs of a poll, or a survey, of which an open one tells less. */
const COLLECT = { poll: collectPoll, survey: collectSurvey } as const satisfies Readonly<Record<RunKind, unknown>>;

/** What is known of a result at a glance. */
export function briefOf({ kind, analysis }: Ground, fellBack: boolean): Outcome['newest'] {
  if (kind === 'poll') return { fellBack, headline: null, score: null, range: null, people: null };
  const { headline, overall_workload_score: score, score_low: low, score_high: high, open_tasks } = analysis.summary;
  const known = open_tasks > 0 && (low > 0 || high < 100);
  const { total_employees: people } = analysis.summary;
  return { fellBack, headline, score, range: known ? { low, high } : null, people };
}

/** The workload index of the company and its teams, to be compared with later; none where nothing is known of it. */
export function scoresOf(ground: Ground): GroupScore[] {
  const range = briefOf(ground, false).range;
  if (ground.kind === 'poll' || range === null) return [];
  const { overall_workload_score: score, total_employees: people, departments } = ground.analysis.summary;
  const all = [
    { team: null, score, reason: ground.analysis.reason, factor: ground.analysis.factor, people },
    ...departments.map(({ name: team, score: of, reason, factor, people: size }) => ({
      team,
      score: of,
      reason,
      factor,
      people: size,
    })),
  ];
  return all.filter((group) => group.people >= SMALLEST_GROUP);
}

/** How many teams are too small to have an index of their own. */
export function smallTeamsOf(ground: Ground): number {
  return ground.kind === 'workload' ? ground.analysis.summary.hidden_departments.length : 0;
}

/** The findings of a ground are kept with its evidence. */
export function keepEvidence(
  ground: Ground,
  analyses: Repositories['analyses'],
  job: StoredAnalysisJob,
  now: Date,
): Promise<void> {
  return ground.kind === 'workload' ? analyses.keepEvidence(job, ground.analysis.evidence, now) : Promise.resolve();
}
