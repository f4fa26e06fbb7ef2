import type { Operation } from '#core/http/operation.ts';
import { requireFeature } from '#core/rules/plan.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';
import { notConnected } from './portal.ts';
import { present } from './present.ts';

/** Chooses how the tasks of the portal are laid out; everybody in the workspace sees them so. */
export const updateBitrix24Settings: Operation<typeof bitrix24.updateBitrix24Settings> = async (
  context,
  { body: { status_preset } },
) => {
  const { repos, workspaceId, now } = context;
  await requireFeature(context, 'bitrix24');
  if (!(await repos.integrations.chooseStatusPreset(workspaceId, status_preset, now))) return notConnected();
  return present(await repos.integrations.findBitrix24(workspaceId));
};
