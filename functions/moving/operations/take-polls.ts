import { notFound } from '#core/http/errors.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import type { StoredTranslation } from '#functions/translations/repositories/translations.ts';
import type { PulseSchedule } from '#functions/polls/repositories/pulse-schedule.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { Question } from '#shared/models/question.ts';
import type { MovingOperation } from '../operation.ts';
import { reportRecord, translationRecords } from '../moved-texts.ts';
import { answerLines } from '../moved-answers.ts';
import { namedAnswersOf } from '../named-answers.ts';
import { ANSWERS_AT_ONCE } from '../records/answers.ts';
import type { MovedNamedRunRecord, MovedPollRecord, MovedQuestion, MovedRunRecord } from '../records/polls.ts';

const POLLS = 50;
const RUNS = 10;

type Context = Parameters<MovingOperation<'polls', 'takePolls'>>[0];

/**
 * Polls, and what is shown of their closed runs. Answers come as the screens and the archive have them: those without
 * names each question's by themselves, whatever was set, so that a file joins nothing that the screens keep apart.
 */
export const takePolls: MovingOperation<'polls', 'takePolls'> = async (context, { query }) => {
  const { repos, workspaceId } = context;
  const { poll, run, cursor = null } = query;
  if (run !== undefined) return answersOf(run, cursor, context);
  if (poll !== undefined) return runsOf(poll, cursor, context);
  const page = await repos.polls.page(workspaceId, POLLS, cursor);
  const records = await Promise.all(
    page.polls.map(async (one) => pollRecord(one, await repos.translations.of(one.id, one.languages))),
  );
  return { lines: records.map((record) => JSON.stringify(record)), next_cursor: page.cursor };
};

/** Whether a run moves: it is over. */
function moves({ workspaceId, published, kind, ...run }: Run, { workspaceId: here }: Context): boolean {
  return workspaceId === here && kind === 'poll' && !published && wasOpened(run);
}

async function runsOf(pollId: string, cursor: string | null, context: Context) {
  const { repos, workspaceId } = context;
  const page = await repos.runs.page(pollId, RUNS, cursor);
  // Of another workspace nothing is told, not even how much there is.
  if (page.runs.some((run) => run.workspaceId !== workspaceId)) return { lines: [], next_cursor: null };
  const runs = page.runs.filter((run) => moves(run, context));
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const [figures, teams, reports] = await Promise.all([
    repos.results.figures(runs),
    Promise.all(runs.map((run) => repos.results.teams(run))),
    Promise.all(runs.map((run) => repos.runReports.find(run))),
  ]);
  const lines = runs.map((run, index) => {
    const { counts, answered } = figures[index]!;
    const told = {
      ...runRecord(run),
      people_asked: peopleAsked(run, workspace.memberCount, answered),
      report: reportRecord(reports[index]!),
      teams: teams[index]! as unknown as MovedRunRecord['teams'],
    };
    return JSON.stringify(
      run.isAnonymous ? { ...told, ...figuresOf(run, counts, answered) } : { ...told, ...namesOf(run) },
    );
  });
  return { lines, next_cursor: page.cursor };
}

async function answersOf(runId: string, cursor: string | null, context: Context) {
  const { repos } = context;
  const run = await repos.runs.find(runId);
  if (!run || !moves(run, context)) notFound('run');
  if (!run.isAnonymous) return namedAnswersOf(run, cursor, context);
  const places = run.questions.map((_, place) => place);
  const { quotes, cursor: next } = await repos.results.quotes(run, places, ANSWERS_AT_ONCE, cursor);
  const lists = quotes.map((list) => list.map(({ text }) => text));
  return { lines: answerLines({ kind: 'answers', run: runId, page: cursor ?? '', lists }), next_cursor: next };
}

function pollRecord(poll: Poll, translations: readonly StoredTranslation[]): MovedPollRecord {
  return {
    kind: 'poll',
    id: poll.id,
    title: poll.title,
    type: poll.pollType,
    is_anonymous: poll.isAnonymous,
    allow_anonymous_link: poll.allowAnonymousLink,
    language: poll.language,
    created_at: poll.createdAt,
    last_opened_at: poll.lastOpenedAt,
    archived_at: poll.archivedAt,
    on_holes: poll.onHoles,
    translations: translationRecords(translations),
    schedule: poll.schedule && scheduleRecord(poll.schedule),
    questions: poll.questions.map(questionRecord),
  };
}

/** How a poll repeats, as somebody would say it; it stands still wherever it comes. */
function scheduleRecord(schedule: PulseSchedule): MovedPollRecord['schedule'] {
  const { dueAt: _, coveredTo: __, ...said } = schedule;
  return { ...said, paused: true } as MovedPollRecord['schedule'];
}

function questionRecord({ id, originId, text, required, scale, direction }: Question): MovedQuestion {
  return { id, origin: originId, text, required, scale, direction };
}

/** What of a run without names stands beside its questions: the figures as they are shown. */
function figuresOf(
  { resultsVisibility: visibility, past }: Run,
  counts: RunCounts['counts'],
  answered: RunCounts['answered'],
): Pick<MovedRunRecord, 'kind' | 'results_visibility' | 'counts_only' | 'answered' | 'members' | 'counts'> {
  const { days: _, named: __, seconds: ___, timed: ____, counted: _____, ...shown } = counts;
  return {
    kind: 'run',
    results_visibility: visibility === 'live' ? 'closed' : visibility,
    counts_only: past?.countsOnly ?? false,
    answered: answered.total,
    members: answered.members,
    counts: shown as unknown as MovedRunRecord['counts'],
  };
}

/** Of one with names: its figures follow from its answers. */
function namesOf(run: Run): Pick<MovedNamedRunRecord, 'kind' | 'names_taken_off'> {
  return { kind: 'named_run', names_taken_off: run.namesTakenOff };
}

function runRecord(run: Run) {
  return {
    id: run.id,
    poll: run.pollId,
    poll_created_at: run.pollCreatedAt,
    name: run.name,
    title: run.title,
    type: run.pollType,
    created_at: run.createdAt,
    opened_at: run.openedAt ?? run.createdAt,
    closed_at: run.closedAt,
    deadline: run.deadline,
    audience: run.audience,
    allow_anonymous_link: run.allowAnonymousLink,
    invited: run.invited,
    compare_teams: run.compareTeams,
    compared_teams: [...run.comparedTeams],
    language: run.languages[0] ?? null,
    withdrawn: run.withdrawn,
    source: run.past?.source ?? ('tonus' as const),
    questions: run.questions.map(questionRecord),
  };
}
