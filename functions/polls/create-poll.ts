import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { demandWritable, refuseMore } from '#core/plan.ts';
import type { polls } from '#shared/contract/polls.ts';
import { presentPoll } from './present.ts';

/** Questions keep the order they came in; gaps in their numbering are closed. */
export const createPoll: Operation<typeof polls.createPoll> = async (context, { body }) => {
  const { repos, now, newId, workspaceId } = context;
  const { workspace, plan } = await demandWritable(context);
  const inOrder = body.questions.toSorted((a, b) => a.order_index - b.order_index);
  const poll = {
    id: newId(),
    workspaceId,
    title: body.title,
    pollType: body.type,
    isAnonymous: body.is_anonymous,
    allowAnonymousLink: body.allow_anonymous_link,
    questions: inOrder.map((question, index) => ({ ...question, id: newId(), order_index: index })),
    createdAt: now.toISOString(),
  };
  const outcome = await repos.polls.create(poll, { id: workspace.ownerId, limit: plan.limits.pollsPerMonth });
  if (outcome === 'gone') notFound('workspace');
  if (outcome === 'limit') refuseMore(plan, 'pollsPerMonth');
  return presentPoll(poll);
};
