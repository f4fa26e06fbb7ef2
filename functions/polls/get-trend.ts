import { TREND_RUNS } from '#shared/contract/polls.ts';
import { wasOpened } from '#data/frames.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { enpsOf, meanOf, scoresOf } from './figures.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** The newest runs side by side, oldest first, each under the texts it asked; drafts have nothing to compare. */
export const getTrend: PollsOperation<'getTrend'> = async ({ repos, poll }) => {
  const { frames } = await repos.frames.page(poll.id, TREND_RUNS, null);
  const opened = frames.filter(wasOpened).toReversed();
  const counted = await repos.results.figures(opened);
  const runs = opened.map((frame, index) => {
    const { counts } = counted[index]!;
    const questions = frame.questions.map((question, place) => {
      const scores = scoresOf(frame, place, counts.questions[place]);
      return {
        id: question.id,
        text: question.text,
        scale: scaleOf({ type: frame.pollType }, question, place),
        answered: counts.questions[place]?.answered ?? 0,
        mean: meanOf(scores),
        scores,
      };
    });
    return {
      frame: presentFrame(frame),
      responses: counts.responses,
      people_asked: frame.peopleAsked,
      enps: enpsOf(frame, counts),
      questions,
    };
  });
  return { runs };
};
