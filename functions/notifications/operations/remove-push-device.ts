import type { PushOperation } from '../operation.ts';

/** Has one of the own devices told no more; as often as asked. */
export const removePushDevice: PushOperation<'removePushDevice'> = async ({ repos, actor }, { params: { id } }) => {
  await repos.pushDevices.remove(actor.userId, id);
};
