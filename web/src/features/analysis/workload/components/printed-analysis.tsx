import { describeAnalyst } from '#shared/analysts/index.ts';
import type { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import '#web/ui/print-sheet.css';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { exportWorkload } from '../lib/export-workload.ts';
import { workloadText as text } from '#text/analysis/workload.ts';

interface PrintedAnalysisProps {
  readonly summary: WorkloadSummary;
  readonly recommendations: WorkloadRecommendations | undefined;
  readonly workspaceName: string;
}

/** The analysis on paper. */
export function PrintedAnalysis({ summary, recommendations, workspaceName }: PrintedAnalysisProps) {
  const { header, rows } = exportWorkload(summary, recommendations);
  return (
    <div data-print-sheet="">
      <header>
        <h1>{text.title}</h1>
        <p>
          {[workspaceName, describeAnalyst(summary.ai_provider).name, formatDateTime(summary.analysis_date)].join(
            ' · ',
          )}
        </p>
      </header>
      <section>
        <h2>{summary.headline}</h2>
        <p>{summary.executive_summary}</p>
      </section>
      <FiguresTable
        caption={text.title}
        head={header}
        rows={rows.map(([kind, ...cells], index) => ({ key: String(index), cells: [kind, ...cells] }))}
      />
    </div>
  );
}
