import { addSurvey } from '../add-survey.ts';
import { readQuestions } from '../questions.ts';
import { readSettings } from '../settings.ts';
import type { SurveysOperation } from '../operation.ts';

/** A new survey is a draft: nobody can answer it before it is published. */
export const createSurvey: SurveysOperation<'createSurvey'> = async (
  context,
  { body: { questions, from_poll: pollId, ...given } },
) => {
  const { repos, workspaceId } = context;
  const read = readQuestions(questions, context);
  const poll = pollId === null ? null : await repos.polls.named(workspaceId, pollId);
  // One that was deleted meanwhile has no languages to bring along.
  return addSurvey(context, { ...(await readSettings(given, context)), questions: read }, poll ? { poll } : {});
};
