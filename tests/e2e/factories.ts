import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { automations } from '#shared/contract/automations.ts';
import { auth } from '#shared/contract/auth.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { polls } from '#shared/contract/polls.ts';
import { buildPath, type Call, type Reply, type Route } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Tokens } from '#shared/models/user.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { PlanId } from '#shared/rules/plans.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import type { WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { WAITING_ROOM } from './kept-pages.ts';
import { language, product } from './own-product.ts';

const run = promisify(execFile);

/** An account of the running product, made without its screens. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly tokens: Tokens;
}

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Every account comes from an address of its own, as people do: registrations are limited per address. */
let lastAddress = Math.floor(Math.random() * 60_000);
function nextAddress(): string {
  lastAddress += 1;
  return `127.7.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

interface CallParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/** Calls the running product; the status is for the caller to judge. */
export async function call<R extends Route>(
  route: R,
  input: Call<R>,
  { token, from, userAgent }: { token?: string; from?: string; userAgent?: string } = {},
): Promise<Answer<Reply<R>>> {
  // Border: the generic call is opened up into the parts every route is made of.
  const { params, query, body } = input as CallParts;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const { port } = new URL(product.url);
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: route.method,
        path: buildPath(route.path, params) + search,
        headers,
        // A connection of its own: one that was kept may be closed by the server at the moment it is taken again.
        agent: false,
        ...(from ? { localAddress: from } : {}),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          // Border: the server shapes its replies by the contract.
          const reply = (text === '' ? undefined : JSON.parse(text)) as Reply<R>;
          resolve({ status: response.statusCode ?? 0, body: reply });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The same, for what has to succeed. */
export async function demand<R extends Route>(route: R, input: Call<R>, as: { token?: string; from?: string } = {}) {
  const answer = await call(route, input, as);
  if (answer.status >= 300) throw new Error(`${route.key}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A person with an account; on the Premium trial where their plan would be in the way. */
export async function makePerson(
  options: { firstName?: string; lastName?: string; premium?: boolean; domain?: string } = {},
): Promise<Person> {
  const { firstName = 'Анна', lastName = 'Петрова', premium = false, domain = 'romashka.example' } = options;
  const email = `${randomUUID()}@${domain}`;
  const password = 'тонус-2026';
  const body = {
    first_name: firstName,
    last_name: lastName,
    email,
    password,
    password_confirm: password,
    consent_version: CONSENT_VERSION,
  };
  const tokens = await demand(auth.register, { body }, { from: nextAddress() });
  if (premium) await demand(subscriptions.startTrial, {}, { token: tokens.access_token });
  return { firstName, lastName, email, password, tokens };
}

export async function makeWorkspace(owner: Person, name = 'Ромашка'): Promise<Workspace> {
  const as = { token: owner.tokens.access_token };
  const workspace = await demand(workspaces.createWorkspace, { body: { name } }, as);
  // Browser tests run at any hour.
  const params = { id: workspace.id };
  await demand(automations.changeTellingOfSpace, { params, body: { quiet_hours: 'off' } }, as);
  return workspace;
}

/** Connects a workspace to the portal that is played beside the product. */
export async function makePortal(owner: Person, workspace: Workspace, code: WebhookCode = 'livelyoffice') {
  const body = { webhook_url: `http://${product.portalHost}/rest/1/${code}/` };
  const as = { token: owner.tokens.access_token };
  await demand(bitrix24.saveBitrix24Credentials, { params: { id: workspace.id }, body }, as);
}

/** An eNPS poll of these questions with a run open for answers; the link its answers come by. */
export async function makeOpenPoll(
  owner: Person,
  workspace: Workspace,
  questions: readonly string[],
  { title = 'Пульс недели', link = true }: { readonly title?: string; readonly link?: boolean } = {},
): Promise<{ poll: Poll; frame: Frame; link: string; token: string }> {
  const as = { token: owner.tokens.access_token };
  const poll = await demand(
    polls.createPoll,
    {
      body: {
        workspace_id: workspace.id,
        title,
        type: 'ENPS',
        is_anonymous: true,
        allow_anonymous_link: link,
        questions: questions.map((text, index) => ({ text, order_index: index, is_required: index === 0 })),
      },
    },
    as,
  );
  const draft = await demand(polls.createFrame, { params: { id: poll.id }, body: { deadline: null } }, as);
  const frame = await demand(polls.publishFrame, { params: { id: draft.id }, body: { published: true } }, as);
  const token = frame.public_token ?? '';
  return { poll, frame, token, link: `/app/poll/${poll.id}/anonymous/${token}/take` };
}

/** The person shows that their address is theirs: letters about their workspaces go to no other. */
export async function prove({ email, tokens }: Person): Promise<void> {
  const as = { token: tokens.access_token, from: nextAddress() };
  // The letter of the registration.
  const [, token = ''] = await lastLetter(email, /\/verify-email\/([\w-]+)/);
  await demand(auth.verifyEmail, { body: { token } }, as);
}

/** Brings a person into a workspace: invited, by the link that whoever invites is given. */
export async function join(workspace: Workspace, owner: Person, person: Person, role: Exclude<Role, 'владелец'>) {
  const { token } = await invite(workspace, owner, person.email, role);
  await demand(workspaces.acceptInvitation, { params: { token } }, { token: person.tokens.access_token });
}

export async function invite(
  workspace: Workspace,
  owner: Person,
  email: string,
  role: Exclude<Role, 'владелец'> = 'сотрудник',
) {
  const input = { params: { id: workspace.id }, body: { email, role } };
  // From an address of its own: invitations are limited per network as well.
  return demand(workspaces.inviteMember, input, { token: owner.tokens.access_token, from: nextAddress() });
}

/** What an operator does with the product that runs: `npm run admin -- …`. */
export async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: product.dataDir, DYNAMODB_ENDPOINT: undefined };
  return (await run(process.execPath, ['scripts/admin/main.ts', ...words], { env })).stdout;
}

/** Puts an owner on a plan without end, as an operator does. */
export async function setPlan({ email }: Person, plan: PlanId): Promise<void> {
  await admin('plan', 'set', email, plan);
}

/** The secret in the newest invitation letter to this address; waits until the letter is out. */
export async function invitationToken(email: string): Promise<string> {
  const letter = await lastLetter(email, /\/invitation\/([\w-]+)/);
  return letter[1] ?? '';
}

/** Ample: on a busy machine many jobs are before it. */
const LETTER_PATIENCE_MILLISECONDS = 60_000;

/** What the newest letter to an address says where it matches; letters leave by a job, a moment after their cause. */
export async function lastLetter(email: string, pattern: RegExp): Promise<RegExpExecArray> {
  const end = Date.now() + LETTER_PATIENCE_MILLISECONDS;
  while (Date.now() < end) {
    const letters = (await (await fetch(`${product.url}/__local/mail`)).json()) as unknown[];
    const texts = letters.map((letter) => JSON.stringify(letter)).filter((text) => text.includes(email));
    const match = texts.map((text) => pattern.exec(text)).findLast((found) => found !== null);
    if (match) return match;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No letter to ${email} matches ${pattern}`);
}

/** Opens a page of the product as this person: the session is in the browser as after a login. */
export async function openAs(page: Page, { tokens }: Person, path: string): Promise<void> {
  // A page that has been nowhere yet has no place for a session.
  if (page.url() === 'about:blank') await page.goto(WAITING_ROOM);
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token);
    localStorage.setItem('refresh_token', refresh_token);
  }, tokens);
  await page.goto(path);
}
