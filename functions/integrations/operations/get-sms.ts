import { can } from '#shared/rules/permissions.ts';
import type { ChatsOperation } from '../operation.ts';
import { presentSms } from '../present-sms.ts';

/** Whether the workspace sends SMS; by what, at what price and within which cap is told to who manages integrations. */
export const getSms: ChatsOperation<'getSms'> = async ({ repos, workspaceId, member, now, siteUrl }) => {
  const [access, spent] = await Promise.all([repos.sms.find(workspaceId), repos.sms.spent(workspaceId, now)]);
  return presentSms(access, spent, { manages: can(member, 'integrations.manage'), siteUrl: siteUrl() });
};
