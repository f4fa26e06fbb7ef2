import { lazy, Suspense } from 'react';
import { usePendingAnalyses } from '#web/features/analysis/lib/pending-analyses.ts';
import { whenConnected } from '#web/lib/connection.ts';

const AnalysisWatcher = lazy(whenConnected(() => import('#web/features/analysis/analysis-watcher.tsx')));

/** Tells of analyses that were begun and left, once they are ready; nothing is loaded for that while there are none. */
export function AnalysisNotices() {
  const pending = usePendingAnalyses();
  return (
    pending.length > 0 && (
      <Suspense fallback={null}>
        <AnalysisWatcher pending={pending} />
      </Suspense>
    )
  );
}
