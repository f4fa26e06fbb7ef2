import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { OpenKiosk } from '#shared/models/kiosk.ts';
import type { Frame } from '#shared/models/run.ts';
import { RUN_KIOSKS_MAX } from '#shared/rules/kiosks.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request, withKey } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { makeKiosk, makeSurveyKiosk, PIN } from '#tests/support/kiosks.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const as = { token: owner.token };

afterEach(() => void vi.restoreAllMocks());

const look = (token: string) => request(answers.getKiosk, { params: { token } });
const answer = (token: string, session: string = randomUUID(), words = 'Шум') => {
  const body = { answers: answersTo(poll, ['9', words]), anonymous_session_id: session };
  return request(answers.takePollAtKiosk, { params: { token }, body });
};
const list = async ({ id }: Pick<Frame, 'id'>) =>
  (await request(polls.listKiosks, { ...as, params: { id } })).body.kiosks;
const end = ({ id }: Pick<Frame, 'id'>, kioskId: string) => request(polls.endKiosk, { ...as, params: { id, kioskId } });
const make = ({ id }: Pick<Frame, 'id'>, body: unknown) =>
  request(polls.makeKiosk, withKey(polls.makeKiosk, { ...as, params: { id }, body: body as never }));
const responsesOf = async ({ id }: Pick<Frame, 'id'>) =>
  (await storedItems(id)).filter(({ type }) => type === 'response').map((item) => item['answers']);

