import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const SESSION = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const [first, second, third] = poll.questions.map((question) => question.id) as [string, string, string];

/** Sends a form, in a session of its own unless another is named. */
const take = (token: string, body: object) =>
  request(answers.takePublicPoll, { params: { token }, body: { anonymous_session_id: randomUUID(), ...body } });
const good = answersTo(poll, ['9', 'Ничего', 'Команда']);
/** The answers stored for a run, one list a respondent. */
const stored = async (runId: string) =>
  (await storedItems(runId)).filter((item) => item['type'] === 'response').map((item) => item['answers']);

describe('works', () => {
  it('keeps the answers of anyone with the link, trimmed, in one item, and gives a session to change them by (B6-04, B7-20)', async () => {
    const frame = await makeFrame(owner, poll);
    const reply = await take(frame.public_token, { answers: answersTo(poll, ['9', '  Ничего \n', 'Команда']) });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ anonymous_session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await stored(frame.id)).toEqual([['9', 'Ничего', 'Команда']]);
  });

  it('puts each answer to its question, whatever order they come in (B3-29)', async () => {
    const frame = await makeFrame(owner, poll);
    await take(frame.public_token, { answers: good.toReversed() });
    expect(await stored(frame.id)).toEqual([['9', 'Ничего', 'Команда']]);
  });

  it('stores one respondent once, however often and however many times at once the form is sent', async () => {
    const frame = await makeFrame(owner, poll);
    const send = () => take(frame.public_token, { answers: good, anonymous_session_id: SESSION });
    const replies = [await send(), ...(await Promise.all([send(), send(), send()]))];
    expect(replies.map((reply) => reply.body.anonymous_session_id)).toEqual(Array(4).fill(SESSION));
    expect(await stored(frame.id)).toEqual([['9', 'Ничего', 'Команда']]);
  });

  it('replaces earlier answers by those the same session sends later, the emptied one included', async () => {
    const frame = await makeFrame(owner, poll);
    const { anonymous_session_id: session } = (await take(frame.public_token, { answers: good })).body;
    const changed = answersTo(poll, ['10', 'Шум', '']);
    await take(frame.public_token, { answers: changed, anonymous_session_id: session.toUpperCase() });
    expect(await stored(frame.id)).toEqual([['10', 'Шум', null]]);
  });

  it('tells two respondents apart', async () => {
    const frame = await makeFrame(owner, poll);
    const other = SESSION.replace('5', '6');
    for (const session of [SESSION, other])
      await take(frame.public_token, { answers: good, anonymous_session_id: session });
    expect(await stored(frame.id)).toHaveLength(2);
  });

  it('takes an answer of 5000 characters, and any of them', async () => {
    const frame = await makeFrame(owner, poll);
    const long = `${'ё'.repeat(4989)} «"<b>\\n\u0000😀`;
    expect(long).toHaveLength(5000);
    await take(frame.public_token, { answers: answersTo(poll, ['9', long, '<script>alert(1)</script> مرحبا']) });
    expect(await stored(frame.id)).toEqual([['9', long, '<script>alert(1)</script> مرحبا']]);
  });

  it('takes answers of 20 000 characters together and refuses one more, keeping what was there', async () => {
    const questions = Array.from({ length: 5 }, (_, order_index) => ({
      text: 'Как?',
      order_index,
      is_required: false,
    }));
    const { body: long } = await request(polls.createPoll, {
      token: owner.token,
      body: { workspace_id: workspace.id, title: 'Пульс', allow_anonymous_link: true, questions },
    });
    const frame = await makeFrame(owner, long);
    const texts = Array.from({ length: 4 }, () => 'ё'.repeat(5000));
    const whole = { answers: answersTo(long, [...texts, '']), anonymous_session_id: SESSION };
    expect((await take(frame.public_token, whole)).status).toBe(200);
    const over = await take(frame.public_token, { ...whole, answers: answersTo(long, [...texts, 'ё']) });
    expect(over.status).toBe(422);
    expect(over.body).toMatchObject({
      errors: [{ path: 'answers', message: 'Все ответы вместе — не длиннее 20 000 символов' }],
    });
    expect(await stored(frame.id)).toEqual([[...texts, null]]);
  });

  it('takes a text that was cut in the middle of an emoji', async () => {
    const frame = await makeFrame(owner, poll);
    const reply = await take(frame.public_token, { answers: answersTo(poll, ['9', `Хорошо ${'😀'.slice(0, 1)}`]) });
    expect(reply.status).toBe(200);
    expect(await stored(frame.id)).toEqual([['9', 'Хорошо \uFFFD', null]]);
  });

  it('takes a text in which there is nothing to see for no answer', async () => {
    const frame = await makeFrame(owner, poll);
    const reply = await take(frame.public_token, { answers: answersTo(poll, ['9', 'Да', '\u200B\0\u3164']) });
    expect(reply.status).toBe(200);
    expect(await stored(frame.id)).toEqual([['9', 'Да', null]]);
  });

  it('stores nothing of who answered, when or from where', async () => {
    const frame = await makeFrame(owner, poll);
    await request(answers.takePublicPoll, {
      params: { token: frame.public_token },
      body: { answers: good, anonymous_session_id: SESSION },
      token: owner.token,
      sourceAddress: '192.0.2.77',
      headers: { 'user-agent': 'Телефон Анны', 'x-forwarded-for': '192.0.2.78', cookie: 'who=anna' },
    });
    const [response] = (await storedItems(frame.id)).filter((item) => item['type'] === 'response');
    for (const trace of [owner.id, owner.sessionId, SESSION, '192.0.2.77', '192.0.2.78', 'Телефон', 'anna']) {
      expect(JSON.stringify(response)).not.toContain(trace);
    }
    expect(response!['answeredAt']).toMatch(/T\d\d:00:00\.000Z$/);
  });
});

