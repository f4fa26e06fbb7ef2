import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Dialogue } from '#shared/models/dialogue.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { DIALOGUE_MESSAGES_MAX, DIALOGUE_MESSAGE_MAX_LENGTH } from '#shared/rules/dialogues.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request, withKey } from '#tests/support/api.ts';
import { newDialogueKey } from '#tests/support/dialogue-key.ts';
import { answerAsking } from '#tests/support/dialogues.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const hr = await makeMember(workspace, 'hr');
const as = { token: owner.token };

/** The first day; noon in Moscow. */
const NOON = Date.parse('2026-11-24T09:00:00.000Z');
const later = (days: number) => vi.setSystemTime(NOON + days * DAY_MS);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => void vi.useRealTimers());

type Run = { readonly poll: Poll; readonly frame: Frame };
async function makeRun(more: Parameters<typeof makeFrame>[2] = {}): Promise<Run> {
  const poll = await makePoll(owner, workspace);
  return { poll, frame: await makeFrame(owner, poll, more) };
}

const dialoguesOf = async ({ frame }: Run, { token } = as) =>
  (await request(polls.listDialogues, { token, params: { id: frame.id } })).body.dialogues;
const write = ({ frame }: Run, { id }: Pick<Dialogue, 'id'>, text = 'Что помогло бы?', { token } = as) => {
  const call = { token, params: { id: frame.id, dialogueId: id }, body: { text } };
  return request(polls.answerDialogue, withKey(polls.answerDialogue, call));
};
const end = ({ frame }: Run, { id }: Pick<Dialogue, 'id'>) =>
  request(polls.endDialogue, { ...as, params: { id: frame.id, dialogueId: id } });
const read = (key: string) => request(answers.getOwnDialogue, { params: { key } });
const reply = (key: string, text = 'Запасной на смену') =>
  request(answers.writeInOwnDialogue, { params: { key }, body: { text } });
const endOwn = (key: string) => request(answers.endOwnDialogue, { params: { key } });
const waiting = async ({ token } = as) =>
  (await request(polls.listWaitingDialogues, { token, params: { id: workspace.id } })).body.runs;

/** A run with one comment whose author wants to be answered, and that author's key. */
async function asked(more: Parameters<typeof makeFrame>[2] = {}): Promise<Run & { key: string; dialogue: Dialogue }> {
  const run = await makeRun(more);
  const [made] = await answerAsking(run.poll, run.frame, ['9', 'График знаю за два дня', '']);
  const [dialogue] = await dialoguesOf(run);
  return { ...run, key: made!.key, dialogue: dialogue! };
}

