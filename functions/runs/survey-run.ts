import type { Run } from './repositories/run.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Attributes } from './repositories/responses.ts';
import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { spokenTo } from './spoken-to.ts';
import { noticeAt } from '#shared/rules/respondent-notice.ts';
import { tenureOf } from '#shared/rules/surveys.ts';
import { presentSurveyQuestions } from './present-questions.ts';

/** What a respondent is shown of a survey. */
export async function publicSurvey(
  run: Run,
  wanted: readonly PollLanguage[],
  context: Pick<OperationContext<'runTexts'>, 'repos' | 'now'>,
): Promise<PublicSurvey> {
  const createdAt = run.openedAt ?? run.createdAt;
  return {
    id: run.id,
    title: run.title,
    type: run.pollType,
    anonymous: run.isAnonymous,
    workspace_name: run.workspaceName,
    deadline: run.deadline,
    results_visibility: run.resultsVisibility,
    smallest_group: run.smallestGroup,
    notice_edition: noticeAt(context.now),
    questions: presentSurveyQuestions(run.questions.map((question) => ({ ...question, createdAt }))),
    ...(await spokenTo(run, wanted, context)),
  };
}

/** By what a member's answers are compared with others', at this moment: in the dimensions of the run, and no others. */
export function attributesOf(
  { team, role, hiredOn }: Member,
  { dimensions }: Pick<Run, 'dimensions'>,
  now: Date,
): Attributes {
  const all: Attributes = { team, role, tenure: tenureOf(hiredOn, now) };
  const asked = (name: keyof Attributes): string | null => (dimensions.includes(name) ? all[name] : null);
  return { team: asked('team'), role: asked('role'), tenure: asked('tenure') };
}
