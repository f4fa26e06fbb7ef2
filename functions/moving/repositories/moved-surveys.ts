import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { check, put } from '#data/writes.ts';
import { pastRunWrites } from '#functions/runs/repositories/past-runs.ts';
import type { ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import { reportItem, type RunReport } from '#functions/runs/repositories/run-reports.ts';
import { copiedWrites, type StoredTranslation } from '#functions/translations/repositories/translations.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { breakdownItem } from '#functions/surveys/repositories/breakdowns.ts';
import type { StoredBreakdown } from '#functions/surveys/repositories/survey-breakdown.ts';
import { seriesEntryWrite } from '#functions/surveys/repositories/survey-series.ts';
import { surveyWrites, type Survey } from '#functions/surveys/repositories/surveys.ts';
import { movedTotals } from './moved-runs.ts';

/** What is told of a survey that is over. */
export interface MovedSurvey {
  readonly run: Run;
  readonly counts: ResponseCounts;
  /** How many answered, and how many of them were members. */
  readonly answered: number;
  readonly members: number;
  /** Null where there were too few to compare. */
  readonly breakdown: StoredBreakdown | null;
}

/** What lies beside a survey. */
interface Beside {
  readonly translations: readonly StoredTranslation[];
  readonly report: RunReport | null;
}

/** Surveys of a company that moves in. */
export function createMovedSurveys(table: Table) {
  return {
    /** One that is not here yet; null for a draft, of which nothing is told. All of it, or nothing. */
    async write(survey: Survey, { translations, report }: Beside, told: MovedSurvey | null): Promise<void> {
      const { id, workspaceId } = survey;
      await table.transact([
        check(keys.workspace(workspaceId), { exists: true }),
        ...surveyWrites(survey),
        ...copiedWrites(id, translations),
        ...(report ? [put(reportItem(workspaceId, { id, pollId: id }, report))] : []),
        ...(told === null
          ? []
          : [
              ...pastRunWrites(told.run),
              seriesEntryWrite(survey),
              put(movedTotals(told.run, told)),
              put(breakdownItem(id, told.breakdown)),
            ]),
      ]);
    },
  };
}
