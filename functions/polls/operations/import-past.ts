import { conflict, invalid } from '#core/http/errors.ts';
import { pastRunWrites, type PastFigures } from '#functions/runs/repositories/past-runs.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { NewPastImport } from '#shared/models/past-import.ts';
import { scaleOf, readScaleAnswer } from '#shared/rules/scales.ts';
import { PAST_ANSWERS_MAX } from '#shared/rules/past-import.ts';
import { sum } from '#shared/rules/sum.ts';
import { isDay } from '#shared/rules/working-days.ts';
import { pastErrors } from '#text/polls/past.ts';
import { addPoll } from '../add-poll.ts';
import { answeredIn, momentOf, pastFigures, teamsTooMany } from '../past-figures.ts';
import type { PollsOperation } from '../operation.ts';
import { givenQuestions, type QuestionContent } from '../questions.ts';
import { presentPastImport } from '../present-past-import.ts';
import { broughtPolls } from '../brought-polls.ts';

/**
 * A poll that was held elsewhere, with its runs: answers come first, where nothing leads to them, then the poll with all
 * of its runs at once. What fails takes its answers away again.
 */
export const importPast: PollsOperation<'importPast'> = async (context, { body }) => {
  const { repos, actor, workspaceId, now, newId } = context;
  const questions = givenQuestions(body.questions);
  const issues = issuesOf(body, questions, now);
  if (issues.length > 0) invalid(issues);
  await repos.pastRuns.sweep(workspaceId, now);
  const { hash: fileHash, name: fileName } = body.file;
  const before = body.again ? [] : await broughtPolls(workspaceId, repos);
  if (before.some(({ past }) => past?.fileHash === fileHash)) conflict(pastErrors.again);
  const answers = sum(body.runs.map(answeredIn));
  const past = { source: body.source, fileName, fileHash, runs: body.runs.length, answers };
  const newest = body.runs
    .map(({ day }) => momentOf(day))
    .toSorted()
    .at(-1)!;
  let written: readonly PastFigures[] = [];
  try {
    const poll = await addPoll(
      context,
      { title: body.title, pollType: body.type, isAnonymous: true, allowAnonymousLink: false, questions },
      null,
      {
        of: { past, importedBy: actor.userId, lastOpenedAt: newest },
        writes: async (made, workspaceName) => {
          const about = { source: body.source, workspaceName, at: now.toISOString(), newId };
          written = body.runs.map((run) => pastFigures(made, run, about));
          await repos.pastRuns.write(workspaceId, written, now);
          return written.flatMap(({ run }) => pastRunWrites(run));
        },
      },
    );
    const brought = written.map(({ run }) => run.id);
    // It is there: what fails from here on takes nothing of it away.
    written = [];
    await repos.pastRuns.finish(workspaceId, brought);
    const members = await repos.members.named(workspaceId, [actor.userId]);
    return presentPastImport({ ...poll, createdAt: poll.created_at, past, importedBy: actor.userId }, members);
  } catch (error) {
    await repos.pastRuns.drop(
      workspaceId,
      written.map(({ run }) => run.id),
    );
    throw error;
  }
};

function issuesOf({ type, runs }: NewPastImport, questions: readonly QuestionContent[], now: Date): InputIssue[] {
  const issues: InputIssue[] = [];
  const say = (path: string, message: string) => issues.push({ path, message });
  if (sum(runs.map(answeredIn)) > PAST_ANSWERS_MAX && runs.some((run) => 'answers' in run)) {
    return [{ path: 'runs', message: pastErrors.answersMost(PAST_ANSWERS_MAX) }];
  }
  const scales = questions.map((question, place) => scaleOf({ type }, question, place));
  for (const [index, run] of runs.entries()) {
    const path = `runs.${index}`;
    if (!isDay(run.day)) say(`${path}.day`, pastErrors.noSuchDay);
    else if (momentOf(run.day) > now.toISOString()) say(`${path}.day`, pastErrors.inFuture);
    if (answeredIn(run) === 0) say(path, pastErrors.nobody);
    if ('counts' in run) {
      if (type !== 'ENPS' || questions.length !== 1) say(path, pastErrors.countsOneQuestion);
      if (teamsTooMany(run)) say(`${path}.teams`, pastErrors.teamsTooMany);
      continue;
    }
    if (run.answers.some(({ length }) => length > questions.length)) say(`${path}.answers`, pastErrors.answersTooMany);
    const isWrong = (answer: string | null, place: number) => {
      const scale = scales[place] ?? null;
      return answer !== null && answer !== '' && scale !== null && readScaleAnswer(answer, scale) === null;
    };
    if (run.answers.some((answers) => answers.some(isWrong))) say(`${path}.answers`, pastErrors.outOfScale);
  }
  return issues;
}
