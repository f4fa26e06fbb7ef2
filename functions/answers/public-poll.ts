import type { OperationContext } from '#core/http/operation.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { spokenTo } from '#functions/runs/spoken-to.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { noticeAt } from '#shared/rules/respondent-notice.ts';
import type { PublicPoll } from '#shared/models/answers.ts';

/** An open run as its respondents see it; one more read where its link is limited, and one where it is read in another language than its own. */
export async function publicPollOf(
  run: Run,
  wanted: readonly PollLanguage[],
  context: OperationContext<'linkUse' | 'runTexts'>,
): Promise<PublicPoll> {
  const { repos } = context;
  return {
    id: run.pollId,
    run_id: run.id,
    title: run.title,
    type: run.pollType,
    is_anonymous: run.isAnonymous,
    workspace_name: run.workspaceName,
    deadline: run.deadline,
    is_full: run.answerLimit !== null && (await repos.linkUse.taken(run.id)) >= run.answerLimit,
    results_visibility: run.resultsVisibility,
    notice_edition: noticeAt(context.now),
    questions: presentPollQuestions(run.questions),
    ...(await spokenTo(run, wanted, context)),
  };
}
