import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { ai as routes } from '#shared/contract/ai.ts';
import { cancelPollJob } from './cancel-poll-job.ts';
import { cancelWorkloadJob } from './cancel-workload-job.ts';
import { checkAiCredentials } from './check-ai-credentials.ts';
import { createClients } from './clients.ts';
import { createAiCredentials } from './create-ai-credentials.ts';
import { deleteAiCredentials } from './delete-ai-credentials.ts';
import { getAiCredentials } from './get-ai-credentials.ts';
import { getPollAiRecommendations } from './get-poll-ai-recommendations.ts';
import { getPollAiSummary } from './get-poll-ai-summary.ts';
import { getPollEvidence } from './get-poll-evidence.ts';
import { getPollJob } from './get-poll-job.ts';
import { getWorkloadEvidence } from './get-workload-evidence.ts';
import { getWorkloadJob } from './get-workload-job.ts';
import { getWorkloadRecommendations } from './get-workload-recommendations.ts';
import { getWorkloadStatus } from './get-workload-status.ts';
import { getWorkloadSummary } from './get-workload-summary.ts';
import { cancelSurveyJob } from './cancel-survey-job.ts';
import { getSurveyAiRecommendations } from './get-survey-ai-recommendations.ts';
import { getSurveyAiSummary } from './get-survey-ai-summary.ts';
import { getSurveyEvidence } from './get-survey-evidence.ts';
import { getSurveyJob } from './get-survey-job.ts';
import { retrySurveyJob } from './retry-survey-job.ts';
import { repositories } from './operation.ts';
import { retryPollJob } from './retry-poll-job.ts';
import { retryWorkloadJob } from './retry-workload-job.ts';
import { updateAiCredentials } from './update-ai-credentials.ts';

export const ai = defineApi({
  name: 'ai',
  description: 'Analyses of workload and of answers, access to the AI provider',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 4,
  secrets: ['ai'],
  routes,
  repositories,
  clients: createClients,
  operations: {
    cancelPollJob,
    cancelWorkloadJob,
    checkAiCredentials,
    createAiCredentials,
    deleteAiCredentials,
    getAiCredentials,
    getPollAiRecommendations,
    getPollAiSummary,
    getPollEvidence,
    getPollJob,
    getWorkloadEvidence,
    getWorkloadJob,
    getWorkloadRecommendations,
    getWorkloadStatus,
    getWorkloadSummary,
    cancelSurveyJob,
    getSurveyAiRecommendations,
    getSurveyAiSummary,
    getSurveyEvidence,
    getSurveyJob,
    retrySurveyJob,
    retryPollJob,
    retryWorkloadJob,
    updateAiCredentials,
  },
});
