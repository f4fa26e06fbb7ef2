import { lazy, Suspense } from 'react';
import type { PollAnalysisProps } from '#web/features/asking/results/polls/poll-analysis-props.ts';
import { PollResultsPage } from '#web/features/asking/results/polls/poll-results-page.tsx';
import { ArticleSection } from '#web/ui/article.tsx';
import { articleText } from '#text/common/article.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const PollAnalysis = lazy(() => import('#web/features/analysis/poll/poll-analysis.tsx'));

/** The results of a poll with what an analysis says of them, which is a feature of its own; figures do not wait for it. */
export default function PollResults() {
  return <PollResultsPage Analysis={Analysis} />;
}

function Analysis(props: PollAnalysisProps) {
  return (
    <Suspense
      fallback={
        <ArticleSection id="written" name={articleText.sections.written}>
          {props.quotes}
          <SkeletonCards count={1} lines={5} />
        </ArticleSection>
      }
    >
      <PollAnalysis key={props.pollId} {...props} />
    </Suspense>
  );
}
