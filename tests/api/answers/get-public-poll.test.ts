import * as z from 'zod/mini';
import { AskedQuestion } from '#shared/models/answers.ts';
import { describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { answerCheapReadsWith } from '#tests/support/stale-reads.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner, 'Ромашка');
const open = (token: string) => request(answers.getPublicPoll, { params: { token } });
const NOT_FOUND = {
  detail: 'Опрос не найден: ссылка неверна или опрос больше не принимает ответы',
  code: 'not_found',
};

describe('works', () => {
  it('shows the poll to anyone with the link, without a login (A1-09, B6-04, B7-19)', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, { deadline: '2099-01-01T00:00:00Z' });
    const reply = await open(frame.public_token);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      id: poll.id,
      // Under which its author may be answered.
      run_id: frame.id,
      notice_edition: '2026-11-30',
      title: poll.title,
      language: 'ru',
      languages: ['ru'],
      translation: null,
      type: 'ENPS',
      is_anonymous: true,
      workspace_name: 'Ромашка',
      deadline: '2099-01-01T00:00:00Z',
      is_full: false,
      results_visibility: 'live',
      // Whoever answers is not told which answers are the better ones.
      questions: poll.questions.map((question) => z.parse(AskedQuestion, question)),
    });
  });

  it('is open from the moment it was opened, whatever a replica still says', async () => {
    const draft = await makeFrame(owner, await makePoll(owner, workspace), { published: false });
    const stale = (await storedItems(draft.id)).find((item) => item['type'] === 'run')!;
    await request(polls.publishFrame, { token: owner.token, params: { id: draft.id }, body: { published: true } });
    for (const seen of [stale, null]) {
      answerCheapReadsWith(seen, stale);
      expect((await open(draft.public_token)).status).toBe(200);
      vi.restoreAllMocks();
    }
  });

  it('shows each run by its own link', async () => {
    const poll = await makePoll(owner, workspace);
    const frames = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
    await request(polls.publishFrame, {
      token: owner.token,
      params: { id: frames[0]!.id },
      body: { published: false },
    });
    expect((await open(frames[0]!.public_token)).status).toBe(409);
    expect((await open(frames[1]!.public_token)).status).toBe(200);
  });
});

describe('refuses', () => {
  it('a wrong token in the very same words, whatever is wrong with it (B8-29)', async () => {
    const poll = await makePoll(owner, workspace);
    const good = (await makeFrame(owner, poll)).public_token;
    const changed = Buffer.from(good, 'base64url');
    changed[31]! ^= 1;
    const tokens = [changed.toString('base64url'), `${good}A`, good.slice(0, -1), 'x', 'привет'];
    for (const token of tokens) {
      const reply = await open(token);
      expect(reply.status).toBe(404);
      expect(reply.body).toEqual(NOT_FOUND);
    }
  });

  it('a link of a poll that allows none (B4-28)', async () => {
    const closed = await makePoll(owner, workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(owner, closed);
    expect(frame.public_token).toBeNull();
  });

  it('a link longer than any there is', async () => {
    const reply = await open('a'.repeat(201));
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toBe('Некорректная ссылка');
  });
});
