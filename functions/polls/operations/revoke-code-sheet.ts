import { notFound } from '#core/http/errors.ts';
import { runChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';

/** No code of the sheet leads anywhere from now on; the answers given by them stay. Asked again it changes nothing. */
export const revokeCodeSheet: PollsOperation<'revokeCodeSheet'> = async ({ repos, run: { id }, now }, { params }) => {
  const run = (await repos.runs.findConsistent(id)) ?? notFound('run');
  const sheet = (await repos.codeSheets.find(run.id, params.sheetId)) ?? notFound('codeSheet');
  if (!(await repos.codeSheets.revoke(run, sheet, now))) runChanged();
};
