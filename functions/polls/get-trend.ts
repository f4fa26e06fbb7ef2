import type { Operation } from '#core/operation.ts';
import { TREND_RUNS, type polls } from '#shared/contract/polls.ts';
import { wasOpened } from '#data/frames.ts';
import { enpsOf, meanOf } from './figures.ts';
import { presentFrame } from './present.ts';

/** The newest runs side by side, oldest first, each under the texts it asked; drafts have nothing to compare. */
export const getTrend: Operation<typeof polls.getTrend> = async ({ repos, poll }) => {
  const { frames } = await repos.frames.page(poll.id, TREND_RUNS, null);
  const opened = frames.filter(wasOpened).toReversed();
  const counts = await repos.tallies.list(opened.map(({ id }) => id));
  const runs = opened.map((frame, index) => {
    const { tally } = counts[index]!;
    const questions = frame.questions.map(({ id, text }, place) => ({
      id,
      text,
      answered: tally.questions[place]?.answered ?? 0,
      mean: meanOf(tally.questions[place]),
    }));
    return { frame: presentFrame(frame), responses: tally.responses, enps: enpsOf(frame, tally), questions };
  });
  return { runs };
};
