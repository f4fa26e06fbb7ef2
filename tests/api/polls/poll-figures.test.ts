import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { enps } from '#shared/rules/enps.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const nextSecond = () => vi.setSystemTime(Date.now() + 1000);
const ask = (ids: string, { token }: Pick<Person, 'token'> = owner, id = workspace.id) =>
  request(polls.getPollFigures, { token, params: { id }, query: { polls: ids } });
const figuresOf = async (...asked: readonly Poll[]) => (await ask(asked.map(({ id }) => id).join())).body.figures;
const close = ({ id }: { id: string }) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });

/** A run that was opened, answered with these scores by link, and closed unless told otherwise. */
async function run(poll: Poll, scores: readonly number[], settings: object = {}, open = false) {
  nextSecond();
  const frame = await makeFrame(owner, poll, settings);
  for (const score of scores) await makeResponse(poll, frame.public_token, [String(score), 'Шум', '4']);
  await countAll();
  if (!open) await close(frame);
  await countAll();
  return frame;
}

it('tells the finding of a run that is over, and whether it differs from the one before by more than chance', async () => {
  const poll = await makePoll(owner, workspace);
  await run(poll, [0, 1, 2, 3, 4, 5, 6, 0, 1, 2]);
  const first = (await figuresOf(poll))[0]!;
  expect(first).toMatchObject({ change: null, told: 'figures', can_remind: false, answered_by_link: 10 });
  expect(first.enps).toMatchObject(enps([0, 1, 2, 3, 4, 5, 6, 0, 1, 2])!);
  nextSecond();
  await makeFrame(owner, poll, { published: false });
  const last = await run(
    poll,
    Array.from({ length: 10 }, () => 10),
  );
  const [risen] = await figuresOf(poll);
  expect(risen).toMatchObject({ poll_id: poll.id, run: { id: last.id }, change: { value: 200, random: false } });
  expect(risen!.closed_at).toBe(new Date().toISOString());
  await run(poll, [10, 10, 10, 10, 10, 10, 10, 10, 10, 0]);
  expect((await figuresOf(poll))[0]).toMatchObject({ change: { value: -20, random: true } });
  expect(risen!.change!.low).toBeGreaterThan(0);
  expect(risen!.change!.high).toBe(200);
  // Fewer than five scores say nothing, and are compared with nothing.
  await run(poll, [10, 10, 10]);
  expect((await figuresOf(poll))[0]).toMatchObject({ enps: null, change: null, told: 'few' });
});

it('calls no fall what days alone have made before, in as many runs as the results compare', async () => {
  const poll = await makePoll(owner, workspace);
  const [up, down] = [9, 1].map((count) => [
    ...Array.from({ length: count }, () => 10),
    ...Array.from({ length: 10 - count }, () => 0),
  ]) as [number[], number[]];
  await run(poll, up);
  await run(poll, down);
  const change = async () => (await figuresOf(poll))[0]!.change;
  expect(await change()).toMatchObject({ value: -160, random: false });
  for (const scores of [up, down, up, down]) await run(poll, scores);
  expect(await change()).toMatchObject({ value: -160, random: true, low: -200, high: 200 });
});

it('tells of an open run how many have answered, first of all open ones, and no finding yet', async () => {
  const poll = await makePoll(owner, workspace);
  const open = await run(poll, [10, 10, 10, 10, 10, 0], {}, true);
  await run(poll, [0, 0, 0, 0, 0]);
  const [figures] = await figuresOf(poll);
  expect(figures).toMatchObject({
    run: { id: open.id, published: true },
    members_answered: 0,
    answered_by_link: 6,
    people_asked: null,
    enps: null,
    change: null,
    can_remind: true,
    told: 'figures',
  });
});

it('tells of an open run what was usual by this day in the runs before', async () => {
  const poll = await makePoll(owner, workspace);
  for (const answered of [4, 5, 4, 5])
    await run(
      poll,
      Array.from({ length: answered }, () => 9),
      { people_asked: 10 },
    );
  await run(poll, [9], { people_asked: 10 }, true);
  // Four runs say nothing yet.
  expect((await figuresOf(poll))[0]).toMatchObject({ people_asked: 10, usual: null });
  const fifth = await makePoll(owner, workspace);
  for (const answered of [4, 5, 6, 5, 5])
    await run(
      fifth,
      Array.from({ length: answered }, () => 9),
      { people_asked: 10 },
    );
  await run(fifth, [9], { people_asked: 10 }, true);
  expect((await figuresOf(fifth))[0]).toMatchObject({ people_asked: 10, usual: { low: 0, high: 8 } });
});

it('goes through the gate: what waits is told in fives, and not before the end where that was promised', async () => {
  const [five, atEnd] = [await makePoll(owner, workspace), await makePoll(owner, workspace)];
  await run(five, [10, 10, 10, 10], { results_visibility: 'from_5' }, true);
  await run(atEnd, [10, 10, 10, 10, 10, 10, 0], { results_visibility: 'closed' }, true);
  expect(await figuresOf(five, atEnd)).toMatchObject([
    { answered_by_link: 0, told: 'few', enps: null },
    { answered_by_link: 5, told: 'later', enps: null },
  ]);
});

it('says nobody can be reminded of an anonymous run that was opened again', async () => {
  const poll = await makePoll(owner, workspace);
  const frame = await run(poll, []);
  await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: true } });
  expect((await figuresOf(poll))[0]).toMatchObject({ run: { published: true }, can_remind: false });
});

it('leaves out drafts, what is gone and what lies in another workspace, and asks for at most twenty', async () => {
  const elsewhere = await makeWorkspace(owner);
  const [draft, foreign, here] = [
    await makePoll(owner, workspace),
    await makePoll(owner, elsewhere),
    await makePoll(owner, workspace),
  ];
  await makeFrame(owner, draft, { published: false });
  await makeFrame(owner, foreign);
  await makeFrame(owner, here);
  expect((await figuresOf(draft, foreign, here, here)).map(({ poll_id: id }) => id)).toEqual([here.id]);
  expect((await ask('')).status).toBe(422);
  expect((await ask('нет')).status).toBe(422);
  const many = Array.from({ length: 21 }, () => crypto.randomUUID()).join();
  expect(await ask(many)).toMatchObject({ status: 422, body: { errors: [{ path: 'polls' }] } });
  const employee = await makeMember(workspace, 'сотрудник');
  expect((await ask(here.id, employee)).status).toBe(403);
});
