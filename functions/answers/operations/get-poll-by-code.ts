import { notFound } from '#core/http/errors.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { readShortCode } from '#shared/rules/short-code.ts';
import { isBeingDeleted, pollRunOfLink } from '#functions/runs/links.ts';
import { publicPollOf } from '../public-poll.ts';
import { wrongCodesOf } from '../wrong-codes.ts';
import type { AnswersOperation } from '../operation.ts';

/**
 * The token that a short code stands for, with the poll while it is open: whatever else the link tells is told by the
 * token. What cannot be a code is none, and is not counted as a guess.
 */
export const getPollByCode: AnswersOperation<'getPollByCode'> = async (context, { params, query }) => {
  const { repos, now } = context;
  const code = readShortCode(params.code) ?? notFound('link');
  const wrongCodes = wrongCodesOf(context);
  const [token] = await Promise.all([repos.shares.tokenOf(code), wrongCodes.requireFew()]);
  if (token === null) {
    await wrongCodes.count();
    return notFound('link');
  }
  const run = await pollRunOfLink(token, context);
  if (isBeingDeleted(run, now)) notFound('link');
  return { public_token: token, poll: isOpen(run, now) ? await publicPollOf(run, query.language, context) : null };
};
