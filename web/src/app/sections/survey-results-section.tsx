import { lazy, Suspense } from 'react';
import { SurveyResultsPage, type SurveySlotProps } from '#web/features/surveys/results/survey-results-page.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const SurveyAnalysis = lazy(() => import('#web/features/analysis/survey/survey-analysis.tsx'));
const SurveyNextSteps = lazy(() => import('#web/features/analysis/survey/survey-next-steps.tsx'));

/** The results of a survey with what an analysis says of them, which is a feature of its own; figures do not wait for it. */
export default function SurveyResults() {
  return <SurveyResultsPage NextSteps={NextSteps} Analysis={Analysis} />;
}

function NextSteps({ surveyId }: SurveySlotProps) {
  return (
    <Suspense fallback={<SkeletonCards count={1} lines={5} />}>
      <SurveyNextSteps key={surveyId} surveyId={surveyId} />
    </Suspense>
  );
}

function Analysis({ surveyId }: SurveySlotProps) {
  return (
    <Suspense fallback={<SkeletonCards count={1} lines={5} />}>
      <SurveyAnalysis key={surveyId} surveyId={surveyId} />
    </Suspense>
  );
}
