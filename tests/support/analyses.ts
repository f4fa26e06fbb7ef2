import { randomUUID } from 'node:crypto';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import type { Outcome } from '#functions/analysis/repositories/analysis-items.ts';
import type { AnalysisSubject } from '#functions/analysis/repositories/analysis-place.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeFrame, makePoll, makeResponse, table, type Person } from './factories.ts';
import { storedItems } from './stored.ts';
import { countAll } from './table-stream.ts';

const analyses = createAnalyses(table);

/** What a made-up analysis found. */
export const EVIDENCE_ID = 'overdue';

interface Made {
  readonly id: string;
}

/** An analysis that was asked for, as its requests leave it: nobody has begun it. */
export async function makeAnalysisJob(
  subject: AnalysisSubject,
  { analyst = 'builtin' as Analyst, fingerprint = 'made up', now = new Date() } = {},
): Promise<Made> {
  const id = randomUUID();
  const known = await analyses.find(subject, analyst, { consistent: true });
  const job = { id, subject, ai_provider: analyst, fingerprint };
  if (!(await analyses.request(job, known, null, { workerJobId: randomUUID(), now }))) throw new Error('Not begun');
  return { id };
}

/** An analysis that is there, with its evidence; its job is over. */
export async function makeAnalysis(
  subject: AnalysisSubject,
  runId: string | null,
  options: Parameters<typeof makeAnalysisJob>[1] & { readonly outcome?: Partial<Outcome> } = {},
): Promise<Made> {
  const { outcome, now = new Date() } = options;
  const { id } = await makeAnalysisJob(subject, options);
  const job = await analyses.start(subject, id, randomUUID(), now);
  if (!job) throw new Error('Not started');
  if (subject.kind === 'workload') {
    const task = { id: randomUUID(), source: 'own', title: 'Отчёт', deadline: null, overdue: true } as const;
    await analyses.keepEvidence(job, { [EVIDENCE_ID]: { tasks: [task], total: 1 } }, now);
  }
  const kept = {
    result: { summary: {}, recommendations: {}, reply: null },
    newest: { fellBack: false, headline: 'Нагрузка умеренная', score: 40, range: { low: 31, high: 52 }, people: 3 },
    metrics: [{ key: 'overdue', label: 'Просрочено', count: 6, of: 20 }],
    scores: [],
    smallTeams: 0,
    runId,
    ...outcome,
  };
  if (!(await analyses.finish(job, [], kept, now))) throw new Error('Not finished');
  return { id };
}

/** A poll with a run that so many have answered; the counters know of them. */
export async function makeAnsweredPoll(author: Person, workspace: Workspace, answers = 5, changes: object = {}) {
  const poll = await makePoll(author, workspace);
  const frame = await makeFrame(author, poll, changes);
  for (let number = 0; number < answers; number++) {
    await makeResponse(poll, frame.public_token, [String(5 + (number % 6)), `Мало людей, много задач ${number}`]);
  }
  await countAll();
  return { poll, frame };
}

export const workloadOf = ({ id: workspaceId }: Pick<Workspace, 'id'>): AnalysisSubject => ({
  kind: 'workload',
  workspaceId,
});
export const runsOf = ({ id: pollId, workspace_id: workspaceId }: Pick<Poll, 'id' | 'workspace_id'>, runs = 1) =>
  ({ kind: 'poll', workspaceId, pollId, runs }) as const;

export const answersOf = ({
  id: pollId,
  workspace_id: workspaceId,
}: Pick<Survey, 'id' | 'workspace_id'>): AnalysisSubject => ({
  kind: 'survey',
  workspaceId,
  pollId,
  runs: 1,
});

/** Has the worker do every analysis that was asked for and not done yet; says how many there were. */
export async function prepareAnalyses(): Promise<number> {
  const { deliver, DONE } = await import('#tests/api/jobs/stream.ts');
  const jobs = await pendingAnalyses();
  const response = await deliver(...jobs);
  if (response.batchItemFailures.length > DONE.batchItemFailures.length) throw new Error('An analysis failed');
  return jobs.length;
}

/** The messages to the worker that were not done yet. */
export async function pendingAnalyses() {
  const items = await storedItems('"analyse"');
  return items.filter(({ type, finishedAt }) => type === 'job' && finishedAt === undefined);
}
