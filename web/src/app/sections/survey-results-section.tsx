import { lazy, Suspense } from 'react';
import { SurveyResultsPage } from '#web/features/asking/results/surveys/survey-results-page.tsx';
import type { SurveyAnalysisProps } from '#web/features/asking/results/surveys/survey-results-view.tsx';
import { articleText } from '#text/common/article.ts';
import { ArticleSection } from '#web/ui/article.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const SurveyAnalysis = lazy(() => import('#web/features/analysis/survey/survey-analysis.tsx'));

/** The results of a survey with what an analysis says of them, which is a feature of its own; figures do not wait for it. */
export default function SurveyResults() {
  return <SurveyResultsPage Analysis={Analysis} />;
}

function Analysis(props: SurveyAnalysisProps) {
  return (
    <Suspense
      fallback={
        <ArticleSection id="written" name={articleText.sections.written}>
          {props.quotes}
          <SkeletonCards count={1} lines={5} />
        </ArticleSection>
      }
    >
      <SurveyAnalysis key={props.surveyId} {...props} />
    </Suspense>
  );
}
