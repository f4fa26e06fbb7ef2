import type { ScopeKind } from '#shared/contract/route.ts';
import { keys, type Key } from './keys.ts';
import { toFrame, type Frame } from './frames.ts';
import { toMember, type Member } from './member.ts';
import { toPoll, type Poll } from './polls.ts';
import type { Item, Table } from './table.ts';
import { toUser, type User } from './users.ts';

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

type Loaders = {
  readonly [Kind in ScopeKind]: (caller: Caller, id: string) => Promise<{ alive: boolean; member: Member | null }>;
};

/** What is loaded for a scope of some kind, beside the member who asks. */
export type LoadedOf<Kind extends ScopeKind> = Found<
  Awaited<ReturnType<ReturnType<typeof createAccess>['scopes'][Kind]>>
>;
type Found<Reply> = { readonly [Name in Exclude<keyof Reply, 'alive' | 'member'>]: NonNullable<Reply[Name]> };

/**
 * What a request must know before it is allowed: is the session alive, and what is the caller to the thing they
 * ask for. One round trip, two where only the thing knows its workspace. The role is read, never taken from a
 * token: a change counts on the next request.
 */
export function createAccess(table: Table) {
  /**
   * The session and a thing in one cheap read. What is missing is asked for once more, strongly, and the session
   * first: without it nothing else matters, and a request that is turned away stays at two read units.
   */
  async function sessionAnd({ userId, sessionId }: Caller, key: Key): Promise<{ alive: boolean; item: Item | null }> {
    const sessionKey = keys.session(userId, sessionId);
    const [session, item] = await table.getMany([sessionKey, key]);
    const alive = session ?? (await certain(sessionKey));
    if (!alive) return { alive: false, item: null };
    return { alive: true, item: item ?? (await certain(key)) };
  }

  async function certain(key: Key): Promise<Item | null> {
    const [item = null] = await table.getMany([key], { consistent: true });
    return item;
  }

  return {
    async session({ userId, sessionId }: Caller): Promise<boolean> {
      const [session] = await table.getMany([keys.session(userId, sessionId)], { sure: true });
      return session !== null;
    },

    async account(caller: Caller): Promise<{ alive: boolean; user: User | null }> {
      const { alive, item } = await sessionAnd(caller, keys.user(caller.userId));
      return { alive, user: item ? toUser(item) : null };
    },

    /** One loader for every kind of scope; the thing itself comes under the name of its kind. */
    scopes: {
      async workspace(caller: Caller, workspaceId: string): Promise<{ alive: boolean; member: Member | null }> {
        const { alive, item } = await sessionAnd(caller, keys.member(workspaceId, caller.userId));
        return { alive, member: item ? toMember(item) : null };
      },

      async poll(
        caller: Caller,
        pollId: string,
      ): Promise<{ alive: boolean; member: Member | null; poll: Poll | null }> {
        const { alive, item: ref } = await sessionAnd(caller, keys.pollRef(pollId));
        if (!ref) return { alive, member: null, poll: null };
        const workspaceId = String(ref['workspaceId']);
        const pollKey = keys.poll(workspaceId, String(ref['createdAt']), pollId);
        const [member, item] = await table.getMany([keys.member(workspaceId, caller.userId), pollKey]);
        // Asked again, strongly, for a member only: a stranger's refusal stays cheap.
        const poll = item ?? (member ? await certain(pollKey) : null);
        return { alive: true, member: member ? toMember(member) : null, poll: poll ? toPoll(poll) : null };
      },

      async frame(
        caller: Caller,
        frameId: string,
      ): Promise<{ alive: boolean; member: Member | null; frame: Frame | null }> {
        const { alive, item } = await sessionAnd(caller, keys.frame(frameId));
        if (!item) return { alive, member: null, frame: null };
        const frame = toFrame(item);
        const [member] = await table.getMany([keys.member(frame.workspaceId, caller.userId)]);
        return { alive: true, member: member ? toMember(member) : null, frame };
      },
    } satisfies Loaders,
  };
}
