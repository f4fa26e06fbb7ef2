import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireWritable, refuseMore } from '#core/rules/plan.ts';
import type { Poll as StoredPoll } from '#data/polls.ts';
import type { Poll, Question } from '#shared/models/poll.ts';
import { presentPoll } from './present.ts';

type Content = Pick<StoredPoll, 'title' | 'pollType' | 'isAnonymous' | 'allowAnonymousLink'> & {
  /** In order. */
  readonly questions: readonly Omit<Question, 'id' | 'order_index'>[];
};

/** A new poll of a workspace, as far as its owner's plan allows one; its questions are new ones too. */
export async function addPoll(
  context: OperationContext<'plans' | 'polls' | 'workspaces'> & { readonly workspaceId: string },
  content: Content,
): Promise<Poll> {
  const { repos, now, newId, workspaceId } = context;
  const { workspace, plan } = await requireWritable(context);
  const questions = content.questions.map(({ text, is_required }, index) => ({
    id: newId(),
    text,
    order_index: index,
    is_required,
  }));
  const at = now.toISOString();
  const poll = { ...content, id: newId(), workspaceId, questions, createdAt: at, updatedAt: at, version: 1 };
  const outcome = await repos.polls.create(poll, { id: workspace.ownerId, limit: plan.limits.pollsPerMonth });
  if (outcome === 'gone') notFound('workspace');
  if (outcome === 'limit') refuseMore(plan, 'pollsPerMonth');
  return presentPoll(poll);
}
