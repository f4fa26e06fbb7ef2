import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { system } from '#shared/contract/system.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makePlan } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const MACHINE = '192.0.2.77';
const account = {
  first_name: 'Евлампия',
  last_name: 'Кукушкина-Вишневская',
  email: 'Evlampia.K@romashka.example',
  password: 'совсем-тайный-пароль',
  password_confirm: 'совсем-тайный-пароль',
};

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const method of METHODS) {
    // Lambda's JSON format adds the level to the object it is handed.
    vi.spyOn(console, method).mockImplementation(
      (line: object) => void lines.push(JSON.stringify({ level: method, ...line })),
    );
  }
});
afterEach(() => vi.restoreAllMocks());

/** The whole way of a company and of a respondent, mistakes included; gives the secrets it met. */
async function walkTheMainPath(): Promise<string[]> {
  const from = { sourceAddress: MACHINE };
  const { body: first } = await request(auth.register, { ...from, body: account });
  await request(auth.register, { ...from, body: account });
  await request(auth.login, { ...from, body: { email: account.email, password: 'совсем-другой-пароль' } });
  const { body: pair } = await request(auth.login, {
    ...from,
    body: { email: account.email, password: account.password },
  });
  const { body: next } = await request(auth.refresh, { body: { refresh_token: pair.refresh_token } });
  const token = next.access_token;
  // On a plan with room for a workspace of every walk.
  await makePlan((await request(auth.me, { token })).body, 'premium');
  const { body: workspace } = await request(workspaces.createWorkspace, { token, body: { name: 'Тайная ромашка' } });
  const body = {
    workspace_id: workspace.id,
    title: 'Тайный пульс',
    allow_anonymous_link: true,
    questions: [{ text: 'Тайный вопрос?', order_index: 0 }],
  };
  const { body: poll } = await request(polls.createPoll, { token, body });
  const { body: frame } = await request(polls.createFrame, { token, params: { id: poll.id }, body: {} });
  await request(polls.publishFrame, { token, params: { id: frame.id }, body: { published: true } });
  const link = { params: { token: frame.public_token! }, ...from };
  await request(answers.getPublicPoll, link);
  const taken = await request(answers.takePublicPoll, {
    ...link,
    body: { answers: answersTo(poll, ['тайный ответ']), anonymous_session_id: randomUUID() },
  });
  await request(answers.takePublicPoll, {
    ...link,
    body: { answers: [], anonymous_session_id: taken.body.anonymous_session_id },
  });
  await request(polls.getResults, { token, params: { id: frame.id } });
  await request(auth.login, {
    ...from,
    body: '{"email":"evlampia.k@romashka.example","password":"совсем-тайный-пароль',
  });
  await request(workspaces.createWorkspace, { token, body: { name: 'Тайная ромашка', тайное_поле: 'x' } });
  await request(auth.logout, { body: { refresh_token: next.refresh_token } });
  return [first, pair, next]
    .flatMap((tokens) => [tokens.access_token, tokens.refresh_token])
    .concat(frame.public_token!, taken.body.anonymous_session_id);
}

describe('the log', () => {
  it('of the main path carries no e-mail, name, password, token, title, answer or address', async () => {
    const secrets = await walkTheMainPath();
    expect(lines.length).toBeGreaterThan(15);
    const text = lines.join('\n').toLowerCase();
    const personal = [
      account.first_name,
      account.last_name,
      account.email,
      'evlampia',
      'romashka',
      'тайн',
      'совсем',
      MACHINE,
    ];
    for (const trace of [...secrets, ...personal]) expect(text).not.toContain(trace.toLowerCase());
  });

  it('is one JSON object a line, with route, status, duration and request id; the workspace where there is one', async () => {
    await walkTheMainPath();
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    // Whole, so that a run in which something broke tells what.
    expect(entries.filter(({ level }) => level !== 'info')).toEqual([]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ level: 'info', message: 'request', milliseconds: expect.any(Number) });
      expect(entry).toMatchObject({
        route: expect.stringMatching(/^[A-Z]+ \//),
        status: expect.any(Number),
        requestId: expect.stringMatching(/./),
      });
    }
    expect(new Set(entries.map((entry) => entry['requestId'])).size).toBe(entries.length);
    const ofPoll = entries.find((entry) => entry['route'] === polls.createPoll.key);
    expect(ofPoll).toMatchObject({ workspaceId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(entries.find((entry) => entry['route'] === answers.takePublicPoll.key)).not.toHaveProperty('workspaceId');
  });

  it('keeps what broke and the request it broke in, while the caller learns nothing of it', async () => {
    intercept(() => {
      throw new Error('table tonus-data is on fire');
    });
    const reply = await request(auth.login, {
      body: { email: account.email, password: account.password },
      sourceAddress: MACHINE,
    });
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      detail: 'Что-то сломалось на нашей стороне. Попробуйте ещё раз чуть позже',
      code: 'internal',
    });
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const [error] = entries.filter((entry) => entry['level'] === 'error');
    expect(error).toMatchObject({ message: 'unexpected error', error: { message: 'table tonus-data is on fire' } });
    expect(entries.find((entry) => entry['message'] === 'request')).toMatchObject({
      status: 500,
      requestId: error!['requestId'],
    });
    expect(lines.join('\n').toLowerCase()).not.toContain('evlampia');
  });

  it('has a line for a probe, too', async () => {
    await request(system.health);
    expect(lines).toHaveLength(1);
  });
});
