import type { Operation } from '#core/http/operation.ts';
import { createRuns } from '#data/runs.ts';
import { createLinkUse } from '#data/link-use.ts';
import { createReportPages } from '#data/report-pages.ts';
import { createResponses } from '#data/responses.ts';
import { createShares } from '#data/shares.ts';
import type { answers } from '#shared/contract/answers.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  runs: createRuns,
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
