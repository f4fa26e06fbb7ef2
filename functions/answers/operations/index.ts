export { findReportOfSurvey } from './find-report-of-survey.ts';
export { getEndedPoll } from './get-ended-poll.ts';
export { getPollByCode } from './get-poll-by-code.ts';
export { getPublicPoll } from './get-public-poll.ts';
export { getPublicReport } from './get-public-report.ts';
export { getPublicSurvey } from './get-public-survey.ts';
export { respondToPublicSurvey } from './respond-to-public-survey.ts';
export { takePublicPoll } from './take-public-poll.ts';
