import { answersOf, EVIDENCE_ID, makeAnalysis, makeAnsweredPoll, runsOf } from '#tests/support/analyses.ts';
import { repos } from '#tests/support/factories.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

const AI_CREDENTIALS = {
  client_id: 'client',
  client_secret: 'good-secret',
  provider_type: 'gigachat',
  scope: 'GIGACHAT_API_PERS',
  verify_ssl_certs: true,
};

/** A poll with enough answers for an analysis, and one that is over. */
async function answered({ owner, workspace }: Company): Promise<Partial<Company>> {
  const { poll, frame } = await makeAnsweredPoll(owner, workspace);
  return { poll, frame, pollAnalysisJob: await makeAnalysis(runsOf(poll), frame.id) };
}

/** A survey with enough answers for an analysis, and one that is over. */
async function answeredSurvey({ workspace, survey: known }: Company): Promise<Partial<Company>> {
  const { id } = await makeShownSurvey(workspace, {
    questions: [{ type: 'TEXTAREA', text: 'Что изменить в первую очередь?' }],
    answers: Array.from({ length: 6 }, (_, number) => [`Слишком много задач ${number}`]),
  });
  const survey = { ...known, id };
  return { survey, surveyAnalysisJob: await makeAnalysis(answersOf(survey), id) };
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const ai: RoutesOf<'ai'> = {
  getAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  createAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: AI_CREDENTIALS }),
    answers: inWorkspace(401, 403, 403, 201, 201, 404, 404),
    fresh: async ({ workspace }) => {
      await repos.integrations.removeAi(workspace.id);
      return {};
    },
  },
  updateAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: AI_CREDENTIALS }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  deleteAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
  },
  checkAiCredentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  // Analyses are for owner, hr and manager (B4-23, A6-05).
  getWorkloadStatus: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getWorkloadSummary: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { ai_provider: 'builtin', refresh: false } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
  },
  getWorkloadRecommendations: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { ai_provider: 'builtin', refresh: false } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
  },
  getWorkloadEvidence: {
    call: ({ workspace }) => ({ params: { id: workspace.id, evidence_id: EVIDENCE_ID } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  getWorkloadJob: {
    call: ({ workspace, analysisJob }) => ({ params: { id: workspace.id, job_id: analysisJob.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  cancelWorkloadJob: {
    call: ({ workspace, analysisJob }) => ({ params: { id: workspace.id, job_id: analysisJob.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  retryWorkloadJob: {
    call: ({ workspace, analysisJob }) => ({ params: { id: workspace.id, job_id: analysisJob.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
  },
  getPollAiSummary: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: answered,
  },
  getPollAiRecommendations: {
    call: ({ poll }) => ({ params: { id: poll.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: answered,
  },
  getPollEvidence: {
    call: ({ poll }) => ({ params: { id: poll.id, evidence_id: 'theme:load' } }),
    answers: inWorkspace(401, 403, 409, 409, 409, 404, 404),
    fresh: answered,
  },
  getPollJob: {
    call: ({ poll, pollAnalysisJob }) => ({ params: { id: poll.id, job_id: pollAnalysisJob.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  cancelPollJob: {
    call: ({ poll, pollAnalysisJob }) => ({ params: { id: poll.id, job_id: pollAnalysisJob.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  retryPollJob: {
    call: ({ poll, pollAnalysisJob }) => ({ params: { id: poll.id, job_id: pollAnalysisJob.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: answered,
  },
  getSurveyAiSummary: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { ai_provider: 'builtin' } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: answeredSurvey,
  },
  getSurveyAiRecommendations: {
    call: ({ survey }) => ({ params: { id: survey.id }, body: { ai_provider: 'builtin' } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: answeredSurvey,
  },
  getSurveyEvidence: {
    call: ({ survey }) => ({ params: { id: survey.id, evidence_id: 'theme:load' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: answeredSurvey,
  },
  getSurveyJob: {
    call: ({ survey, surveyAnalysisJob }) => ({ params: { id: survey.id, job_id: surveyAnalysisJob.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  cancelSurveyJob: {
    call: ({ survey, surveyAnalysisJob }) => ({ params: { id: survey.id, job_id: surveyAnalysisJob.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  retrySurveyJob: {
    call: ({ survey, surveyAnalysisJob }) => ({ params: { id: survey.id, job_id: surveyAnalysisJob.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: answeredSurvey,
  },
  // Nothing is missing in the poll, and the survey is published.
  draftPollTexts: {
    call: ({ poll }) => ({ params: { id: poll.id, language: 'uz' } }),
    answers: inWorkspace(401, 403, 409, 409, 409, 404, 404),
  },
  draftSurveyTexts: {
    call: ({ survey }) => ({ params: { id: survey.id, language: 'uz' } }),
    answers: inWorkspace(401, 403, 409, 409, 409, 404, 404),
  },
};