describe('a dialogue', () => {
  it('is told with a comment whose author asked for it, and with no other', async () => {
    const run = await makeRun();
    await makeResponse(run.poll, run.frame.public_token!, ['9', 'Шум', 'Команда']);
    await answerAsking(run.poll, run.frame, ['4', 'Холодно', 'Столовая']);
    const question = run.poll.questions[1]!;
    const [one, ...others] = await dialoguesOf(run);
    expect(others).toEqual([]);
    expect(one).toEqual({
      id: expect.any(String),
      question_id: question.id,
      question: question.text,
      comment: 'Холодно',
      state: 'new',
      waiting_since: null,
      messages: [],
      ended: null,
      until: null,
    });
    const { body } = await request(polls.getResults, { ...as, params: { id: run.frame.id } });
    const records = Object.values(
      body.by_question as Record<string, { content: string; dialogue_id?: string }[]>,
    ).flat();
    expect(records.flatMap(({ content, dialogue_id: id }) => (id ? [[content, id]] : []))).toEqual([
      ['Холодно', one!.id],
    ]);
  });

  it('is had with both sides: hr writes, the author reads and answers, hr reads that the next day', async () => {
    const run = await asked();
    const empty = { title: run.poll.title, workspace_name: workspace.name, question: null, comment: null };
    expect((await read(run.key)).body).toEqual({ ...empty, messages: [], ended: null, until: null });
    expect((await write(run, run.dialogue, '  Что ломает график? ', hr)).status).toBe(201);
    later(1);
    const first = { by: 'hr', text: 'Что ломает график?', on: '2026-11-24' };
    expect((await read(run.key)).body).toMatchObject({
      question: run.poll.questions[1]!.text,
      comment: 'График знаю за два дня',
      messages: [first],
      until: '2027-02-22',
    });
    const second = { by: 'author', text: 'Подмены', on: '2026-11-25' };
    expect((await reply(run.key, 'Подмены')).body.messages).toEqual([first, second]);
    later(2);
    expect(await dialoguesOf(run)).toMatchObject([
      { state: 'waiting', waiting_since: '2026-11-25', messages: [first, second], until: '2027-02-23' },
    ]);
    expect((await write(run, run.dialogue, 'Возьмём запасного')).body).toMatchObject({
      state: 'answered',
      waiting_since: null,
      messages: [first, second, { by: 'владелец', text: 'Возьмём запасного', on: '2026-11-26' }],
    });
  });

  it('tells of the author nothing that happened today: neither a message, nor that it waits, nor the end, nor an order', async () => {
    const run = await asked();
    await write(run, run.dialogue);
    later(1);
    const [before] = await dialoguesOf(run);
    await reply(run.key, 'Первое');
    expect(await dialoguesOf(run)).toEqual([before]);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ frame_id: run.frame.id }));
    await write(run, run.dialogue, 'И ещё вопрос');
    await reply(run.key, 'Второе');
    await endOwn(run.key);
    // Whoever writes or ends something now is not told that it is over.
    expect(await dialoguesOf(run)).toMatchObject([{ state: 'answered', ended: null, until: '2027-02-23' }]);
    expect((await write(run, run.dialogue, 'Вы тут?')).status).toBe(201);
    later(2);
    const [after] = await dialoguesOf(run);
    expect(after).toMatchObject({ state: 'ended', ended: { by: 'author', on: '2026-11-25' } });
    // What came first on a day stands in no order of the list.
    expect(after!.messages.map(({ text }) => text)).toEqual([
      'Что помогло бы?',
      'И ещё вопрос',
      'Вы тут?',
      'Первое',
      'Второе',
    ]);
  });

  it('waits for hr where the author has written, until they answer what they could read', async () => {
    const run = await asked();
    await write(run, run.dialogue);
    later(1);
    await reply(run.key, 'Вчерашнее');
    later(2);
    const of = expect.objectContaining({
      kind: 'poll',
      id: run.poll.id,
      frame_id: run.frame.id,
      title: run.poll.title,
      dialogues: 1,
      since: '2026-11-25',
    });
    expect(await waiting()).toContainEqual(of);
    // Nobody has read this one yet.
    await reply(run.key, 'Сегодняшнее');
    await write(run, run.dialogue, 'Спасибо');
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ frame_id: run.frame.id }));
    later(3);
    expect(await waiting()).toContainEqual(expect.objectContaining({ frame_id: run.frame.id, since: '2026-11-26' }));
    expect(await dialoguesOf(run)).toMatchObject([{ state: 'waiting', waiting_since: '2026-11-26' }]);
  });

  it('is begun by the company alone, and ends by either side for good', async () => {
    const run = await asked();
    expect((await reply(run.key)).status).toBe(409);
    await write(run, run.dialogue);
    expect((await end(run, run.dialogue)).status).toBe(204);
    expect((await read(run.key)).body.ended).toEqual({ by: 'company', on: '2026-11-24' });
    expect([(await reply(run.key)).status, (await write(run, run.dialogue)).status]).toEqual([409, 409]);
    const other = await asked();
    expect((await endOwn(other.key)).body.ended).toEqual({ by: 'author', on: '2026-11-24' });
    // Done again, it is so already.
    expect((await endOwn(other.key)).status).toBe(200);
    later(1);
    expect(await dialoguesOf(other)).toMatchObject([{ state: 'ended', messages: [] }]);
    expect((await write(other, other.dialogue)).status).toBe(409);
  });

  it('is erased ninety days after its last message, and stays ended', async () => {
    const run = await asked();
    await write(run, run.dialogue, 'Секретное слово');
    const [messages] = await storedItems('Секретное слово');
    // The end of the ninetieth day in Moscow.
    expect(messages!['ttl']).toBe(Date.parse('2027-02-22T21:00:00.000Z') / 1000);
    later(90);
    expect((await reply(run.key)).status).toBe(200);
    later(181);
    expect((await read(run.key)).body).toMatchObject({ comment: null, messages: [], ended: { by: 'time' } });
    // Nobody's session lasts so long.
    const another = await makeMember(workspace, 'hr');
    expect(await dialoguesOf(run, another)).toMatchObject([{ state: 'ended', messages: [], ended: { by: 'time' } }]);
    expect((await reply(run.key)).status).toBe(409);
    expect((await write(run, run.dialogue, 'Ещё', another)).status).toBe(409);
    expect(await waiting(another)).not.toContainEqual(expect.objectContaining({ frame_id: run.frame.id }));
  });

  it('takes text alone, of a thousand characters, and so many messages of each side', async () => {
    const run = await asked();
    for (const text of ['', '  \u200b ', 'ж'.repeat(DIALOGUE_MESSAGE_MAX_LENGTH + 1)]) {
      expect((await write(run, run.dialogue, text)).status).toBe(422);
      expect((await reply(run.key, text)).status).toBe(422);
    }
    for (let one = 0; one < DIALOGUE_MESSAGES_MAX; one++) {
      expect((await write(run, run.dialogue, `${one} ${'ж'.repeat(900)}`)).status).toBe(201);
      expect((await reply(run.key, `${one} <b>${'ж'.repeat(900)}</b>`)).status).toBe(200);
    }
    expect([(await write(run, run.dialogue, 'Ещё')).status, (await reply(run.key, 'Ещё')).status]).toEqual([409, 409]);
    expect((await read(run.key)).body.messages.at(-1)!.text).toContain('<b>');
  });

  it('keeps what is written at once from both sides, and what is sent again once', async () => {
    const run = await asked();
    await write(run, run.dialogue, 'Первое');
    const texts = ['один', 'два', 'три'];
    await atOnce<unknown>([
      ...texts.map((text) => () => reply(run.key, text)),
      () => write(run, run.dialogue, 'Второе'),
    ]);
    await reply(run.key, 'дважды');
    await reply(run.key, 'дважды');
    const said = (await read(run.key)).body.messages.map(({ text }: { text: string }) => text);
    expect(said.toSorted()).toEqual(['Второе', 'Первое', 'дважды', ...texts].toSorted());
  });
});

