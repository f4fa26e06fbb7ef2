import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import type { PublicReport } from '#shared/models/run-report.ts';

/**
 * Published reports as everybody reads them who has the link: made and looked at by those who wrote them, so that
 * whoever serves them reads no answer and no counter.
 */
export function createReportPages(table: Table) {
  return {
    /** The page of a run with its link, under the name its workspace has now; null where none is published. */
    async find(runId: string): Promise<{ link: string; page: PublicReport } | null> {
      const [item, run] = await table.getMany([keys.reportPage(runId), keys.run(runId)]);
      if (!item || !run) return null;
      const page = { ...(item['page'] as PublicReport), workspace_name: String(run['workspaceName']) };
      return { link: String(item['link']), page };
    },
  };
}
