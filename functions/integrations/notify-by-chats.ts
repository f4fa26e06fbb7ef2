import { setTimeout } from 'node:timers/promises';
import { allDone } from '#core/all-done.ts';
import { say } from '#core/clients/connection-problems.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import type { Delivery } from '#functions/notifications/delivery.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import type { Words } from '#shared/text/said.ts';
import { runMessages } from '#text/runs/messages.ts';
import { openBot } from './chats/bot-secrets.ts';
import { MessengerError } from './chats/messenger.ts';
import { updatesUrl } from './chats/updates-url.ts';
import { createChats, type BotAccess, type Chat } from './repositories/chats.ts';

/** What telling people in chats uses of the table: for the `repositories` of a job that does. */
export const chatNotifying = { chats: createChats };

/** Both messengers take thirty messages a second of a bot; this many go out at once, and then a second passes. */
const AT_ONCE = 25;
const PAUSE_MILLISECONDS = 1_000;
/** The function ends after 300 s; letters to whom no chat was reached want some of it. */
const SENDING_MILLISECONDS = 150_000;

/** One message about a run; a button under its text leads to a path of the site. */
interface ChatNotice {
  readonly workspaceId: string;
  /** In the language of now. */
  readonly text: () => string;
  readonly path: (language: PollLanguage) => string;
}

/** With a link of their own where they have one. */
interface Told {
  readonly userId: string;
  readonly language: PollLanguage;
  readonly path?: string;
}

/**
 * Tells people of a run in their chats with the bot of the workspace; `onReached` is called of each as soon as they were
 * told. Whoever has closed the bot is forgotten by it. A bot that is held back waits as long as it is told to, within the
 * time of the job; what it is refused otherwise is the problem of all who are left.
 */
export async function notifyByChats<Person extends Told>(
  messenger: Messenger,
  message: ChatNotice,
  people: readonly Person[],
  context: JobContext<typeof chatNotifying>,
  onReached?: (person: Person) => Promise<void>,
): Promise<Delivery<Person>> {
  const { workspaceId } = message;
  const { chats } = context.repos;
  const reached = new Set<Person>();
  const access = await chats.findBot(workspaceId, messenger);
  if (!access) return { reached, problem: say('noBot', { whom: messenger }) };
  const chatOf = new Map((await chats.listOf(workspaceId, messenger)).map((chat) => [chat.userId, chat]));
  const reachable = people.filter(({ userId }) => chatOf.has(userId));
  let closed = 0;
  try {
    const bot = await openSending(messenger, workspaceId, access, context);
    for (let start = 0; start < reachable.length; start += AT_ONCE) {
      if (start > 0) await setTimeout(PAUSE_MILLISECONDS);
      const batch = reachable.slice(start, start + AT_ONCE).map(async (person) => {
        const chat = chatOf.get(person.userId)!;
        if (await bot.tell(chat, person, message)) {
          await onReached?.(person);
          reached.add(person);
        } else {
          await chats.forget(workspaceId, messenger, chat);
          closed += 1;
        }
      });
      await allDone(batch);
    }
  } catch (error) {
    if (!(error instanceof MessengerError)) throw error;
    if (error.problem.kind === 'refused') {
      await chats.noteProblem(workspaceId, messenger, access, error.problem.detail);
    }
    const refused = reachable.length - reached.size - closed;
    return { reached, problem: say('restByMail', { problem: error.problem.detail }), refused, blocked: closed };
  }
  return { reached, problem: problemOf(messenger, people.length - reachable.length, closed), blocked: closed };
}

/** What is told of whom a chat did not reach: that there are some, and how many have closed the bot. */
function problemOf(whom: Messenger, without: number, closed: number): Words | null {
  if (closed > 0) return say('chatsClosed', { whom, count: closed });
  return without > 0 ? say('noChatOfAll', { whom }) : null;
}

async function openSending(
  messenger: Messenger,
  workspaceId: string,
  access: BotAccess,
  context: Pick<JobContext, 'chats'>,
) {
  const { vault, messengers, siteUrl } = context.chats();
  const client = messengers[messenger];
  const { token, secret } = await openBot(access, workspaceId, messenger, vault);
  const until = performance.now() + SENDING_MILLISECONDS;
  // One that could not send its updates for some hours has stopped: nobody would be heard who wants to be left alone.
  await client.receive(token, updatesUrl(siteUrl(), messenger, workspaceId), secret);

  return {
    /** False where the chat takes nothing any more. */
    async tell({ chatId }: Chat, { language, path: own }: Told, { text, path }: ChatNotice): Promise<boolean> {
      const said = inLanguage(language, () => ({
        text: text(),
        button: { text: runMessages.open, url: siteUrl() + (own ?? path(language)) },
      }));
      for (;;) {
        const sent = await client.send(token, chatId, said);
        if (sent === 'sent') return true;
        if (sent === 'gone') return false;
        if (performance.now() + sent.waitMilliseconds > until) {
          throw new MessengerError({ kind: 'failed', detail: say('botBusy', { whom: messenger }) });
        }
        await setTimeout(sent.waitMilliseconds);
      }
    },
  };
}
