import type { OperationContext } from '#core/http/operation.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import type { Run } from '#functions/runs/repositories/runs.ts';
import type { PublicPoll } from '#shared/models/answers.ts';

/** An open run as its respondents see it; one more read where its link is limited. */
export async function publicPollOf(run: Run, { repos }: OperationContext<'linkUse'>): Promise<PublicPoll> {
  return {
    id: run.pollId,
    title: run.title,
    type: run.pollType,
    is_anonymous: run.isAnonymous,
    workspace_name: run.workspaceName,
    deadline: run.deadline,
    is_full: run.answerLimit !== null && (await repos.linkUse.taken(run.id)) >= run.answerLimit,
    results_visibility: run.resultsVisibility,
    questions: presentPollQuestions(run.questions),
  };
}
