import { requireFeature } from '#functions/subscriptions/plan.ts';
import { notConnected } from '../portal.ts';
import { present } from '../present-bitrix24.ts';
import type { Bitrix24Operation } from '../operation.ts';

/** Chooses how the tasks of the portal are laid out; everybody in the workspace sees them so. */
export const updateBitrix24Settings: Bitrix24Operation<'updateBitrix24Settings'> = async (
  context,
  { body: { status_preset } },
) => {
  const { repos, workspaceId, now } = context;
  await requireFeature(context, 'bitrix24');
  if (!(await repos.integrations.chooseStatusPreset(workspaceId, status_preset, now))) return notConnected();
  return present(
    await repos.integrations.findBitrix24(workspaceId),
    await repos.portalSnapshots.find(workspaceId),
    context,
  );
};