/** Characters that leave nothing to see. */
const UNSEEN = ['\0', '\u200B', '\u3164', ' \u2800\uFEFF\u202E '];

describe('fails', () => {
  it.each<[string, object[], { path: string; message: string }[]]>([
    [
      'a required question is not answered (B5-22)',
      good.slice(0, 1),
      [{ path: `answers.${second}`, message: 'Ответьте на обязательный вопрос' }],
    ],
    ...UNSEEN.map((content): [string, object[], { path: string; message: string }[]] => [
      `there is nothing to see in a required answer, ${JSON.stringify(content)} (B5-22)`,
      [...good.slice(0, 1), { question_id: second, content }],
      [{ path: `answers.${second}`, message: 'Ответьте на обязательный вопрос' }],
    ]),
    [
      'a required answer is blank (B5-22)',
      [...good.slice(0, 1), { question_id: second, content: ' \t\u00A0\n ' }],
      [{ path: `answers.${second}`, message: 'Ответьте на обязательный вопрос' }],
    ],
    [
      'nothing is answered (B5-22)',
      [],
      [first, second].map((id) => ({ path: `answers.${id}`, message: 'Ответьте на обязательный вопрос' })),
    ],
    [
      'a question is answered twice',
      [...good, { question_id: first.toUpperCase(), content: '0' }],
      [{ path: 'answers.3.question_id', message: 'На вопрос дано два ответа' }],
    ],
    [
      'an answer has 5001 characters',
      [...good.slice(0, 2), { question_id: third, content: 'я'.repeat(5001) }],
      [{ path: 'answers.2.content', message: 'Ответ не длиннее 5\u00a0000 символов' }],
    ],
    [
      'an answer is no text',
      [...good.slice(0, 2), { question_id: third, content: 9 }],
      [{ path: 'answers.2.content', message: 'Ответ — это текст' }],
    ],
    [
      'there are more answers than a poll can have questions',
      Array.from({ length: 101 }, () => good[0]!),
      [{ path: 'answers', message: 'Ответов больше, чем вопросов в опросе' }],
    ],
  ])('when %s, and nothing is stored', async (_, given, errors) => {
    const frame = await makeFrame(owner, poll);
    const reply = await take(frame.public_token, { answers: given });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual(errors);
    expect(await stored(frame.id)).toEqual([]);
  });

  it('when the question is of another poll, one among many of its own, and nothing is stored', async () => {
    const frame = await makeFrame(owner, poll);
    const foreign = (await makePoll(owner, workspace)).questions[2]!.id;
    const reply = await take(frame.public_token, {
      answers: [...good.slice(0, 2), { question_id: foreign, content: 'Чужое' }],
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'answers.2.question_id', message: 'Этого вопроса нет в опросе' }]);
    expect(await stored(frame.id)).toEqual([]);
  });

  it.each([undefined, null, '', ' ', 'null', 'undefined', '123', 0, {}])(
    'when the session is «%s», and nothing is stored',
    async (session) => {
      const frame = await makeFrame(owner, poll);
      const reply = await take(frame.public_token, { answers: good, anonymous_session_id: session });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toMatchObject([{ path: 'anonymous_session_id' }]);
      expect(await stored(frame.id)).toEqual([]);
    },
  );

  it('when an answer has 100 kB with 422, when it has 300 kB with 413, and nothing is stored', async () => {
    const frame = await makeFrame(owner, poll);
    const send = (bytes: number) => take(frame.public_token, { answers: answersTo(poll, ['9', 'x'.repeat(bytes)]) });
    const long = await send(100 * 1024);
    expect(long.status).toBe(422);
    expect(long.body.errors).toContainEqual({
      path: 'answers.1.content',
      message: 'Ответ не длиннее 5\u00a0000 символов',
    });
    expect(await send(300 * 1024)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await stored(frame.id)).toEqual([]);
  });

  it('keeps the earlier answers when a change of them is refused', async () => {
    const frame = await makeFrame(owner, poll);
    await take(frame.public_token, { answers: good, anonymous_session_id: SESSION });
    expect((await take(frame.public_token, { answers: good.slice(1), anonymous_session_id: SESSION })).status).toBe(
      422,
    );
    expect(await stored(frame.id)).toEqual([['9', 'Ничего', 'Команда']]);
  });
});
