import { notFound } from '#core/http/errors.ts';
import { enpsOf, countsOf } from './figures.ts';
import { presentFrame, presentPollOf } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** A run in numbers, from the counters the stream keeps: as cheap for a hundred thousand answers as for ten. */
export const getSummary: PollsOperation<'getSummary'> = async ({ repos, frame, workspaceId }) => {
  const [[counted], workspace] = await Promise.all([
    repos.counters.list([frame.id]),
    repos.workspaces.find(workspaceId),
  ]);
  const { counts, marks } = counted!;
  return {
    poll: presentPollOf(frame),
    frame: presentFrame(frame),
    questions: [...frame.questions],
    responses: counts.responses,
    members_answered: frame.isAnonymous ? marks : counts.named,
    invited: (workspace ?? notFound('workspace')).memberCount,
    by_question: frame.questions.map((question, index) => countsOf(question, counts.questions[index])),
    enps: enpsOf(frame, counts),
  };
};
