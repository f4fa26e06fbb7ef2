import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeResponse,
  makeWorkspace,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const duplicate = (id: string, token = owner.token) => request(polls.duplicatePoll, { token, params: { id } });

it('copies settings and questions under ids of their own, without runs and answers', async () => {
  const poll = await makePoll(owner, workspace, { type: 'PULSE', title: 'Пульс' });
  const frame = await makeFrame(owner, poll);
  await makeResponse(poll, frame.public_token, ['9', 'Шум']);
  await request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body: { is_anonymous: true } });
  const before = await storedItems(poll.id);
  const { status, body: copy } = await duplicate(poll.id);
  expect(status).toBe(201);
  const { id, created_at: _, updated_at: __, version: ___, ...settings } = poll;
  expect(copy).toMatchObject({
    ...settings,
    title: 'Копия: Пульс',
    version: 1,
    questions: poll.questions.map(({ text, order_index, is_required }) => ({ text, order_index, is_required })),
  });
  const ids = [copy.id, ...copy.questions.map((question) => question.id)];
  expect(new Set([...ids, id, ...poll.questions.map((question) => question.id)]).size).toBe(8);
  const runs = await request(polls.listFrames, { token: owner.token, params: { id: copy.id } });
  expect(runs.body.frames).toEqual([]);
  expect(await storedItems(poll.id)).toEqual(before);
});

it('lives on its own: changing or deleting one leaves the other', async () => {
  const poll = await makePoll(owner, workspace);
  const { body: copy } = await duplicate(poll.id);
  await request(polls.updatePoll, { token: owner.token, params: { id: copy.id }, body: { title: 'Сам' } });
  await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
  const found = await request(polls.getPoll, { token: owner.token, params: { id: copy.id } });
  expect(found.body).toMatchObject({ title: 'Сам', questions: copy.questions });
});

it.each([
  ['я'.repeat(200), `Копия: ${'я'.repeat(193)}`],
  ['я'.repeat(193), `Копия: ${'я'.repeat(193)}`],
  [`${'я'.repeat(192)}😀😀`, `Копия: ${'я'.repeat(192)}`],
  [`${'я'.repeat(192)} хвост`, `Копия: ${'я'.repeat(192)}`],
])('keeps a long title within its limit, cut at a whole character (%#)', async (title, expected) => {
  const poll = await makePoll(owner, workspace, { title });
  const { body: copy } = await duplicate(poll.id);
  expect(copy.title).toBe(expected);
  // What was stored is taken by the editor as it is.
  const body = { title: copy.title };
  expect((await request(polls.updatePoll, { token: owner.token, params: { id: copy.id }, body })).body).toMatchObject(
    body,
  );
});

describe('refuses', () => {
  it('more polls than the owner’s plan has in a month, whoever copies, and exactly so many at once (402)', async () => {
    const person = await makePerson();
    const place = await makeWorkspace(person);
    const poll = await makePoll(person, place);
    await makePlan(person, 'startup');
    const { token } = await makeMember(place, 'hr');
    const replies = await Promise.all(Array.from({ length: 8 }, () => duplicate(poll.id, token)));
    const list = await request(polls.listPolls, { token, params: { id: place.id } });
    const made = replies.filter(({ status }) => status === 201).length;
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 402]));
    expect(list.body.totals.polls).toBe(1 + made);
    expect(await duplicate(poll.id)).toMatchObject({ status: 404 });
    expect((await duplicate(poll.id, person.token)).body).toMatchObject({ code: 'plan_limit' });
  });

  it('employees with 403, strangers with 404', async () => {
    const poll = await makePoll(owner, workspace);
    expect((await duplicate(poll.id, (await makeMember(workspace, 'сотрудник')).token)).status).toBe(403);
    expect((await duplicate(poll.id, (await makePerson()).token)).status).toBe(404);
  });
});