describe('a kiosk of a poll', () => {
  it('is made with a name and a PIN, is listed without its address, and its run says that there is one', async () => {
    const frame = await makeFrame(owner, poll);
    const { token, ...kiosk } = await makeKiosk(owner, frame, '  Проходная склада ');
    expect(kiosk).toEqual({ id: expect.any(String), name: 'Проходная склада', created_at: expect.any(String) });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await list(frame)).toEqual([kiosk]);
    const { body } = await request(polls.listFrames, { ...as, params: { id: poll.id } });
    expect(body.frames.find(({ id }) => id === frame.id)!.kiosks).toBe(1);
  });

  it('keeps a hash of its token and a slow, salted one of its PIN, and nothing of either', async () => {
    const frame = await makeFrame(owner, poll);
    const [one, other] = [await makeKiosk(owner, frame), await makeKiosk(owner, frame)];
    const whole = JSON.stringify(await storedItems(frame.id));
    for (const { token } of [one, other]) expect(whole).not.toContain(token);
    expect(whole).not.toContain(`"${PIN}"`);
    const [first, second] = [(await look(one.token)).body.pin, (await look(other.token)).body.pin];
    expect(first.salt).not.toBe(second.salt);
    for (const { salt, hash, rounds } of [first, second]) {
      expect(rounds).toBeGreaterThanOrEqual(200_000);
      const known = pbkdf2Sync(PIN, Buffer.from(salt, 'base64'), rounds, 32, 'sha256').toString('base64');
      expect(hash).toBe(known);
    }
  });

  it('tells its tablet what is asked, and nothing of other kiosks, of answers, of who is asked', async () => {
    const frame = await makeFrame(owner, poll);
    const { token } = await makeKiosk(owner, frame);
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Проходная', title: poll.title, survey: null, ended: null });
    expect(Object.keys(body).toSorted()).toEqual([
      'ended',
      'name',
      'pin',
      'poll',
      'survey',
      'title',
      'workspace_name',
    ] satisfies (keyof OpenKiosk)[]);
    expect(body.poll!.questions.map(({ text }) => text)).toEqual(poll.questions.map(({ text }) => text));
  });

  it('takes the answers of one after another, each once however often they are sent', async () => {
    const frame = await makeFrame(owner, poll);
    const { token } = await makeKiosk(owner, frame);
    const session = randomUUID();
    for (const one of await atOnce(Array.from({ length: 20 }, () => () => answer(token, session))))
      expect(one.status).toBe(200);
    expect((await answer(token)).status).toBe(200);
    expect(await responsesOf(frame)).toHaveLength(2);
  });

  it('takes them whether or not the run has a public link, and past the limit of that', async () => {
    const closed = await makePoll(owner, workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(owner, closed);
    const { token } = await makeKiosk(owner, frame);
    const given = answersTo(closed, ['9', 'Шум']);
    const body = { answers: given, anonymous_session_id: randomUUID() };
    expect((await request(answers.takePollAtKiosk, { params: { token }, body })).status).toBe(200);
    const limited = await makeFrame(owner, poll);
    await request(polls.updateFrame, { ...as, params: { id: limited.id }, body: { answer_limit: 1 } });
    const kiosk = await makeKiosk(owner, limited);
    for (let left = 2; left > 0; left--) expect((await answer(kiosk.token)).status).toBe(200);
    expect((await look(kiosk.token)).body.poll!.is_full).toBe(false);
  });

  it('keeps no name and nothing of the kiosk with the answers, in a run with names either', async () => {
    const named = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, named);
    const kiosk = await makeKiosk(owner, frame, 'Склад номер пять');
    const body = { answers: answersTo(named, ['9', 'Шум']), anonymous_session_id: randomUUID() };
    await request(answers.takePollAtKiosk, { params: { token: kiosk.token }, body });
    const [stored] = (await storedItems(frame.id)).filter(({ type }) => type === 'response');
    expect(Object.keys(stored!).toSorted()).toEqual(['answeredAt', 'answers', 'pk', 'sk', 'type']);
    expect(stored!['sk']).not.toMatch(/^RESPONSE#\+/);
  });

  it('that has ended leads nowhere, like one that never was, and what it has not delivered yet is refused', async () => {
    const frame = await makeFrame(owner, poll);
    const [gone, kept] = [await makeKiosk(owner, frame), await makeKiosk(owner, frame)];
    await answer(gone.token);
    expect((await end(frame, gone.id)).status).toBe(204);
    const [ended, unknown] = [await look(gone.token), await look(newPublicToken(frame.id))];
    expect(ended.status).toBe(404);
    expect({ ...ended.body, headers: ended.headers }).toEqual({ ...unknown.body, headers: unknown.headers });
    expect((await answer(gone.token)).status).toBe(404);
    expect((await answer(kept.token)).status).toBe(200);
    expect((await list(frame)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await responsesOf(frame)).toHaveLength(2);
    expect((await end(frame, gone.id)).status).toBe(404);
  });

  it('waits for the opening of its run, stops at the closing and says that it is over', async () => {
    const frame = await makeFrame(owner, poll, { published: false });
    const { token } = await makeKiosk(owner, frame);
    expect((await look(token)).body).toMatchObject({ poll: null, survey: null, ended: null, title: poll.title });
    expect((await answer(token)).body).toMatchObject({ code: 'run_not_open' });
    await request(polls.publishFrame, { ...as, params: { id: frame.id }, body: { published: true } });
    expect((await look(token)).body.poll).not.toBeNull();
    await request(polls.publishFrame, { ...as, params: { id: frame.id }, body: { published: false } });
    const late = await answer(token);
    expect([late.status, late.body]).toMatchObject([409, { code: 'run_closed' }]);
    expect((await look(token)).body).toMatchObject({ poll: null, ended: { title: poll.title } });
    expect(await responsesOf(frame)).toEqual([]);
  });

  it('is made of no run that is over, not once too many, and not twice by one press', async () => {
    const over = await makeFrame(owner, poll);
    await request(polls.publishFrame, { ...as, params: { id: over.id }, body: { published: false } });
    expect((await make(over, { name: 'Цех', pin: PIN })).status).toBe(409);
    const frame = await makeFrame(owner, poll);
    const call = withKey(polls.makeKiosk, { ...as, params: { id: frame.id }, body: { name: 'Цех', pin: PIN } });
    await request(polls.makeKiosk, call);
    await request(polls.makeKiosk, call);
    expect(await list(frame)).toHaveLength(1);
    for (let made = 1; made < RUN_KIOSKS_MAX; made++) await makeKiosk(owner, frame);
    const more = await make(frame, { name: 'Цех', pin: PIN });
    expect([more.status, more.body]).toMatchObject([409, { detail: expect.stringContaining('20') }]);
  });

  it.each([
    ['no name', { name: '  ', pin: PIN }],
    ['a name of 61 characters', { name: 'я'.repeat(61), pin: PIN }],
    ['a PIN of three digits', { name: 'Цех', pin: '123' }],
    ['a PIN of nine digits', { name: 'Цех', pin: '123456789' }],
    ['a PIN with a letter', { name: 'Цех', pin: '12a4' }],
    ['a PIN of digits that are no ASCII', { name: 'Цех', pin: '١٢٣٤' }],
    ['no PIN', { name: 'Цех' }],
  ])('is not made with %s', async (_, body) => {
    const frame = await makeFrame(owner, poll);
    expect((await make(frame, body)).status).toBe(422);
    expect(await list(frame)).toEqual([]);
  });

  it('counts as answers by link do, in fives while the run is open, and no reply says how many came by it', async () => {
    const slow = await makeFrame(owner, poll, { results_visibility: 'from_5' });
    const { token } = await makeKiosk(owner, slow);
    for (let left = 4; left > 0; left--) await answer(token);
    const summary = await request(polls.getSummary, { ...as, params: { id: slow.id } });
    expect(summary.body).toMatchObject({ answered_by_link: 0, answered_at_least: true });
    expect(Object.keys((await list(slow))[0]!).toSorted()).toEqual(['created_at', 'id', 'name']);
  });
});

describe('a kiosk of a survey', () => {
  it('takes its answers once each, with nobody’s name, and ends with it', async () => {
    const draft = await makeSurvey(owner, workspace, { anonymous: false });
    const before = { ...as, params: { id: draft.id }, body: { name: 'Цех', pin: PIN } };
    expect((await request(surveys.makeSurveyKiosk, withKey(surveys.makeSurveyKiosk, before))).status).toBe(409);
    const survey = await publishSurvey(owner, draft);
    const kiosk = await makeSurveyKiosk(owner, survey);
    const { body } = await look(kiosk.token);
    expect(body).toMatchObject({ poll: null, survey: { title: survey.title, id: survey.id } });
    const said = { answers: [{ question_id: survey.questions[0]!.id, answer_rating: 4 }] };
    const session = randomUUID();
    const send = (more: object) =>
      request(answers.takeSurveyAtKiosk, { params: { token: kiosk.token }, body: { ...said, ...more } as never });
    expect((await send({})).status).toBe(422);
    for (const _ of [1, 2]) expect((await send({ anonymous_session_id: session })).status).toBe(200);
    expect(await responsesOf(survey)).toEqual([['4']]);
    expect((await answer(kiosk.token)).status).toBe(404);
    await changeSurvey(owner, survey, { status: 'COMPLETED' });
    expect((await send({ anonymous_session_id: randomUUID() })).status).toBe(409);
    expect((await look(kiosk.token)).body).toMatchObject({ survey: null, ended: { title: survey.title } });
    const listed = await request(surveys.listSurveyKiosks, { ...as, params: { id: survey.id } });
    expect(listed.body.kiosks).toHaveLength(1);
    const params = { id: survey.id, kioskId: kiosk.id };
    expect((await request(surveys.endSurveyKiosk, { ...as, params })).status).toBe(204);
    expect((await look(kiosk.token)).status).toBe(404);
  });
});

describe('whoever guesses the address of a kiosk', () => {
  it('has 128 random bits before them: tokens of the right run open nothing, nor does a right one written otherwise', async () => {
    const frame = await makeFrame(owner, poll);
    const { token } = await makeKiosk(owner, frame);
    const tries = 1000;
    const at = 50;
    const statuses = new Set<number>();
    const guess = async () => void statuses.add((await look(newPublicToken(frame.id))).status);
    for (let left = tries; left > 0; left -= at) await Promise.all(Array.from({ length: at }, guess));
    expect([...statuses]).toEqual([404]);
    for (const other of [`${token}=`, token.toUpperCase(), frame.public_token, token.slice(1)])
      expect((await look(other)).status).toBe(404);
    expect((await look(token)).status).toBe(200);
  });
});
