import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { useMembers } from './use-members.ts';

/** What the owner of a workspace is called, who alone can change its plan; null while that is not known. */
export function useOwnerName(workspaceId: string): string | null {
  const { data: members } = useMembers(workspaceId, { revalidateOnFocus: false });
  const owner = members?.find(({ role }) => role === OWNER_ROLE)?.user;
  return owner ? owner.full_name.trim() || owner.email : null;
}
