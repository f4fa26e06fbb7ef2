import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { keys } from '#data/keys.ts';
import { put, update } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeCompany, type Company } from './company.ts';

let company: Company;
beforeAll(async () => {
  company = await makeCompany(await makePerson());
});

describe('a link that leads nowhere answers like one that never was', () => {
  it.each<[string, () => Promise<string>]>([
    ['a text that is no token', async () => 'x'],
    ['the longest text', async () => 'x'.repeat(200)],
    ['an identifier', async () => company.frame.id],
    ['the identifier of a run with another secret', async () => newPublicToken(company.frame.id)],
    ['a token with a letter more, which decodes to the same bytes', async () => `${company.frame.public_token}=`],
    ['a token whose last bit differs', async () => `${company.frame.public_token.slice(0, -1)}_`],
    ['the identifier of a closed run with another secret', async () => newPublicToken((await closed()).id)],
    ['the identifier of a draft with another secret', async () => newPublicToken((await draft()).id)],
    ['a run of a poll without public links', withoutLinks],
    ['a run whose poll was deleted a moment ago', deleted],
  ])('%s', async (_, make) => {
    const token = await make();
    const unknown = newPublicToken(randomUUID());
    const before = await storedItems();
    expect(await look(token)).toEqual(await look(unknown));
    expect(await take(token)).toEqual(await take(unknown));
    expect(await askEnded(token)).toEqual(await askEnded(unknown));
    expect((await look(token)).status).toBe(404);
    expect((await askEnded(token)).status).toBe(404);
    expect(await storedItems()).toEqual(before);
  });

  async function deleted(): Promise<string> {
    const poll = await makePoll(company.owner, company.workspace);
    const frame = await makeFrame(company.owner, poll);
    await request(polls.deletePoll, { token: company.owner.token, params: { id: poll.id } });
    return frame.public_token;
  }

  async function withoutLinks(): Promise<string> {
    const poll = await makePoll(company.owner, company.workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(company.owner, poll);
    const [stored] = await table.getMany([keys.run(frame.id)]);
    return String(stored!['publicToken']);
  }
});

describe('whoever holds a right link of a run that takes no answers', () => {
  it.each([
    ['a draft', 'run_not_open', draft],
    ['a run closed again', 'run_closed', closed],
    ['a run past its deadline', 'run_closed', past],
  ])('is told so, and nothing is taken: %s', async (_, code, make) => {
    const { public_token: token } = await make();
    const before = await storedItems();
    for (const reply of [await look(token), await take(token)]) {
      expect(reply.status).toBe(409);
      expect(JSON.parse(reply.text)).toMatchObject({ code });
    }
    expect(await storedItems()).toEqual(before);
  });

  it('learns of the run what these keys say, and no question or answer of it', async () => {
    const reply = await askEnded((await closed()).public_token);
    const { ended } = JSON.parse(reply.text) as { ended: object };
    expect(Object.keys(ended).toSorted()).toEqual([
      'ended_at',
      'is_anonymous',
      'results_visibility',
      'smallest_group',
      'title',
      'workspace_name',
    ]);
    expect(JSON.parse((await askEnded((await draft()).public_token)).text)).toEqual({ report_link: null, ended: null });
  });
});

async function draft() {
  return makeFrame(company.owner, company.poll, { published: false });
}

async function past() {
  return makeFrame(company.owner, company.poll, { deadline: '2020-01-01T00:00:00.000Z' });
}

async function closed() {
  const frame = await makeFrame(company.owner, company.poll);
  await request(polls.publishFrame, {
    token: company.owner.token,
    params: { id: frame.id },
    body: { published: false },
  });
  return frame;
}

it('shows the token to nobody while a poll allows no public links', async () => {
  const { owner, workspace } = company;
  const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
  const frame = await makeFrame(owner, poll);
  const [stored] = await table.getMany([keys.run(frame.id)]);
  const listed = await request(polls.listFrames, { token: owner.token, params: { id: poll.id } });
  const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
  expect(frame.public_token).toBeNull();
  for (const { text } of [listed, results]) expect(text).not.toContain(String(stored!['publicToken']));
});

it('makes tokens of 128 random bits besides the run they open', async () => {
  const secretOf = (token: string) => Buffer.from(token, 'base64url').subarray(16);
  const first = secretOf(company.frame.public_token);
  const second = secretOf((await makeFrame(company.owner, company.poll)).public_token);
  expect([first.length, second.length]).toEqual([16, 16]);
  expect(first.equals(second)).toBe(false);
});

describe('what a respondent sees is an allow-list', () => {
  it('of these keys and no others, whatever lies in the stored run', async () => {
    const { owner, poll } = company;
    const frame = await makeFrame(owner, poll);
    const [stored] = await table.getMany([keys.run(frame.id)]);
    const questions = (stored!['questions'] as object[]).map((question) => ({
      ...question,
      correct: 'секрет',
      author: owner.id,
    }));
    await table.write(put({ ...stored, ...keys.run(frame.id), questions, pin: 'секрет', createdBy: owner.id }));
    const reply = await request(answers.getPublicPoll, { params: { token: frame.public_token } });
    expect(Object.keys(reply.body).toSorted()).toEqual([
      'deadline',
      'id',
      'is_anonymous',
      'is_full',
      'language',
      'languages',
      'notice_edition',
      'questions',
      'results_visibility',
      'run_id',
      'title',
      'translation',
      'type',
      'workspace_name',
    ]);
    for (const question of reply.body.questions) {
      expect(Object.keys(question).toSorted()).toEqual(['id', 'is_required', 'order_index', 'scale', 'text']);
    }
    // The run's id, which its token carries as well, is told once, for keys to dialogues.
    expect(reply.body.run_id).toBe(frame.id);
    for (const hidden of ['секрет', owner.id, owner.email, company.workspace.id, frame.public_token]) {
      expect(reply.text).not.toContain(hidden);
    }
  });

  it('after answering: the session, nothing else', async () => {
    const { poll, frame } = company;
    const reply = await request(answers.takePublicPoll, {
      params: { token: frame.public_token },
      body: { answers: answersTo(poll, ['9', 'Ничего']), anonymous_session_id: randomUUID() },
    });
    expect(Object.keys(reply.body)).toEqual(['anonymous_session_id']);
  });

  it('and the session they got is found in no result', async () => {
    const { owner, poll, frame } = company;
    const params = { token: frame.public_token };
    const { body } = await request(answers.takePublicPoll, {
      params,
      body: { answers: answersTo(poll, ['9', 'Ничего']), anonymous_session_id: randomUUID() },
    });
    const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
    expect(results.status).toBe(200);
    expect(results.text).not.toContain(body.anonymous_session_id);
    expect(JSON.stringify(await storedItems())).not.toContain(body.anonymous_session_id);
  });
});

describe('an answer is refused without the interface just as with it', () => {
  it.each([
    ['a required question left out', ['9'], 'Ответьте на обязательный вопрос'],
    ['a required question left blank', ['9', ' \n '], 'Ответьте на обязательный вопрос'],
    ['nothing at all', [], 'Ответьте на обязательный вопрос'],
  ])('%s', async (_, texts, message) => {
    const { poll, frame } = company;
    const before = await storedItems();
    const reply = await request(answers.takePublicPoll, {
      params: { token: frame.public_token },
      body: { answers: answersTo(poll, texts), anonymous_session_id: randomUUID() },
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors!.map((issue) => issue.message)).toContain(message);
    expect(await storedItems()).toEqual(before);
  });

  it('two answers to one question', async () => {
    const { poll, frame } = company;
    const twice = [...answersTo(poll, ['9', 'Ничего']), ...answersTo(poll, ['0'])];
    const reply = await request(answers.takePublicPoll, {
      params: { token: frame.public_token },
      body: { answers: twice, anonymous_session_id: randomUUID() },
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject([{ path: 'answers.2.question_id' }]);
  });
});

it('a withdrawn permission for links counts for the very next respondent', async () => {
  const frame = await makeFrame(company.owner, company.poll);
  expect((await look(frame.public_token)).status).toBe(200);
  await table.write(update(keys.run(frame.id), { set: { allowAnonymousLink: false }, add: { version: 1 } }));
  expect((await look(frame.public_token)).status).toBe(404);
  expect((await take(frame.public_token)).status).toBe(404);
});

async function look(token: string) {
  const { status, headers, text } = await request(answers.getPublicPoll, { params: { token } });
  return { status, headers, text };
}

async function askEnded(token: string) {
  const { status, headers, text } = await request(answers.getEndedPoll, { params: { token } });
  return { status, headers, text };
}

async function take(token: string) {
  const body = { answers: answersTo(company.poll, ['9', 'Ничего', 'Команда']), anonymous_session_id: randomUUID() };
  const { status, headers, text } = await request(answers.takePublicPoll, { params: { token }, body });
  return { status, headers, text };
}
