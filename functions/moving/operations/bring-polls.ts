import { draftRun } from '#functions/runs/draft-run.ts';
import { contentOf } from '#functions/polls/questions.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import type { Question } from '#shared/models/question.ts';
import { bringPart, sideBySide, unknownReference, type Bringing, type Line } from '../bring-part.ts';
import type { MovingOperation } from '../operation.ts';
import { reportOf, translationsOf } from '../moved-texts.ts';
import { writeAnswers } from '../moved-answers.ts';
import { writeNamedAnswers } from '../named-answers.ts';
import {
  PollRecord,
  type MovedNamedRunRecord,
  type MovedPollRecord,
  type MovedQuestion,
  type MovedRunRecord,
} from '../records/polls.ts';

type Context = Parameters<MovingOperation<'polls', 'bringPolls'>>[0];

/** Polls with their runs, which are closed for good, and the answers to them as they are shown. */
export const bringPolls: MovingOperation<'polls', 'bringPolls'> = (context, { body }) =>
  bringPart(context, body, {
    kind: 'polls',
    record: PollRecord,
    async write(lines, bringing) {
      const of = (kind: PollRecord['kind']) => lines.filter(({ record }) => record.kind === kind);
      // One after another: each is counted in one place. Runs need their polls, and answers their runs.
      for (const line of of('poll')) await writeOne(line, bringing, context);
      for (const kind of ['run', 'named_run', 'answers', 'named_answers'] as const) {
        await sideBySide(of(kind), (line) => writeOne(line, bringing, context));
      }
    },
  });

async function writeOne({ record, number }: Line<PollRecord>, bringing: Bringing, context: Context): Promise<void> {
  if (record.kind === 'poll') return writePoll(record, bringing, context);
  if (!(await writeUnder(record, bringing, context))) unknownReference(number);
}

/** False where what it belongs to is not there. */
function writeUnder(
  record: Exclude<PollRecord, MovedPollRecord>,
  bringing: Bringing,
  context: Context,
): Promise<boolean> {
  switch (record.kind) {
    case 'answers':
      return writeAnswers(record, bringing, context);
    case 'named_answers':
      return writeNamedAnswers(record, bringing, context);
    default:
      return writeRun(record, bringing, context);
  }
}

async function writePoll(record: MovedPollRecord, bringing: Bringing, context: Context): Promise<void> {
  const { repos, workspaceId } = context;
  const { idOf, workspace } = bringing;
  const poll: Poll = {
    id: idOf(record.id),
    workspaceId,
    title: record.title,
    pollType: record.type,
    isAnonymous: record.is_anonymous,
    allowAnonymousLink: record.allow_anonymous_link,
    language: record.language,
    languages: record.translations.map(({ language }) => language),
    onHoles: record.on_holes,
    languagesVersion: 0,
    questions: questionsOf(record.questions, idOf),
    createdAt: record.created_at,
    updatedAt: record.created_at,
    version: 1,
    lastOpenedAt: record.last_opened_at,
    archivedAt: record.archived_at,
    schedule: scheduleOf(record, context),
    scheduleVersion: 0,
  };
  if (await repos.polls.findConsistent(workspaceId, poll.createdAt, poll.id)) return;
  // What was made elsewhere is nothing that the plan counts.
  const translations = translationsOf(record.translations, idOf);
  await repos.polls.create(poll, { id: workspace.ownerId, limit: null }, translations);
}

/** It stands still: nothing opens here before somebody has looked at it. */
function scheduleOf({ schedule }: MovedPollRecord, { now }: Context): Poll['schedule'] {
  if (!schedule || schedule.audience.kind === 'members') return null;
  const today = moscowDay(now);
  const { starts_on: startsOn = today, audience, ...timing } = schedule;
  return { ...timing, audience, starts_on: startsOn, paused: true, dueAt: null, coveredTo: addDays(today, -1) };
}

async function writeRun(
  record: MovedRunRecord | MovedNamedRunRecord,
  { idOf, workspace }: Bringing,
  context: Context,
): Promise<boolean> {
  const { repos, workspaceId, now } = context;
  const poll = await repos.polls.findConsistent(workspaceId, record.poll_created_at, idOf(record.poll));
  if (!poll) return false;
  const { created_at: createdAt, audience, teams } = record;
  const draft = draftRun(poll, {
    id: idOf(record.id),
    createdAt,
    deadline: record.deadline,
    name: record.name,
    // Whatever comes of answers with names was shown already.
    resultsVisibility: record.kind === 'run' ? record.results_visibility : 'live',
    audience,
    peopleAsked: record.people_asked,
    compareTeams: record.compare_teams,
    channels: [],
    reminders: false,
  });
  const run = {
    ...draft,
    title: record.title,
    pollType: record.type,
    isAnonymous: record.kind === 'run',
    allowAnonymousLink: record.allow_anonymous_link,
    questions: questionsOf(record.questions, idOf),
    workspaceName: workspace.name,
    languages: record.language === null ? [] : [record.language],
    invited: record.invited,
    comparedTeams: record.compared_teams,
    withdrawn: record.withdrawn,
    openedAt: record.opened_at,
    closedAt: record.closed_at,
    past: { source: record.source, at: now.toISOString(), countsOnly: record.kind === 'run' && record.counts_only },
  };
  const report = record.report && reportOf(record.report, idOf);
  if (record.kind === 'named_run') {
    await repos.movedRuns.writeNamed({ run: { ...run, namesTakenOff: record.names_taken_off }, teams, report });
    return true;
  }
  const { counts, answered, members } = record;
  await repos.movedRuns.write({
    run,
    counts: { ...counts, named: 0, questions: counts.questions.map(toCounts) },
    report,
    answered,
    members,
    teams,
  });
  return true;
}

function toCounts({ error, ...counts }: MovedRunRecord['counts']['questions'][number]) {
  return { ...counts, ...(error === undefined ? {} : { error }) };
}

function questionsOf(questions: readonly MovedQuestion[], idOf: Bringing['idOf']): Question[] {
  return questions.map(({ id, origin, required, ...question }) => ({
    ...contentOf({ ...question, is_required: required }),
    id: idOf(id),
    originId: idOf(origin),
  }));
}
