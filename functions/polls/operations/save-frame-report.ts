import { saveReport } from '#functions/runs/save-report.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { PollsOperation } from '../operation.ts';
import { pollsErrors } from '#text/polls/errors.ts';
import { reportableOf } from '../report.ts';

/** Saves what those whom a run asked are told; its page opens once all is shown that ever will be. */
export const saveFrameReport: PollsOperation<'saveFrameReport'> = async (context, { body }) => {
  const told = await reportableOf(context);
  return saveReport(context, told, body, {
    notOver: pollsErrors.notOver,
    isSettled: async () => told.unseen < SMALLEST_GROUP,
  });
};
