import { analysedSurvey } from '../requests/analysed-survey.ts';
import { tooFewSurveyAnswers } from '#core/http/errors.ts';
import { analysedGroup } from '#shared/rules/smallest-group.ts';
import { evidenceOfRun } from '../requests/evidence-of-run.ts';
import type { AiOperation } from '../operation.ts';

/** The answers to a survey that speak of a theme. */
export const getSurveyEvidence: AiOperation<'getSurveyEvidence'> = async ({ repos, survey }, { params }) => {
  const smallestGroup = analysedGroup(survey.smallestGroup);
  const analysed = await analysedSurvey({ repos }, survey.id);
  if (!analysed) return tooFewSurveyAnswers(smallestGroup);
  return evidenceOfRun(repos.results, analysed.run, params.evidence_id, smallestGroup, analysed.words);
};
