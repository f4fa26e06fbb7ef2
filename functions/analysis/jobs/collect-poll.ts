import { pollRuns, type AnalysedRun } from '../requests/wanted.ts';
import { writtenAnswers } from '../requests/written-answers.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import type { AnswersSubject } from '../repositories/analysis-place.ts';
import type { Repositories } from '#data/repositories.ts';
import type { PollData, PollRun } from '../polls/data.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { pollDirection } from '#shared/rules/direction.ts';
import { scaleOf } from '#shared/rules/scales.ts';

type Repos = Pick<Repositories, 'runs' | 'results' | 'workspaces'>;

/** The newest runs of a poll as far as their results are shown; null where fewer than five answers are shown. */
export async function collectPoll(
  repos: Repos,
  { workspaceId, pollId, runs: wanted }: Pick<AnswersSubject, 'workspaceId' | 'pollId' | 'runs'>,
): Promise<{ data: PollData; runId: string } | null> {
  const [{ analysed, earlier, opened }, workspace] = await Promise.all([
    pollRuns({ repos }, pollId, wanted),
    repos.workspaces.find(workspaceId),
  ]);
  const newest = analysed[0]?.run;
  if (!newest || !workspace) return null;
  const all = [...analysed, ...earlier];
  const figures = await repos.results.figures(all.map(({ run }) => run));
  const runs = all.map((one, index) =>
    toRun(one, peopleAsked(one.run, workspace.memberCount, figures[index]!.answered)),
  );
  const data = {
    title: newest.title,
    type: newest.pollType,
    smallestGroup: SMALLEST_GROUP,
    runs: runs.slice(0, analysed.length),
    earlier: runs.slice(analysed.length),
    opened,
    ...(await writtenAnswers(repos.results, newest)),
  };
  return { data, runId: newest.id };
}

function toRun({ run, counts }: AnalysedRun, asked: number | null): PollRun {
  return {
    runId: run.id,
    name: run.name,
    createdAt: run.createdAt,
    open: run.published,
    asked,
    responses: counts.responses,
    questions: run.questions.map((question, place) => ({
      id: question.id,
      text: question.text,
      scale: scaleOf({ type: run.pollType }, question, place),
      direction: pollDirection({ type: run.pollType }, question, place),
    })),
    counts,
  };
}
