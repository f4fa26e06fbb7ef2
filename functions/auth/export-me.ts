import type { Operation } from '#core/operation.ts';
import type { auth } from '#shared/contract/auth.ts';
import { presentSession } from './list-sessions.ts';
import { presentUser } from './present-user.ts';

/** What is kept of the person, all of it; other people's data and secrets are not theirs. */
export const exportMe: Operation<typeof auth.exportMe> = async ({ actor, user, repos, now }) => {
  const [record, memberships, sessions] = await Promise.all([
    repos.users.findRecord(user.id),
    repos.copies.membershipsOf(user.id),
    repos.sessions.listOf(user.id, now),
  ]);
  return {
    exported_at: now.toISOString(),
    profile: { ...presentUser(user, now), created_at: record.createdAt, referal_code: record.referalCode },
    consent: { version: record.consentVersion, given_at: record.consentAt },
    memberships: memberships.map(({ workspaceId, workspace, role, since }) => ({
      workspace_id: workspaceId,
      workspace,
      role,
      since,
    })),
    sessions: sessions.map((session) => presentSession(session, actor)),
  };
};
