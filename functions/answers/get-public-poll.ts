import { openFrame } from './open-frame.ts';
import type { AnswersOperation } from './operation.ts';

/** What a respondent needs to answer, in one read; in two where the link is limited. */
export const getPublicPoll: AnswersOperation<'getPublicPoll'> = async (context, { params }) => {
  const frame = await openFrame(params.token, context, { consistent: false });
  return {
    id: frame.pollId,
    title: frame.title,
    type: frame.pollType,
    is_anonymous: frame.isAnonymous,
    workspace_name: frame.workspaceName,
    deadline: frame.deadline,
    is_full: frame.answerLimit !== null && (await context.repos.linkUse.taken(frame.id)) >= frame.answerLimit,
    results_visibility: frame.resultsVisibility,
    questions: [...frame.questions],
  };
};
