import { conflict } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { Bitrix24Operation } from '../operation.ts';
import { presentTaskSource } from '../present-task-source.ts';

/** Says what statuses of the source count as, for everybody in the workspace; only those that it has. */
export const chooseTaskStatuses: Bitrix24Operation<'chooseTaskStatuses'> = async (context, { body }) => {
  const { repos, workspaceId, member } = context;
  await requireWritable(context);
  const source = await repos.taskSources.find(workspaceId);
  if (!source) return conflict(integrationsErrors.taskSourceChanged);
  const known = new Set(source.statuses.map(({ id }) => id));
  const meanings = { ...source.meanings };
  for (const { status: id, state } of body.statuses) {
    if (!known.has(id)) conflict(integrationsErrors.taskSourceChanged);
    if (state === null) delete meanings[id];
    else meanings[id] = state;
  }
  if (!(await repos.taskSources.choose(workspaceId, source, meanings))) conflict(integrationsErrors.taskSourceChanged);
  return presentTaskSource({ ...source, meanings }, member);
};
