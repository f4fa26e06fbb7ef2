import { conflict } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { Bitrix24Operation } from '../operation.ts';
import { presentTaskSource } from '../present-task-source.ts';
import { TASK_READINGS } from '../task-source-throttling.ts';

/** Has the source read within a minute, as somebody wants to know whether it answers. */
export const readTaskSource: Bitrix24Operation<'readTaskSource'> = async (context) => {
  const { repos, workspaceId, member, now } = context;
  await requireWritable(context);
  await countAttempt(TASK_READINGS, workspaceId, context);
  const source = await repos.taskSources.find(workspaceId);
  if (!source) return conflict(integrationsErrors.taskSourceChanged);
  // Whoever reads it now goes on alone.
  if (source.reading && source.dueAt > now.toISOString()) return presentTaskSource(source, member);
  const planned = await repos.taskSources.plan(workspaceId, source, now.toISOString());
  if (!planned) conflict(integrationsErrors.taskSourceChanged);
  return presentTaskSource(await repos.taskSources.find(workspaceId), member);
};
