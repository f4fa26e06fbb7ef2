import { notFound } from '#core/http/errors.ts';
import { TREND_RUNS } from '#shared/rules/trend-runs.ts';
import { wasOpened } from '#functions/runs/repositories/run.ts';
import { pollDirection } from '#shared/rules/direction.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import { enpsOf, meanOf, scoresOf } from '#functions/runs/poll-figures.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** The newest runs side by side, oldest first, each under the texts it asked; drafts have nothing to compare. */
export const getTrend: PollsOperation<'getTrend'> = async ({ repos, poll, workspaceId }) => {
  const [page, workspace] = await Promise.all([
    repos.runs.page(poll.id, TREND_RUNS, null),
    repos.workspaces.find(workspaceId),
  ]);
  const { memberCount } = workspace ?? notFound('workspace');
  const opened = page.runs.filter(wasOpened).toReversed();
  const counted = await repos.results.figures(opened);
  const runs = opened.map((run, index) => {
    const { counts, answered } = counted[index]!;
    const asked = peopleAsked(run, memberCount, answered);
    const questions = run.questions.map((question, place) => {
      const scores = scoresOf(run, place, counts.questions[place]);
      return {
        id: question.id,
        text: question.text,
        scale: scaleOf({ type: run.pollType }, question, place),
        direction: pollDirection({ type: run.pollType }, question, place),
        answered: counts.questions[place]?.answered ?? 0,
        mean: meanOf(scores),
        scores,
      };
    });
    return {
      frame: presentFrame(run),
      responses: counts.responses,
      answered: answered.total,
      answered_at_least: answered.atLeast,
      people_asked: asked,
      enps: enpsOf(run, counts, asked),
      questions,
    };
  });
  return { runs };
};
