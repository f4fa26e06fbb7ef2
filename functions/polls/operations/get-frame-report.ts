import { presentReport } from '#functions/runs/report.ts';
import type { PollsOperation } from '../operation.ts';
import { reportableOf } from '../report.ts';

/** “You said, we did” of a run as it stands, with the page that it makes. */
export const getFrameReport: PollsOperation<'getFrameReport'> = async (context) => {
  const told = await reportableOf(context);
  return presentReport(told, await context.repos.runReports.find(told));
};
