import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request, withKey } from '#tests/support/api.ts';
import { newDialogueKey } from '#tests/support/dialogue-key.ts';
import { answerAsking } from '#tests/support/dialogues.ts';
import { makeFrame, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/*
 * Whoever reads results writes to everybody who asked for it, and looks at everything the whole day; and somebody who
 * would like to be the author of a dialogue that is not theirs.
 */

const NOON = Date.parse('2026-11-24T09:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => void vi.useRealTimers());

const PEOPLE = 12;
const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const as = { token: owner.token };

/** A run that twelve people have answered, each of whom asks for replies to two comments, and is shown. */
async function asked() {
  const poll = await makePoll(owner, workspace, { type: 'PULSE' });
  const frame = await makeFrame(owner, poll, { results_visibility: 'from_5' });
  const keys: string[][] = [];
  for (let one = 0; one < PEOPLE; one++) {
    const texts = [`мешало ${one}`, `радовало ${one}`, ''];
    keys.push((await answerAsking(poll, frame, texts, { places: [0, 1] })).map(({ key }) => key));
  }
  await request(polls.publishFrame, { ...as, params: { id: frame.id }, body: { published: false } });
  await countAll();
  const params = { id: frame.id };
  const list = async () => (await request(polls.listDialogues, { ...as, params })).body.dialogues;
  for (const { id } of await list()) {
    const call = { ...as, params: { id: frame.id, dialogueId: id }, body: { text: 'Расскажите подробнее' } };
    expect((await request(polls.answerDialogue, withKey(polls.answerDialogue, call))).status).toBe(201);
  }
  /** All that whoever reads results is told, to the letter. */
  const look = async () => {
    const replies = await Promise.all([
      request(polls.listDialogues, { ...as, params }),
      request(polls.listWaitingDialogues, { ...as, params: { id: workspace.id } }),
      request(polls.getResults, { ...as, params }),
      request(polls.getSummary, { ...as, params }),
      request(polls.listFrames, { ...as, params: { id: poll.id } }),
    ]);
    return replies.map(({ text }) => text);
  };
  return { frame, keys, list, look };
}
const write = (key: string, text: string) => request(answers.writeInOwnDialogue, { params: { key }, body: { text } });

it('whoever looks after every event learns on which day somebody wrote or ended a dialogue, and nothing before it is over', async () => {
  const { keys, list, look } = await asked();
  vi.setSystemTime(NOON + DAY_MS);
  const before = await look();
  await request(answers.getOwnDialogue, { params: { key: keys[0]![0]! } });
  expect(await look()).toEqual(before);
  for (const [index, [first, second]] of keys.entries()) {
    expect((await write(first!, `подробнее ${index}`)).status).toBe(200);
    if (index % 3 === 0) await request(answers.endOwnDialogue, { params: { key: second! } });
    expect(await look()).toEqual(before);
  }
  vi.setSystemTime(NOON + 2 * DAY_MS);
  // They are told at once, and that is what a look sees: the attack is none because of the day alone.
  expect((await list()).filter(({ state }) => state === 'waiting')).toHaveLength(PEOPLE);
  const told = await look();
  expect(told).not.toEqual(before);
  expect(told[0]).not.toMatch(/T\d\d:/);
});

it('whether an author has read a reply leaves nothing: no item is written, none changed', async () => {
  const { keys } = await asked();
  const before = await storedItems();
  for (const key of keys.flat()) await request(answers.getOwnDialogue, { params: { key } });
  expect(await storedItems()).toEqual(before);
});

it('dialogues of one person about two questions are joined by no id, order or day', async () => {
  const { list } = await asked();
  const dialogues = await list();
  const of = (what: string) => dialogues.filter(({ comment }) => comment.startsWith(what));
  const [first, second] = [of('мешало'), of('радовало')];
  expect(first).toHaveLength(PEOPLE);
  expect(second).toHaveLength(PEOPLE);
  const ids = new Set(dialogues.map(({ id }) => id));
  expect(ids.size).toBe(2 * PEOPLE);
  const who = (comment: string) => comment.split(' ').at(-1);
  const rightly = first.filter(({ comment }, place) => who(comment) === who(second[place]!.comment));
  expect(rightly.length).toBeLessThan(8);
});

it('no reply to whoever reads results has a box or a key in it, and the table has no key', async () => {
  const { keys, look } = await asked();
  const boxes = new Set<string>();
  for (const item of await storedItems()) if (item['type'] === 'dialogue') boxes.add(String(item['box']));
  expect(boxes.size).toBeGreaterThanOrEqual(2 * PEOPLE);
  const told = (await look()).join();
  for (const box of boxes) expect(told).not.toContain(box);
  const whole = JSON.stringify(await storedItems());
  for (const key of keys.flat()) {
    expect(whole).not.toContain(key);
    expect(whole).not.toContain(Buffer.from(key, 'base64url').subarray(16).toString('base64url'));
  }
});

it('a box, a dialogue’s id or a guess opens nothing: a wrong key is like one whose box is empty', async () => {
  const { frame, keys, list } = await asked();
  const { id } = (await list())[0]!;
  const [dialogue] = (await storedItems(frame.id)).filter(({ type }) => type === 'dialogue');
  const run = Buffer.from(frame.id.replaceAll('-', ''), 'hex');
  const box = Buffer.from(String(dialogue!['box']), 'base64url');
  const byBox = Buffer.concat([run, box]).toString('base64url');
  const guessed = newDialogueKey(frame.id).key;
  for (const key of [byBox, guessed]) {
    const { status, body } = await request(answers.getOwnDialogue, { params: { key } });
    expect([status, body.messages, body.comment]).toEqual([200, [], null]);
    expect((await write(key, 'Это не мой разговор')).status).toBe(409);
  }
  for (const key of [id, String(dialogue!['box']), keys[0]![0]!.slice(1)]) {
    expect((await request(answers.getOwnDialogue, { params: { key } })).status).toBe(404);
  }
  expect(await storedItems('Это не мой разговор')).toEqual([]);
});
