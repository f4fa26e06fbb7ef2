import { keys } from './keys.ts';
import { toFrame, type Frame } from './frames.ts';
import { toMember, type Member } from './members.ts';
import { toPoll, type Poll } from './polls.ts';
import type { Table } from './table.ts';
import { toUser, type User } from './users.ts';

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * What a request must know before it is allowed: is the session alive, and what is the caller to the thing they
 * ask for. One round trip, two where only the thing knows its workspace. The role is read, never taken from a
 * token: a change counts on the next request.
 */
export function createAccess(table: Table) {
  return {
    async session({ userId, sessionId }: Caller): Promise<boolean> {
      const [session] = await table.getMany([keys.session(userId, sessionId)], { sure: true });
      return session !== null;
    },

    async account({ userId, sessionId }: Caller): Promise<{ alive: boolean; user: User | null }> {
      const [session, user] = await table.getMany([keys.session(userId, sessionId), keys.user(userId)], { sure: true });
      return { alive: session !== null, user: user ? toUser(user) : null };
    },

    async workspace(
      { userId, sessionId }: Caller,
      workspaceId: string,
    ): Promise<{ alive: boolean; member: Member | null }> {
      const [session, member] = await table.getMany(
        [keys.session(userId, sessionId), keys.member(workspaceId, userId)],
        { sure: true },
      );
      return { alive: session !== null, member: member ? toMember(member) : null };
    },

    async poll(
      { userId, sessionId }: Caller,
      pollId: string,
    ): Promise<{ alive: boolean; member: Member | null; poll: Poll | null }> {
      const [session, ref] = await table.getMany([keys.session(userId, sessionId), keys.pollRef(pollId)], {
        sure: true,
      });
      if (!session || !ref) return { alive: session !== null, member: null, poll: null };
      const workspaceId = String(ref['workspaceId']);
      const pollKey = keys.poll(workspaceId, String(ref['createdAt']), pollId);
      const [member, item] = await table.getMany([keys.member(workspaceId, userId), pollKey]);
      // Asked again, strongly, for a member only: a stranger's refusal stays cheap.
      const poll = item ?? (member ? await table.get(pollKey, { consistent: true }) : null);
      return { alive: true, member: member ? toMember(member) : null, poll: poll ? toPoll(poll) : null };
    },

    async frame(
      { userId, sessionId }: Caller,
      frameId: string,
    ): Promise<{ alive: boolean; member: Member | null; frame: Frame | null }> {
      const [session, item] = await table.getMany([keys.session(userId, sessionId), keys.frame(frameId)], {
        sure: true,
      });
      if (!session || !item) return { alive: session !== null, member: null, frame: null };
      const frame = toFrame(item);
      const [member] = await table.getMany([keys.member(frame.workspaceId, userId)]);
      return { alive: true, member: member ? toMember(member) : null, frame };
    },
  };
}
