import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { givenTelling } from '../given-telling.ts';
import type { NotificationsOperation } from '../operation.ts';
import { presentTellingOfSpace } from '../present-telling.ts';

/** How people of a workspace are told of runs who have not said it themselves. */
export const changeTellingOfSpace: NotificationsOperation<'changeTellingOfSpace'> = async (context, { body }) => {
  const { workspace } = await requireWritable(context);
  const given = givenTelling(body);
  if (!(await context.repos.workspaces.setTelling(workspace.id, given))) notFound('workspace');
  return presentTellingOfSpace({ ...workspace.telling, ...given });
};
