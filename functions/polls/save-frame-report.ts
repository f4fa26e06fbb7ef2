import { saveReport } from '#functions/runs/save-report.ts';
import type { PollsOperation } from './operation.ts';
import { toldOf } from './report.ts';

/** Saves what those whom a run asked are told. */
export const saveFrameReport: PollsOperation<'saveFrameReport'> = async (context, { body }) =>
  saveReport(context, await toldOf(context), body, {
    notOver: 'Сначала завершите опрос: пока он идёт, итоги могут измениться',
    isSettled: async () => true,
  });
