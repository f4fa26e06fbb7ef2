import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';

/** A message that a bot has sent. */
export interface BotMessage {
  readonly chatId: number;
  readonly text: string;
  /** Where its button leads. */
  readonly url?: string;
}

/** A bot of a played messenger: whom it may write to, what it wrote, where its updates go. */
export interface PlayedBot {
  readonly id: number;
  readonly name: string;
  /** Null while nobody has asked for its updates. */
  hook: { readonly url: string; readonly secret: string } | null;
  /** Chats whose people have closed it. */
  readonly closed: Set<number>;
  readonly messages: BotMessage[];
  /** For how many seconds it is told to wait: one entry for each message that is refused so, the first first. */
  readonly waits: number[];
}

/** What a person does in a chat with a bot: presses “Start” of a link, writes, closes the bot. */
export type Deed = { readonly start: string | null } | { readonly text: string } | 'closes';

/** How a messenger differs from another. */
interface Played {
  readonly secretHeader: string;
  /** The token that a request comes with, and what is answered where it is nobody's. */
  readonly tokenOf: (request: TestRequest) => string;
  readonly stranger: TestReply;
  readonly answer: (bot: PlayedBot, request: TestRequest) => TestReply;
  /** An update about what somebody did, as this messenger words it. */
  readonly update: (chatId: number, deed: Deed, at: Date) => unknown;
}

export interface PlayedMessenger extends TestServer {
  /** The bot of a token. */
  bot(token: string): PlayedBot;
  update(chatId: number, deed: Deed, at?: Date): unknown;
  /** Posts an update to where the bot receives them, with its secret; gives the status it was answered with. */
  say(token: string, update: unknown): Promise<number>;
}

/** `123:romashka-anything`; one with “revoked” in it was taken back. */
const TOKEN = /^\d{1,15}:[a-z]+-[\w-]+$/;
/** What a test in another process asks of the one who plays: `GET` tells of a bot, `POST` has a person do something. */
const CONTROL_PATH = '/__fake/bots/';

/** A played messenger: whatever looks like a token has a bot, so that each test can have its own. */
export async function serveBots(played: Played, port = 0): Promise<PlayedMessenger> {
  const bots = new Map<string, PlayedBot>();
  const find = (token: string): PlayedBot | null => {
    if (!TOKEN.test(token) || token.includes('revoked')) return null;
    const bot = bots.get(token) ?? newBot(token);
    bots.set(token, bot);
    return bot;
  };
  const botOf = (token: string): PlayedBot => {
    const bot = find(token);
    if (!bot) throw new Error(`There is no bot behind ${token}`);
    return bot;
  };
  const update = (chatId: number, deed: Deed, at = new Date()) => played.update(chatId, deed, at);
  const say = async (token: string, said: unknown): Promise<number> => {
    const { hook } = botOf(token);
    if (!hook) throw new Error('Nobody has asked for the updates of this bot');
    const headers = { 'content-type': 'application/json', [played.secretHeader]: hook.secret };
    return (await fetch(hook.url, { method: 'POST', headers, body: JSON.stringify(said) })).status;
  };
  const control = async (token: string, { method, body }: TestRequest): Promise<TestReply> => {
    const bot = botOf(token);
    if (method === 'GET') return { status: 200, body: { messages: bot.messages, hook: bot.hook } };
    const { chatId, deed } = JSON.parse(body) as { chatId: number; deed: Deed };
    if (deed === 'closes') bot.closed.add(chatId);
    return { status: 200, body: { status: await say(token, update(chatId, deed)) } };
  };
  const answer: TestServer['answer'] = (request) => {
    if (request.path.startsWith(CONTROL_PATH)) {
      return control(decodeURIComponent(request.path.slice(CONTROL_PATH.length)), request);
    }
    const bot = find(played.tokenOf(request));
    return bot ? played.answer(bot, request) : played.stranger;
  };
  return Object.assign(await serveJson(answer, undefined, port), { bot: botOf, update, say });
}

/** Has a person do something in a chat with a bot of a messenger that is played elsewhere. */
export async function doInChat(host: string, token: string, chatId: number, deed: Deed): Promise<void> {
  const url = `http://${host}${CONTROL_PATH}${encodeURIComponent(token)}`;
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify({ chatId, deed }) });
  const { status } = (await reply.json()) as { status: number };
  if (status !== 200) throw new Error(`An update was answered with ${status}`);
}

/** What a bot of a messenger that is played elsewhere has written. */
export async function messagesOf(host: string, token: string): Promise<readonly BotMessage[]> {
  const reply = await fetch(`http://${host}${CONTROL_PATH}${encodeURIComponent(token)}`);
  return ((await reply.json()) as { messages: readonly BotMessage[] }).messages;
}

function newBot(token: string): PlayedBot {
  const [id = '', rest = ''] = token.split(':');
  const name = `${rest.split('-')[0]}_bot`;
  return { id: Number(id), name, hook: null, closed: new Set(), messages: [], waits: [] };
}
