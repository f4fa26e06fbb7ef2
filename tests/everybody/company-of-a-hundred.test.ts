import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as open } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { PlayedMessenger } from '#scripts/fake-services/bots.ts';
import { startMax } from '#scripts/fake-services/max.ts';
import { startSmsc, type PlayedSms } from '#scripts/fake-services/sms.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { chats } from '#shared/contract/chats.ts';
import { codeSheets } from '#shared/contract/code-sheets.ts';
import { joinLinks } from '#shared/contract/join-links.ts';
import { kiosks } from '#shared/contract/kiosks.ts';
import { polls } from '#shared/contract/polls.ts';
import { buildPath, type Reply, type Route } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';

/*
 * A company of a hundred of whom sixty have no mailbox. All of them are asked by what reaches them, nearly all answer,
 * nobody twice, and the product is killed in the middle of it.
 */

const MEMBERS = 40;
const IN_TELEGRAM = 20;
const IN_MAX = 15;
const BY_SMS = 5;
const ON_PAPER = 12;
const AT_THE_GATE = 8;
/** Those who say nothing, as in every company: one of each three ways. */
const SILENT = 3;
/** How often somebody tries to answer who has. */
const TRIES = 10_000;
const AT_ONCE = 16;
const COMMENT = 'Душно на складе';
const WAIT = { timeout: 120_000, interval: 200 };

const dataDir = mkdtempSync(join(tmpdir(), 'tonus-everybody-'));
const children: ChildProcess[] = [];
let telegram: PlayedMessenger;
let max: PlayedMessenger;
let smsc: PlayedSms;
let product: { url: string; kill(): Promise<void> };
const BOTS: Readonly<Record<Messenger, string>> = { telegram: '901:tonus-of-a-hundred', max: '902:tonus-of-a-hundred' };
const SMS_KEY = 'tonus-of-a-hundred';

/** As `npm start` runs it, in a process of its own that can be killed; where messengers know it again, once it was there. */
async function start(port = '0'): Promise<typeof product> {
  const environment = {
    OUTBOUND_ALLOW: [telegram, max, smsc].map(({ host }) => host).join(','),
    TELEGRAM_API_URL: telegram.url,
    MAX_API_URL: max.url,
    SMSC_API_URL: smsc.url,
  };
  const script = join(import.meta.dirname, '../local/run-fixture.ts');
  const child = spawn(process.execPath, [script, inject('assembly'), dataDir, JSON.stringify(environment), port], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url: String(line).trim(), kill };
}

