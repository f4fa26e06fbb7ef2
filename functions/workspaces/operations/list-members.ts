import { livingOffer, type Member } from '../repositories/member.ts';
import type { Repositories } from '#data/repositories.ts';
import { can } from '#shared/rules/permissions.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { languageNow } from '#shared/text/current.ts';

/** The people of the workspace, page by page; by name within a page. The owner sees to whom they have offered it. */
export const listMembers: WorkspacesOperation<'listMembers'> = async (
  { repos, member: viewer, workspaceId, now },
  { query },
) => {
  const { members, cursor } = await repos.members.list(workspaceId, {
    limit: query.limit,
    cursor: query.cursor ?? null,
  });
  // Who made an offer is a matter of the workspace, which is read only where there is one to judge.
  const proved = can(viewer, 'members.invite') ? await provedAmong(members, repos) : null;
  const offers = viewer.role === OWNER_ROLE && members.some(({ offer }) => offer !== null);
  const workspace = offers ? await repos.workspaces.find(workspaceId) : null;
  return {
    members: members
      .map((member) => ({
        ...presentMember(member, viewer, (workspace && livingOffer(member, workspace, now))?.until),
        ...(proved && { email_verified: proved.has(member.userId) }),
      }))
      .toSorted((a, b) => a.user.full_name.localeCompare(b.user.full_name, languageNow())),
    next_cursor: cursor,
  };
};

/** Of whom it is known that the address is theirs: since they came, or since then. */
async function provedAmong(
  members: readonly Member[],
  { verifiedEmails }: Pick<Repositories, 'verifiedEmails'>,
): Promise<ReadonlySet<string>> {
  const isKnown = ({ email, provedEmail }: Member) => email === provedEmail;
  const others = members.filter((member) => !isKnown(member)).map(({ userId: id, email }) => ({ id, email }));
  return new Set([...members.filter(isKnown).map(({ userId }) => userId), ...(await verifiedEmails.among(others))]);
}
