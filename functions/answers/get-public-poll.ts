import type { Operation } from '#core/operation.ts';
import type { answers } from '#shared/contract/answers.ts';
import { openFrame } from './open-frame.ts';

/** What a respondent needs to answer, in one read. */
export const getPublicPoll: Operation<typeof answers.getPublicPoll> = async (context, { params }) => {
  const frame = await openFrame(params.token, context, { consistent: false });
  return {
    id: frame.pollId,
    title: frame.title,
    type: frame.pollType,
    is_anonymous: frame.isAnonymous,
    workspace_name: frame.workspaceName,
    deadline: frame.deadline,
    questions: [...frame.questions],
  };
};
