import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { enpsOf, tallyOf } from './figures.ts';
import { presentFrame, presentPollOf } from './present.ts';

/** A run in numbers, from the counters the stream keeps: as cheap for a hundred thousand answers as for ten. */
export const getSummary: Operation<typeof polls.getSummary> = async ({ repos, frame, workspaceId }) => {
  const [counts, workspace] = await Promise.all([repos.tallies.list([frame.id]), repos.workspaces.find(workspaceId)]);
  const { tally, marks } = counts[0]!;
  return {
    poll: presentPollOf(frame),
    frame: presentFrame(frame),
    questions: [...frame.questions],
    responses: tally.responses,
    members_answered: frame.isAnonymous ? marks : tally.named,
    invited: (workspace ?? notFound('workspace')).memberCount,
    by_question: frame.questions.map((question, index) => tallyOf(question, tally.questions[index])),
    enps: enpsOf(frame, tally),
  };
};
