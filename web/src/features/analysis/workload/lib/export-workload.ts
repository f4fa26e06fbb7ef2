import type { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import type { Cell, ExportTable } from '#web/lib/export-cells.ts';
import { workloadText } from '#text/analysis/workload.ts';
import { mostOf } from './most-of.ts';

const text = workloadText.file;

/** The analysis as a sheet, part after part; nobody is named in it. */
export function exportWorkload(
  summary: WorkloadSummary,
  recommendations: WorkloadRecommendations | undefined,
): ExportTable {
  const rows: (readonly Cell[])[] = [
    [text.score, summary.headline, Math.round(summary.overall_workload_score), rangeOf(summary)],
    [text.completed, '', Math.round(summary.completion_rate), ''],
    [text.overdue, '', Math.round(summary.overdue_rate), ''],
    ...summary.parts.map(({ name, score, text: means }) => [text.factor, name, score ?? '', means]),
    ...summary.departments.map(({ name, score, reason, open_tasks: open }) => [
      text.team,
      name,
      Math.round(score),
      [workloadText.teams.tasks(open), reason].filter(Boolean).join(', '),
    ]),
    ...summary.key_insights.map(({ title, description, affected_employees: affected }) => [
      text.finding,
      title,
      affected,
      description,
    ]),
    ...summary.risk_factors.map((risk) => [text.risk, risk, '', '']),
    ...(recommendations?.immediate_actions ?? []).map(({ title, description, timeline }) => [
      text.action,
      title,
      timeline,
      description,
    ]),
    ...summary.blind_spots.map((spot) => [text.blind, spot, '', '']),
  ];
  return { header: text.header, rows };
}

function rangeOf(summary: WorkloadSummary): string {
  const most = mostOf(summary);
  return most === null ? '' : workloadText.band.upTo(most);
}
