import type { Run } from './repositories/runs.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Attributes } from './repositories/responses.ts';
import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import { tenureOf } from '#shared/rules/surveys.ts';
import { presentSurveyQuestions } from './present-questions.ts';

/** What a respondent is shown of a survey. */
export function publicSurvey(run: Run): PublicSurvey {
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
    questions: presentSurveyQuestions(run.questions.map((question) => ({ ...question, createdAt }))),
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
