import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/**
 * Published reports as everybody reads them who has the link: made and looked at by those who wrote them, so that
 * whoever serves them reads no answer and no counter.
 */
export function createReportPages(table: Table) {
  return {
    /** The page of a survey with its link, under the name its workspace has now; null where none is published. */
    async find(surveyId: string): Promise<{ link: string; page: PublicSurveyReport } | null> {
      const [item, run] = await table.getMany([keys.reportPage(surveyId), keys.run(surveyId)]);
      if (!item || !run) return null;
      const page = { ...(item['page'] as PublicSurveyReport), workspace_name: String(run['workspaceName']) };
      return { link: String(item['link']), page };
    },
  };
}
