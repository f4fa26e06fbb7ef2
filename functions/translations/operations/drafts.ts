export { draftPollTexts } from './draft-poll-texts.ts';
export { draftSurveyTexts } from './draft-survey-texts.ts';
