import type { MemberImport } from '#shared/models/integration.ts';

/** What all calls of an import came to so far. */
export interface ImportReport {
  readonly imported: number;
  readonly skipped: number;
  readonly failed: number;
  readonly failures: MemberImport['failed_members'];
  /** Where the next call goes on; null when everybody has been looked at, or nobody yet. */
  readonly cursor: string | null;
  /** How many are still to be looked at. */
  readonly left: number;
  /** How many there were to be looked at in the beginning, as far as is known. */
  readonly total: number;
}

export const NOTHING_IMPORTED: ImportReport = {
  imported: 0,
  skipped: 0,
  failed: 0,
  failures: [],
  cursor: null,
  left: 0,
  total: 0,
};

/** The report with one call more. */
export function addCall(report: ImportReport, call: MemberImport): ImportReport {
  const { cursor, left } = call;
  return {
    imported: report.imported + call.imported_count,
    skipped: report.skipped + call.skipped_count,
    failed: report.failed + call.failed_count,
    failures: [...report.failures, ...call.failed_members],
    cursor,
    left,
    // People may be hired meanwhile.
    total: Math.max(report.total, left + call.total_processed),
  };
}
