import { notFound } from '#core/http/errors.ts';
import type { AnswersOperation } from '../operation.ts';

/** What is published of a closed run with ballots. */
export const getRunRecord: AnswersOperation<'getRunRecord'> = async ({ repos }, { params }) =>
  (await repos.runRecords.find(params.run_id)) ?? notFound('runRecord');
