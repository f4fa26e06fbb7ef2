import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { newShortCode } from '#functions/runs/short-code.ts';
import { wasOpened } from '#functions/runs/repositories/run.ts';
import { runChanged } from '../conflicts.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/**
 * Another secret in the public link, and another short code: the old ones lead nowhere any more, the answers given by
 * them stay.
 */
export const renewLink: PollsOperation<'renewLink'> = async (context) => {
  const { repos, now } = context;
  await requireWritable(context);
  const run = (await repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  const shortCode = wasOpened(run) ? newShortCode() : null;
  const change = { publicToken: newPublicToken(run.id), shortCode };
  return presentFrame((await repos.runs.change(run, change, now)) ?? runChanged());
};
