import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { PollsOperation } from '../operation.ts';

/** How many questions the recurring runs of a workspace may ask one person in 30 days; counts from the next run on. */
export const setQuestionLimit: PollsOperation<'setQuestionLimit'> = async (context, { body }) => {
  await requireWritable(context);
  const { repos, workspaceId } = context;
  if (!(await repos.workspaces.setQuestionLimit(workspaceId, body.question_limit))) notFound('workspace');
  return body;
};
