import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { Words } from '#shared/text/said.ts';
import type { Bot } from '../chats/messenger.ts';
import type { Saved } from './integrations.ts';

/** The bot of a workspace. */
export interface BotAccess {
  readonly bot: Bot;
  /** Its token and the secret of its updates, as the vault has sealed them. */
  readonly sealed: string;
  /** Of the secret that its updates come with. */
  readonly secretHash: string;
  /** Why its messenger does not serve it, as far as it is known. */
  readonly problem: Words | null;
  readonly version: number;
  readonly createdAt: string;
}

/** In which chat somebody is told of runs: a member, or a person without an account. */
export interface Chat {
  /** The id of the member or of the contact. */
  readonly userId: string;
  readonly chatId: string;
  /** By the clock of the messenger, which says when somebody wants to be left alone. */
  readonly since: string;
  /** Of the secret of the link it came by. */
  readonly hash: string;
  /** Which text of the consent was told where it was connected; null for a chat from before there was one. */
  readonly consent: string | null;
}

interface NewLink {
  readonly userId: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

/** What is kept of somebody's chats in a workspace. */
export function chatKeysOf(workspaceId: string, userId: string): Key[] {
  return MESSENGERS.flatMap((messenger) => [
    keys.chat(workspaceId, messenger, userId),
    keys.chatLink(workspaceId, messenger, userId),
  ]);
}

/** Bots of workspaces and the chats of their people. Somebody has one chat in a messenger, a chat one person. */
export function createChats(table: Table) {
  const botKey = (workspaceId: string, messenger: Messenger): Key => keys.credentials(workspaceId, messenger);

  async function listOf(workspaceId: string, messenger: Messenger): Promise<Chat[]> {
    const items = await table.queryAll(ranges.chats(workspaceId, messenger), { consistent: true });
    return items.map(toChat);
  }

  /** Forgets every chat and every link to one. */
  async function removeChats(workspaceId: string, messenger: Messenger): Promise<void> {
    for (const range of [ranges.chats, ranges.chatLinks]) {
      const items = await table.queryAll(range(workspaceId, messenger), { consistent: true });
      await table.removeMany(items as unknown as Key[]);
    }
  }

  /** Takes a chat away, unless another has come in its place. */
  function forget(workspaceId: string, messenger: Messenger, { userId, chatId }: Chat): Promise<boolean> {
    return unlessChanged(table.write(remove(keys.chat(workspaceId, messenger, userId), { equals: { chatId } })));
  }

  return {
    async findBot(workspaceId: string, messenger: Messenger): Promise<BotAccess | null> {
      const item = await table.get(botKey(workspaceId, messenger), { consistent: true });
      return item && toBot(item);
    },

    /** `known` is what was read before, null for the first. */
    async saveBot(
      workspaceId: string,
      messenger: Messenger,
      { bot, sealed, secretHash }: Pick<BotAccess, 'bot' | 'sealed' | 'secretHash'>,
      known: BotAccess | null,
      now: Date,
    ): Promise<Saved> {
      const key = botKey(workspaceId, messenger);
      const updatedAt = now.toISOString();
      const values = { botId: bot.id, botName: bot.name, sealed, secretHash, problem: null, updatedAt };
      const write = known
        ? update(key, { set: values, add: { version: 1 } }, { equals: { version: known.version } })
        : insert({ ...key, type: 'credentials', ...values, version: 1, createdAt: updatedAt });
      const workspaceThere = failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true }));
      return (await failedCondition(table, [workspaceThere, write], 'changed')) ?? 'saved';
    },

    /** Keeps what is wrong with a bot, unless it was replaced meanwhile. */
    async noteProblem(workspaceId: string, messenger: Messenger, { version }: BotAccess, problem: Words | null) {
      const write = update(botKey(workspaceId, messenger), { set: { problem } }, { equals: { version } });
      await unlessChanged(table.write(write));
    },

    /** Forgets the bot, then every chat with it; so does a second time. */
    async removeBot(workspaceId: string, messenger: Messenger): Promise<void> {
      await table.write(remove(botKey(workspaceId, messenger)));
      await removeChats(workspaceId, messenger);
    },

    removeChats,

    listOf,

    /** The chat of one member. */
    async find(workspaceId: string, messenger: Messenger, userId: string): Promise<Chat | null> {
      const item = await table.get(keys.chat(workspaceId, messenger, userId), { consistent: true });
      return item && toChat(item);
    },

    /** A link of a member; an earlier one leads nowhere any more. */
    async saveLink(workspaceId: string, messenger: Messenger, { userId, hash, expiresAt }: NewLink): Promise<void> {
      const key = keys.chatLink(workspaceId, messenger, userId);
      await table.write(put({ ...key, type: 'chat-link', userId, hash, ttl: seconds(expiresAt) }));
    },

    /**
     * Connects a chat by a link, which is used up with it. The same update a second time changes nothing. False where the
     * link was used, replaced or has expired, where whose it is has left, the workspace is gone, or the bot was replaced.
     */
    async connect(
      workspaceId: string,
      messenger: Messenger,
      chat: Chat,
      bot: Bot,
      now: Date,
      whose: 'member' | 'contact' = 'member',
    ): Promise<boolean> {
      const { userId, hash, chatId } = chat;
      const known = await listOf(workspaceId, messenger);
      if (known.some((one) => one.userId === userId && one.hash === hash && one.chatId === chatId)) return true;
      const writes: Write[] = [
        remove(keys.chatLink(workspaceId, messenger, userId), { equals: { hash }, above: { ttl: seconds(now) } }),
        check(keys[whose](workspaceId, userId), { exists: true }),
        // Somebody without an account is there until the job of a deleted workspace comes.
        ...(whose === 'contact' ? [check(keys.workspace(workspaceId), { exists: true })] : []),
        check(botKey(workspaceId, messenger), { equals: { botId: bot.id } }),
        put({ ...keys.chat(workspaceId, messenger, userId), type: 'chat', ...chat }),
      ];
      if (!(await unlessChanged(table.transact(writes)))) return false;
      for (const other of known.filter((one) => one.chatId === chatId && one.userId !== userId)) {
        await forget(workspaceId, messenger, other);
      }
      return true;
    },

    forget,

    /** Takes somebody's chat away, and the link to one. */
    async forgetOwn(workspaceId: string, messenger: Messenger, userId: string): Promise<void> {
      await table.removeMany([
        keys.chat(workspaceId, messenger, userId),
        keys.chatLink(workspaceId, messenger, userId),
      ]);
    },

    /** Since when which chats of somebody are connected in a workspace, and by which consent. */
    async ownOf(
      workspaceId: string,
      userId: string,
    ): Promise<{ messenger: Messenger; since: string; consent: string | null }[]> {
      const items = await table.getMany(MESSENGERS.map((messenger) => keys.chat(workspaceId, messenger, userId)));
      return MESSENGERS.flatMap((messenger, index) => {
        const item = items[index];
        if (!item) return [];
        const { since, consent } = toChat(item);
        return [{ messenger, since, consent }];
      });
    },
  };
}

function toChat(item: Item): Chat {
  const { userId, chatId, since, hash } = item;
  const consent = textOrNull(item['consent']);
  return { userId: String(userId), chatId: String(chatId), since: String(since), hash: String(hash), consent };
}

function toBot(item: Item): BotAccess {
  return {
    bot: { id: String(item['botId']), name: String(item['botName']) },
    sealed: String(item['sealed']),
    secretHash: String(item['secretHash']),
    problem: (item['problem'] as Words | null | undefined) ?? null,
    version: Number(item['version']),
    createdAt: String(item['createdAt']),
  };
}
