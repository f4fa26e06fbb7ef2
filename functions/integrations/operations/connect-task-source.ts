import { conflict, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { NewTaskSource } from '#shared/models/task-source.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { Bitrix24Operation } from '../operation.ts';
import { presentTaskSource } from '../present-task-source.ts';
import { TASK_READINGS } from '../task-source-throttling.ts';

/** Keeps what tasks are to be read from and has it read; what was read of another one is gone. */
export const connectTaskSource: Bitrix24Operation<'connectTaskSource'> = async (context, { body }) => {
  const { repos, workspaceId, member, now, newId, vault } = context;
  await requireWritable(context);
  await countAttempt(TASK_READINGS, workspaceId, context);
  const known = await repos.taskSources.find(workspaceId);
  const saved = await repos.taskSources.connect(
    workspaceId,
    {
      connectionId: newId(),
      ...placeOf(body),
      sealed: await vault.seal(body.token, { workspace: workspaceId, kind: 'tasks' }),
    },
    known,
    now,
  );
  if (saved === 'changed') conflict(integrationsErrors.taskSourceChanged);
  if (saved === 'workspace gone') notFound('workspace');
  return presentTaskSource(await repos.taskSources.find(workspaceId), member);
};

function placeOf(body: NewTaskSource) {
  const { kind } = body;
  if (kind === 'tracker') {
    return { kind, place: body.organization, login: null, organizationKind: body.organization_kind };
  }
  return { kind, place: body.address, login: kind === 'jira-cloud' ? body.login : null, organizationKind: null };
}
