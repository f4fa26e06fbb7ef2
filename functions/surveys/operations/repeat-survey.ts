import type { DraftQuestion } from '../repositories/surveys.ts';
import { addSurvey } from '../add-survey.ts';
import { ofLeavers } from '../conflicts.ts';
import type { SurveysOperation } from '../operation.ts';

/**
 * A draft that asks the same once more: its questions are new ones that stand on one line of the trend with those they
 * repeat. Whoever has left is not picked out any more.
 */
export const repeatSurvey: SurveysOperation<'repeatSurvey'> = async (context) => {
  const { repos, workspaceId, survey, now, newId } = context;
  if (survey.linkByLetter) ofLeavers();
  const members = await repos.members.named(workspaceId, survey.selectedUsers);
  const { title, pollType, goal, respondentType, selectedRoles, allowUnauthenticated, isAnonymous } = survey;
  const { smallestGroup, dimensions, resultsVisibility, channels, reminders } = survey;
  const content = {
    title,
    pollType,
    goal,
    respondentType,
    selectedRoles,
    selectedUsers: respondentType === 'USERS' ? members.map(({ userId }) => userId) : [],
    allowUnauthenticated,
    isAnonymous,
    deadline: null,
    questions: repeated(survey.questions, now, newId),
    smallestGroup,
    dimensions,
    // What a publication has settled is settled anew: others may be asked.
    resultsVisibility: survey.publishedAt === null ? resultsVisibility : null,
    channels,
    reminders,
  };
  return addSurvey(context, content, { repeats: survey });
};

/** The same questions as new ones; conditions name the new ones, too. */
function repeated(questions: readonly DraftQuestion[], now: Date, newId: () => string): DraftQuestion[] {
  const ids = new Map(questions.map(({ id }) => [id, newId()]));
  return questions.map((question) => ({
    ...question,
    id: ids.get(question.id)!,
    createdAt: now.toISOString(),
    showIf: question.showIf && { ...question.showIf, question_id: ids.get(question.showIf.question_id)! },
  }));
}
