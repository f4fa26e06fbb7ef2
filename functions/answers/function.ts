import { defineApi } from '#core/declaration.ts';
import { answers as routes } from '#shared/contract/answers.ts';
import { findReportOfSurvey } from './find-report-of-survey.ts';
import { getEndedPoll } from './get-ended-poll.ts';
import { getPollByCode } from './get-poll-by-code.ts';
import { getPublicPoll } from './get-public-poll.ts';
import { getPublicSurvey } from './get-public-survey.ts';
import { respondToPublicSurvey } from './respond-to-public-survey.ts';
import { getPublicReport } from './get-public-report.ts';
import { takePublicPoll } from './take-public-poll.ts';
import { repositories } from './operation.ts';

export const answers = defineApi({
  name: 'answers',
  description: 'Public answers; it may read nothing that tells who anybody is',
  concurrencyShare: 20,
  routes,
  repositories,
  operations: {
    findReportOfSurvey,
    getEndedPoll,
    getPollByCode,
    getPublicPoll,
    getPublicSurvey,
    respondToPublicSurvey,
    getPublicReport,
    takePublicPoll,
  },
});
