import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import type { GivenSurveyReport } from '#shared/models/survey-results.ts';
import { unlessChanged } from './conditions.ts';
import { keys } from './keys.ts';
import type { Item, Table } from './table.ts';
import { check, insert, put, remove, update } from './writes.ts';

/** «Вы сказали — мы сделали» of a survey, as those who write it have it. */
export interface SurveyReport {
  readonly intro: string;
  readonly items: GivenSurveyReport['items'];
  /** Whose figures are shown, in the order of the survey. */
  readonly questionIds: readonly string[];
  readonly published: boolean;
  /** The secret of its page; stays when the page is closed. Null until it was first published. */
  readonly link: string | null;
  /** Counted from 1. */
  readonly version: number;
}

/** What is told to respondents after their surveys. */
export function createSurveyReports(table: Table) {
  return {
    /** As it is at this moment; null where nobody has written any. */
    async find(surveyId: string): Promise<SurveyReport | null> {
      const item = await table.get(keys.surveyReport(surveyId), { consistent: true });
      return item && toReport(item);
    },

    /**
     * Puts a report in the place of the one that was read, and with it its page, or takes the page away. False when
     * somebody was faster, or the survey is gone.
     */
    async save(
      surveyId: string,
      old: SurveyReport | null,
      report: SurveyReport,
      page: PublicSurveyReport | null,
    ): Promise<boolean> {
      const key = keys.surveyReport(surveyId);
      const [own, shown] = [{ ...report }, keys.reportPage(surveyId)];
      return unlessChanged(
        table.transact([
          check(keys.surveyRef(surveyId), { exists: true }),
          old
            ? update(key, { set: own }, { equals: { version: old.version } })
            : insert({ ...key, type: 'survey-report', ...own }),
          page ? put({ ...shown, type: 'report-page', link: report.link, page }) : remove(shown),
        ]),
      );
    },
  };
}

function toReport(item: Item): SurveyReport {
  const { pk: _, sk: __, type: ___, ...report } = item;
  return report as unknown as SurveyReport;
}