describe('a box for replies', () => {
  it('is kept in no run with names, of no answer on a scale, and of no blank one', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, poll);
    const [named] = await answerAsking(poll, frame, ['9', 'Шум', '']);
    expect((await storedItems(named!.box)).length).toBe(0);
    expect((await read(named!.key)).status).toBe(404);
    const run = await makeRun();
    const made = await answerAsking(run.poll, run.frame, ['9', 'Шум', '  '], { places: [0, 2] });
    for (const { box } of made) expect(await storedItems(box)).toEqual([]);
  });

  it('comes of a member’s answer as well, and nothing tells whose', async () => {
    const run = await makeRun();
    const member = await makeMember(workspace, 'сотрудник');
    const { box, key } = newDialogueKey(run.frame.id);
    const given = answersTo(run.poll, ['9', 'Тесно', '']).map((one, place) =>
      place === 1 ? { ...one, reply_box: box } : one,
    );
    const call = { token: member.token, params: { id: run.frame.id }, body: { answers: given } };
    expect((await request(polls.takePoll, call)).status).toBe(200);
    const [dialogue] = await dialoguesOf(run);
    await write(run, dialogue!);
    expect((await read(key)).body.comment).toBe('Тесно');
    const stored = await storedItems(box);
    for (const item of stored) expect(JSON.stringify(item)).not.toContain(member.id);
  });

  it('is refused where it is no hash', async () => {
    const run = await makeRun();
    const body = {
      answers: [{ question_id: run.poll.questions[1]!.id, content: 'Шум', reply_box: 'ключ' }],
      anonymous_session_id: randomUUID(),
    };
    expect((await request(answers.takePublicPoll, { params: { token: run.frame.public_token! }, body })).status).toBe(
      422,
    );
  });

  it('comes into sight with its comment, in a step of five, and not before', async () => {
    const run = await makeRun({ results_visibility: 'from_5' });
    const [made] = await answerAsking(run.poll, run.frame, ['9', 'Просит ответа', '']);
    for (const text of ['а', 'б', 'в']) await makeResponse(run.poll, run.frame.public_token!, ['9', text]);
    await countAll();
    expect(await dialoguesOf(run)).toEqual([]);
    await makeResponse(run.poll, run.frame.public_token!, ['9', 'г']);
    await countAll();
    const [dialogue] = await dialoguesOf(run);
    expect(dialogue).toMatchObject({ comment: 'Просит ответа', state: 'new' });
    expect((await write(run, dialogue!)).status).toBe(201);
    expect((await read(made!.key)).body.messages).toHaveLength(1);
  });

  it('that is asked for afterwards comes with the next step of changed answers, or never', async () => {
    const run = await makeRun({ results_visibility: 'from_5' });
    const session = randomUUID();
    await makeResponse(run.poll, run.frame.public_token!, ['9', 'Сначала без ответа'], session);
    for (const text of ['а', 'б', 'в', 'г']) await makeResponse(run.poll, run.frame.public_token!, ['9', text]);
    await countAll();
    await answerAsking(run.poll, run.frame, ['9', 'Сначала без ответа', ''], { session });
    await countAll();
    expect(await dialoguesOf(run)).toEqual([]);
    await request(polls.publishFrame, { ...as, params: { id: run.frame.id }, body: { published: false } });
    await countAll();
    expect(await dialoguesOf(run)).toEqual([]);
  });
});
