import type { OperationContext } from '#core/http/operation.ts';
import type { Frame } from '#data/frames.ts';
import type { PublicPoll } from '#shared/models/answers.ts';

/** An open run as its respondents see it; one more read where its link is limited. */
export async function publicPollOf(frame: Frame, { repos }: OperationContext<'linkUse'>): Promise<PublicPoll> {
  return {
    id: frame.pollId,
    title: frame.title,
    type: frame.pollType,
    is_anonymous: frame.isAnonymous,
    workspace_name: frame.workspaceName,
    deadline: frame.deadline,
    is_full: frame.answerLimit !== null && (await repos.linkUse.taken(frame.id)) >= frame.answerLimit,
    results_visibility: frame.resultsVisibility,
    questions: [...frame.questions],
  };
}
