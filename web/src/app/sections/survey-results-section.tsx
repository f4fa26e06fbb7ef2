import { SurveyResultsPage } from '#web/features/surveys/results/survey-results-page.tsx';

/** The results of a survey. */
export default function SurveyResults() {
  return <SurveyResultsPage />;
}
