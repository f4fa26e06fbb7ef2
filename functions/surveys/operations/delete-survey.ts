import { notFound } from '#core/http/errors.ts';
import type { SurveysOperation } from '../operation.ts';

/** The survey is gone at once and takes no more answers; what lay under it is removed by a job. */
export const deleteSurvey: SurveysOperation<'deleteSurvey'> = async ({ repos, survey: loaded, now, newId }) => {
  for (let survey = loaded; !(await repos.surveys.remove(survey, newId(), now));) {
    // Somebody changed it meanwhile, or it was loaded too early: it is deleted as it is now.
    survey = (await repos.surveys.findConsistent(survey)) ?? notFound('survey');
  }
};
