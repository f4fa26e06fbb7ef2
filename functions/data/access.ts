import type { ScopeKind } from '#shared/contract/route.ts';
import { OF_KIND } from '#functions/runs/repositories/run-kinds.ts';
import { toRun, type Run } from '#functions/runs/repositories/run.ts';
import { keys, ranges, type Key } from './keys.ts';
import { toMember, type Member } from '#functions/workspaces/repositories/member.ts';
import { toPoll } from '#functions/polls/repositories/polls.ts';
import { toSurvey } from '#functions/surveys/repositories/surveys.ts';
import type { Item, Table } from './table.ts';
import { toApiKey, type ApiKey } from '#functions/api-keys/repositories/api-key.ts';
import { toTask } from '#functions/tasks/repositories/task.ts';
import { toSessionProof, type SessionProof } from '#functions/accounts/repositories/session-proof.ts';
import { toUser, type User } from '#functions/accounts/repositories/users.ts';
import { toWorkspace } from '#functions/workspaces/repositories/workspaces.ts';
import { unlessChanged } from './conditions.ts';
import { update } from './writes.ts';
import type { ManagersView } from '#shared/rules/own-people.ts';

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Where there is no session but a key of the API: what that was made under. */
  readonly proof?: SessionProof | undefined;
}

/** What a scope gives. A missing member or a thing that is null is a 404; undefined: there is nothing beside the member. */
interface Found<Thing> {
  /** Null where the session has ended. */
  readonly session: SessionProof | null;
  readonly member: Member | null;
  readonly thing?: Thing | null;
}
type Loader<Thing> = (caller: Caller, id: string) => Promise<Found<Thing>>;

type Scopes = ReturnType<typeof createAccess>['scopes'];
type Things = { readonly [Kind in ScopeKind]: Scopes[Kind] extends Loader<infer Thing> ? Thing : never };
declare module '#shared/contract/route.ts' {
  interface ScopeThings extends Things {}
}

/** What is loaded for a scope of some kind, beside the member who asks: the thing, under the name of its kind. */
export type LoadedOf<Kind extends ScopeKind> = {
  readonly [Name in Kind as Things[Name] extends undefined ? never : Name]: Things[Name];
};

/** A run as those who ask for it by its id may have it: what goes with its survey is none to them. */
function toOwnRun(item: Item): Run | null {
  const run = toRun(item);
  return OF_KIND[run.kind].byItself ? run : null;
}

/**
 * What a request must know before it is allowed: is the session alive, and what is the caller to the thing they
 * ask for. One round trip, two where only the thing knows its workspace. The role is read, never taken from a
 * token: a change counts on the next request.
 */
export function createAccess(table: Table) {
  /**
   * The session and a thing in one eventually consistent read. What is missing is asked for once more, strongly, and the session
   * first: without it nothing else matters, and a request that is turned away stays at two read units.
   */
  async function sessionAnd(
    { userId, sessionId, proof }: Caller,
    key: Key,
  ): Promise<{ session: SessionProof | null; item: Item | null }> {
    if (proof) return { session: proof, item: (await table.getMany([key], { sure: true }))[0] ?? null };
    const sessionKey = keys.session(userId, sessionId);
    const [found, item] = await table.getMany([sessionKey, key]);
    const session = found ?? (await certain(sessionKey));
    if (!session) return { session: null, item: null };
    return { session: toSessionProof(session), item: item ?? (await certain(key)) };
  }

  async function certain(key: Key): Promise<Item | null> {
    const [item = null] = await table.getMany([key], { consistent: true });
    return item;
  }

  /** The workspace itself: who asks there is all that is to know of it. */
  const membership: Loader<undefined> = async (caller, id) => {
    const { session, item } = await sessionAnd(caller, keys.member(id, caller.userId));
    return { session, member: item ? toMember(item) : null };
  };

  /** A thing with a key of its own that knows its workspace. */
  function byItsKey<Thing extends { readonly workspaceId: string }>(
    keyOf: (id: string) => Key,
    read: (item: Item) => Thing | null,
  ): Loader<Thing> {
    return async (caller, id) => {
      const { session, item } = await sessionAnd(caller, keyOf(id));
      const thing = item && read(item);
      if (!thing) return { session, member: null };
      const [member] = await table.getMany([keys.member(thing.workspaceId, caller.userId)]);
      return { session, member: member ? toMember(member) : null, thing };
    };
  }

  /** A thing among those of its workspace, in the order of their creation: a reference by its id says of which and when. */
  function byReference<Thing>(
    refOf: (id: string) => Key,
    keyOf: (workspaceId: string, createdAt: string, id: string) => Key,
    read: (item: Item) => Thing,
  ): Loader<Thing> {
    return async (caller, id) => {
      const { session, item: ref } = await sessionAnd(caller, refOf(id));
      if (!ref) return { session, member: null };
      const workspaceId = String(ref['workspaceId']);
      const key = keyOf(workspaceId, String(ref['createdAt']), id);
      const [member, found] = await table.getMany([keys.member(workspaceId, caller.userId), key]);
      if (!member) return { session, member: null };
      // Asked again, strongly, for a member only: a stranger's refusal stays at two read units.
      const thing = found ?? (await certain(key));
      return { session, member: toMember(member), thing: thing ? read(thing) : null };
    };
  }

  return {
    async session({ userId, sessionId }: Caller): Promise<SessionProof | null> {
      const [session] = await table.getMany([keys.session(userId, sessionId)], { sure: true });
      return session ? toSessionProof(session) : null;
    },

    /** The same, read strongly: a proof of a moment ago counts. */
    async provedSession({ userId, sessionId }: Caller): Promise<SessionProof | null> {
      const session = await certain(keys.session(userId, sessionId));
      return session && toSessionProof(session);
    },

    async account(caller: Caller): Promise<{ session: SessionProof | null; user: User | null }> {
      const { session, item } = await sessionAnd(caller, keys.user(caller.userId));
      return { session, user: item ? toUser(item) : null };
    },

    /** The key of the API that has this hash; null where the workspace has none. */
    async apiKey(workspaceId: string, hash: string): Promise<ApiKey | null> {
      const [item] = await table.getMany([keys.apiKey(workspaceId, hash)], { sure: true });
      return item ? toApiKey(item) : null;
    },

    /** Notes the day on which a key is used, for the first time on it. */
    async noteUse({ workspaceId, hash }: ApiKey, day: string): Promise<void> {
      const used = update(keys.apiKey(workspaceId, hash), { set: { lastUsedOn: day } }, { exists: true });
      await unlessChanged(table.write(used));
    },

    /** What the managers of a workspace see; null where it is gone. */
    async managersSee(workspaceId: string): Promise<ManagersView | null> {
      const [item] = await table.getMany([keys.workspace(workspaceId)], { sure: true });
      return item ? toWorkspace(item).managersSee : null;
    },

    /** Everybody of a workspace, to say whose they are. */
    async members(workspaceId: string): Promise<Member[]> {
      return (await table.queryAll(ranges.members(workspaceId))).map(toMember);
    },

    /** How the thing of each kind of scope is loaded; operations are given it under the name of its kind. */
    scopes: {
      workspace: membership,
      poll: byReference(keys.pollRef, keys.poll, toPoll),
      run: byItsKey(keys.run, toOwnRun),
      survey: byReference(keys.surveyRef, keys.survey, toSurvey),
      task: byReference(keys.taskRef, keys.task, toTask),
      finance: async (caller, id) => {
        const found = await membership(caller, id);
        return { ...found, thing: found.member };
      },
    } satisfies Readonly<Record<ScopeKind, Loader<unknown>>>,
  };
}