beforeAll(async () => {
  [telegram, max, smsc] = await Promise.all([startTelegram(), startMax(), startSmsc()]);
  product = await start();
});
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  await Promise.all([telegram, max, smsc].map((played) => played.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

interface Input {
  readonly token?: string;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

/** Everybody comes from an address of their own, as people do. */
let lastAddress = 0;
function nextAddress(): string {
  lastAddress += 1;
  return `127.9.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** Calls the product as it is reached now; fails where it is not. */
function call<R extends Route>(
  route: R,
  { token, params, body }: Input,
): Promise<{ readonly status: number; readonly body: Reply<R> }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const url = `${product.url.replace('localhost', '127.0.0.1')}${buildPath(route.path, params)}`;
    const sent = open(url, { method: route.method, headers, agent: false, localAddress: nextAddress() }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        // Border: the server shapes its replies by the contract.
        resolve({ status: response.statusCode ?? 0, body: (text === '' ? null : JSON.parse(text)) as Reply<R> });
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The same, for what has to succeed. */
async function demand<R extends Route>(route: R, input: Input): Promise<Reply<R>> {
  const { status, body } = await call(route, input);
  if (status >= 300) throw new Error(`${route.key}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Does something for each of these, several at once. */
async function forEach<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const work = async () => {
    for (const one of waiting) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function register(name: string): Promise<string> {
  const password = 'тонус-2026';
  const names = { first_name: name, last_name: 'Петрова', email: `${randomUUID()}@romashka.example` };
  const body = { ...names, password, password_confirm: password, consent_version: CONSENT_VERSION };
  return (await demand(auth.register, { body })).access_token;
}

/** What somebody answers by, and under which number their browser sends. */
interface Respondent {
  readonly route: Route;
  readonly input: Omit<Input, 'body'>;
  readonly session: string;
}

describe('a company of a hundred, sixty of them without a mailbox', () => {
  it('is asked by what reaches each, answers once each, and loses no answer to a kill', async () => {
    const owner = await register('Анна');
    await demand(subscriptions.startTrial, { token: owner });
    const workspace = await demand(workspaces.createWorkspace, { token: owner, body: { name: 'Ромашка' } });
    const own = { token: owner, params: { id: workspace.id } };
    await demand(automations.changeTellingOfSpace, { ...own, body: { quiet_hours: 'off' } });
    const { token: joining } = await demand(joinLinks.createJoinLink, { ...own, body: { limit: 100, team: null } });
    const tokens = [owner];
    await forEach(Array.from({ length: MEMBERS - 1 }), async () => {
      const token = await register('Ольга');
      await demand(joinLinks.acceptJoinLink, { token, params: { token: joining! } });
      tokens.push(token);
    });

    for (const channel of ['telegram', 'max'] as const) {
      await demand(chats.connectChatBot, {
        token: owner,
        params: { id: workspace.id, channel },
        body: { token: BOTS[channel] },
      });
    }
    const template = 'Опрос вашей компании: {link}';
    await demand(chats.connectSms, { ...own, body: { gateway: 'smsc', key: SMS_KEY, template, cap: 500 } });
    const { ids } = await demand(chats.addContacts, {
      ...own,
      body: {
        contacts: Array.from({ length: IN_TELEGRAM + IN_MAX + BY_SMS }, (_, index) => ({
          first_name: 'Анвар',
          last_name: 'Каримов',
          team: 'Склад',
          language: 'uz',
          phone: index < BY_SMS ? `+7916123450${index + 1}` : null,
        })),
      },
    });
    const { slips } = await demand(chats.printSlips, { ...own, body: { ids: ids.slice(BY_SMS) } });
    for (const [index, { links }] of slips.entries()) {
      const channel = index < IN_TELEGRAM ? 'telegram' : 'max';
      const played = channel === 'telegram' ? telegram : max;
      const url = links.find((link) => link.channel === channel)!.url;
      const said = played.update(1000 + index, { start: new URL(url).searchParams.get('start')! });
      expect(await played.say(BOTS[channel], said)).toBe(200);
    }

    const poll = await demand(polls.createPoll, {
      token: owner,
      body: {
        workspace_id: workspace.id,
        title: 'Как вам работается',
        type: 'ENPS',
        is_anonymous: true,
        questions: ['Порекомендуете нас?', 'Что мешает?'].map((text, index) => ({
          text,
          order_index: index,
          is_required: index === 0,
        })),
      },
    });
    const draft = await demand(polls.createFrame, {
      token: owner,
      params: { id: poll.id },
      body: { channels: ['telegram', 'max', 'sms'], results_visibility: 'closed' },
    });
    const run = { token: owner, params: { id: draft.id } };
    const sheet = await demand(codeSheets.makeCodeSheet, { ...run, body: { count: ON_PAPER } });
    const kiosk = await demand(kiosks.makeKiosk, { ...run, body: { name: 'Проходная', pin: '4821' } });
    await demand(polls.publishFrame, { ...run, body: { published: true } });

    const invitations = () => [
      ...telegram.bot(BOTS.telegram).messages.filter(({ url }) => url),
      ...max.bot(BOTS.max).messages.filter(({ url }) => url),
      ...smsc.account(SMS_KEY).messages,
    ];
    await vi.waitFor(() => expect(invitations()).toHaveLength(IN_TELEGRAM + IN_MAX + BY_SMS), WAIT);
    const codes = invitations().map(
      (message) => /\/c\/(\w{10})$/.exec('url' in message ? message.url! : message.text)![1]!,
    );
    expect(new Set(codes).size).toBe(codes.length);

    const byCode = (code: string) => ({ route: answers.takePollByCode, input: { params: { code } } });
    const ways = [
      ...tokens.slice(1).map((token) => ({ route: polls.takePoll, input: { token, params: { id: draft.id } } })),
      ...codes.slice(1).map(byCode),
      ...sheet.codes.slice(1).map(byCode),
      ...Array.from({ length: AT_THE_GATE }, () => ({
        route: answers.takePollAtKiosk,
        input: { params: { token: kiosk.token } },
      })),
    ];
    const people: Respondent[] = ways.map((way) => ({ ...way, session: randomUUID() }));
    expect(people).toHaveLength(MEMBERS + IN_TELEGRAM + IN_MAX + BY_SMS + ON_PAPER + AT_THE_GATE - SILENT);
    const [first, second] = poll.questions;
    const bodyOf = (session: string, score: string) => ({
      answers: [
        { question_id: first!.id, content: score },
        { question_id: second!.id, content: COMMENT },
      ],
      anonymous_session_id: session,
    });
    const send = ({ route, input, session }: Respondent) => call(route, { ...input, body: bodyOf(session, '9') });

    // Each sends until the server has said that it has the answer, as browsers do.
    const taken = new Set<Respondent>();
    const half = Promise.withResolvers<void>();
    let back = Promise.resolve();
    const answering = forEach(people, async (person) => {
      while (!taken.has(person)) {
        await back;
        const answer = await send(person).catch(() => null);
        if (answer === null) continue;
        expect(answer.status).toBe(200);
        taken.add(person);
        if (taken.size === Math.floor(people.length / 2)) half.resolve();
      }
    });
    await half.promise;
    const { promise, resolve } = Promise.withResolvers<void>();
    back = promise;
    await product.kill();
    product = await start(new URL(product.url).port);
    resolve();
    await answering;
    expect(taken.size).toBeGreaterThanOrEqual(95);

    // A member or a code with another number, a kiosk with the number of whoever has answered there.
    let refused = 0;
    const tries = Array.from({ length: TRIES }, (_, index) => people[index % people.length]!);
    await forEach(tries, async (person) => {
      const atKiosk = person.route === answers.takePollAtKiosk;
      const { status } = await send(atKiosk ? person : { ...person, session: randomUUID() });
      if (status !== 200) refused += 1;
      expect([atKiosk ? 200 : 409, 429]).toContain(status);
    });
    expect(refused).toBeGreaterThan(TRIES / 2);

    // What is said in a chat is no answer.
    expect(await telegram.say(BOTS.telegram, telegram.update(1000, { text: COMMENT }))).toBe(200);
    const written = JSON.stringify([
      telegram.bot(BOTS.telegram).messages,
      max.bot(BOTS.max).messages,
      smsc.account(SMS_KEY).messages,
    ]);
    for (const secret of [COMMENT, poll.title, 'Порекомендуете']) expect(written).not.toContain(secret);

    await demand(polls.publishFrame, { ...run, body: { published: false } });
    await vi.waitFor(async () => {
      const summary = await demand(polls.getSummary, run);
      expect(summary).toMatchObject({ responses: people.length });
    }, WAIT);
  });
});
