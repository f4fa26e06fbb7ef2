import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { newPublicToken } from '#core/rules/public-token.ts';
import { frameChanged } from './conflicts.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** Another secret in the public link: the old link is no link any more, the answers given by it stay. */
export const renewLink: PollsOperation<'renewLink'> = async (context) => {
  const { repos, now } = context;
  await requireWritable(context);
  const frame = (await repos.frames.findConsistent(context.frame.id)) ?? notFound('frame');
  return presentFrame(
    (await repos.frames.change(frame, { publicToken: newPublicToken(frame.id) }, now)) ?? frameChanged(),
  );
};
