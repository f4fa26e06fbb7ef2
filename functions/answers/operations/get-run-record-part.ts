import { notFound } from '#core/http/errors.ts';
import type { AnswersOperation } from '../operation.ts';

/** The entries of one of its parts. */
export const getRunRecordPart: AnswersOperation<'getRunRecordPart'> = async ({ repos }, { params }) => {
  const entries = (await repos.runRecords.part(params.run_id, Number(params.part))) ?? notFound('runRecord');
  return { entries: Buffer.from(entries).toString('base64') };
};
