import { defineApi } from '#core/declaration.ts';
import { surveys as routes } from '#shared/contract/surveys.ts';
import { compareSurveys } from './compare-surveys.ts';
import { createSurvey } from './create-survey.ts';
import { deleteSurvey } from './delete-survey.ts';
import { getSurvey } from './get-survey.ts';
import { getSurveyExample } from './get-survey-example.ts';
import { getSurveyLaunch } from './get-survey-launch.ts';
import { getSurveyReport } from './get-survey-report.ts';
import { getSurveyResults } from './get-survey-results.ts';
import { getSurveyToTake } from './get-survey-to-take.ts';
import { getSurveyTrend } from './get-survey-trend.ts';
import { grantSurveyAccess } from './grant-survey-access.ts';
import { listSurveyComments } from './list-survey-comments.ts';
import { listSurveyPeople } from './list-survey-people.ts';
import { listSurveys } from './list-surveys.ts';
import { repeatSurvey } from './repeat-survey.ts';
import { respondToSurvey } from './respond-to-survey.ts';
import { saveSurveyReport } from './save-survey-report.ts';
import { shareSurvey } from './share-survey.ts';
import { updateSurvey } from './update-survey.ts';
import { repositories } from './operation.ts';

export const surveys = defineApi({
  name: 'surveys',
  description: 'Surveys: building, launching, answering by members, results',
  concurrencyShare: 6,
  routes,
  repositories,
  operations: {
    compareSurveys,
    createSurvey,
    deleteSurvey,
    getSurvey,
    getSurveyExample,
    getSurveyLaunch,
    getSurveyReport,
    getSurveyResults,
    getSurveyToTake,
    getSurveyTrend,
    grantSurveyAccess,
    listSurveyComments,
    listSurveyPeople,
    listSurveys,
    repeatSurvey,
    respondToSurvey,
    saveSurveyReport,
    shareSurvey,
    updateSurvey,
  },
});
