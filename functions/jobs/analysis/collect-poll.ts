import { pollRuns, type AnalysedRun } from '#core/analyses/wanted.ts';
import { writtenAnswers } from '#core/analyses/written-answers.ts';
import { peopleAsked } from '#core/rules/audience.ts';
import type { Repositories } from '#data/repositories.ts';
import type { PollData, PollRun } from '#functions/analysis/polls/data.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { pollDirection } from '#shared/rules/direction.ts';
import { scaleOf } from '#shared/rules/scales.ts';

type Repos = Pick<Repositories, 'frames' | 'results' | 'workspaces'>;

/** The newest runs of a poll as the gate of results shows them; null where fewer than five answers are shown. */
export async function collectPoll(
  repos: Repos,
  { workspaceId, pollId, frames }: { readonly workspaceId: string; readonly pollId: string; readonly frames: number },
): Promise<{ data: PollData; frameId: string } | null> {
  const [{ analysed, earlier, opened }, workspace] = await Promise.all([
    pollRuns({ repos }, pollId, frames),
    repos.workspaces.find(workspaceId),
  ]);
  const newest = analysed[0]?.frame;
  if (!newest || !workspace) return null;
  const all = [...analysed, ...earlier];
  const figures = await repos.results.figures(all.map(({ frame }) => frame));
  const runs = all.map((run, index) =>
    toRun(run, peopleAsked(run.frame, workspace.memberCount, figures[index]!.answered)),
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
  return { data, frameId: newest.id };
}

function toRun({ frame, counts }: AnalysedRun, asked: number | null): PollRun {
  return {
    frameId: frame.id,
    name: frame.name,
    createdAt: frame.createdAt,
    open: frame.published,
    asked,
    responses: counts.responses,
    questions: frame.questions.map((question, place) => ({
      id: question.id,
      text: question.text,
      scale: scaleOf({ type: frame.pollType }, question, place),
      direction: pollDirection({ type: frame.pollType }, question, place),
    })),
    counts,
  };
}
