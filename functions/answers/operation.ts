import type { Operation } from '#core/http/operation.ts';
import { createBallots } from '#functions/runs/repositories/ballots.ts';
import { createCodeMarks } from '#functions/runs/repositories/code-marks.ts';
import { createCodeSheets } from '#functions/runs/repositories/code-sheets.ts';
import { createDialogues } from '#functions/runs/repositories/dialogues.ts';
import { createKiosks } from '#functions/runs/repositories/kiosks.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createRunTexts } from '#functions/runs/repositories/run-texts.ts';
import { createLinkUse } from '#functions/runs/repositories/link-use.ts';
import { createReportPages } from '#functions/runs/repositories/report-pages.ts';
import { createResponses } from '#functions/runs/repositories/responses.ts';
import { createRunRecords } from '#functions/runs/repositories/run-records.ts';
import { createShares } from '#functions/surveys/repositories/shares.ts';
import type { answers } from '#shared/contract/answers.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  ballots: createBallots,
  codeMarks: createCodeMarks,
  codeSheets: createCodeSheets,
  dialogues: createDialogues,
  kiosks: createKiosks,
  runs: createRuns,
  runRecords: createRunRecords,
  runTexts: createRunTexts,
  linkUse: createLinkUse,
  reportPages: createReportPages,
  responses: createResponses,
  shares: createShares,
};

/** An operation of this domain, by the name of its route. */
export type AnswersOperation<Name extends keyof typeof answers> = Operation<
  (typeof answers)[Name],
  keyof typeof repositories
>;
