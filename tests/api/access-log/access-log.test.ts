import { describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { overview } from '#shared/contract/overview.ts';
import { people } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { count, countAll, toCount } from '#tests/support/table-stream.ts';

const read = async (owner: Person, { id }: Workspace, query: Record<string, string> = {}) => {
  await countAll();
  return (await request(workspaces.readAccessLog, { token: owner.token, params: { id }, query })).body;
};
const see = (person: Person, frameId: string) =>
  request(polls.getSummary, { token: person.token, params: { id: frameId } });

async function makeRun() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace);
  const hr = await makeMember(workspace, 'hr');
  return { owner, workspace, poll, hr, frame: await makeFrame(owner, poll) };
}

describe('whoever sees results', () => {
  it('stands in the log of the workspace with what they saw, on which screen, in which hour', async () => {
    const { owner, workspace, poll, hr, frame } = await makeRun();
    expect((await see(hr, frame.id)).status).toBe(200);
    const { entries, head, people: named } = await read(owner, workspace);
    expect(entries).toEqual([
      {
        number: 1,
        at: expect.stringMatching(/:00:00\.000Z$/),
        who: expect.stringMatching(/^[0-9a-f]{64}$/),
        kind: 'results',
        about: `run:${poll.id}/${frame.id}`,
        screen: 'polls',
        route: 'getSummary',
        hash: head.hash,
      },
    ]);
    expect(named).toMatchObject([{ alias: entries[0]!.who, id: hr.id, name: expect.any(String) }]);
  });

  it('has one entry a day for a thing, however often they look', async () => {
    const { owner, workspace, hr, frame } = await makeRun();
    for (let time = 0; time < 3; time++) await see(hr, frame.id);
    await see(owner, frame.id);
    await request(polls.getResults, { token: hr.token, params: { id: frame.id } });
    const { entries } = await read(owner, workspace);
    expect(entries.map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'texts'],
      [2, 'results'],
      [1, 'results'],
    ]);
  });

  it('has an entry of its own for a file of results, which counts as no other look', async () => {
    const { owner, workspace, hr, frame } = await makeRun();
    for (let time = 0; time < 2; time++) {
      expect((await request(polls.noteFrameFile, { token: hr.token, params: { id: frame.id } })).status).toBe(204);
    }
    const { entries } = await read(owner, workspace, { kind: 'file' });
    expect(entries.map(({ kind, about }) => [kind, about])).toEqual([['file', expect.stringContaining(frame.id)]]);
  });

  it('has an entry of a file of the first screen, which is about no single run', async () => {
    const { owner, workspace, hr } = await makeRun();
    const call = { token: hr.token, params: { id: workspace.id } };
    expect((await request(overview.noteTeamsFile, call)).status).toBe(204);
    const { entries } = await read(owner, workspace, { kind: 'file' });
    expect(entries.map(({ about, screen }) => [about, screen])).toEqual([[null, 'overview']]);
  });

  it('pays one write unit for it the first time and nothing afterwards', async () => {
    const { hr, frame } = await makeRun();
    const [first, second] = [await measure(() => see(hr, frame.id)), await measure(() => see(hr, frame.id))];
    expect([first.writes, second.writes]).toEqual([1, 0]);
    expect(first.calls - second.calls).toBe(1);
  });

  it('has no entry where they were refused', async () => {
    const { owner, workspace, frame } = await makeRun();
    const employee = await makeMember(workspace, 'сотрудник');
    expect((await see(employee, frame.id)).status).toBe(403);
    expect((await read(owner, workspace)).entries).toEqual([]);
  });
});

describe('the log', () => {
  it('names the person whose record was seen by an alias, and what is about several things by nothing', async () => {
    const { owner, workspace, hr } = await makeRun();
    const call = { token: owner.token, params: { id: workspace.id, person: `member-${hr.id}` } };
    expect((await request(people.getPerson, call)).status).toBe(200);
    expect((await request(overview.getPulse, { token: owner.token, params: { id: workspace.id } })).status).toBe(200);
    const { entries, people: named } = await read(owner, workspace);
    expect(entries.map(({ kind, about }) => [kind, about])).toEqual([
      ['results', null],
      ['person', `person:${named.find(({ id }) => id === `member-${hr.id}`)!.alias}`],
    ]);
    // Of the people who were looked at, a page tells of those in it.
    const narrowed = await read(owner, workspace, { kind: 'results' });
    expect(narrowed.people.map(({ id }) => id)).toEqual([owner.id]);
  });

  it('can be narrowed to a person and to a kind', async () => {
    const { owner, workspace, hr, frame } = await makeRun();
    await see(hr, frame.id);
    await see(owner, frame.id);
    await request(polls.getResults, { token: hr.token, params: { id: frame.id } });
    const { people: named } = await read(owner, workspace);
    const { alias } = named.find(({ id }) => id === hr.id)!;
    expect((await read(owner, workspace, { who: alias })).entries.map(({ number }) => number)).toEqual([3, 1]);
    expect((await read(owner, workspace, { kind: 'texts' })).entries.map(({ number }) => number)).toEqual([3]);
  });

  it('is the same when the stream hands over again, and when batches are worked on at once', async () => {
    const { owner, workspace, hr, frame } = await makeRun();
    await see(hr, frame.id);
    await see(owner, frame.id);
    await request(polls.getResults, { token: hr.token, params: { id: frame.id } });
    const records = await toCount();
    const outcomes = await Promise.all([count(records), count(records.toReversed()), count(records)]);
    for (const { batchItemFailures } of outcomes) if (batchItemFailures.length > 0) await count(records);
    const { entries, head } = await read(owner, workspace);
    expect(entries.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(head).toEqual({ number: 3, hash: entries[0]!.hash });
  });

  it('comes page by page, the newest first', async () => {
    const { owner, workspace, poll } = await makeRun();
    for (let made = 0; made < 53; made++) {
      const { id } = await makeFrame(owner, poll, { published: false });
      await see(owner, id);
    }
    const first = await read(owner, workspace);
    expect(first.entries).toHaveLength(50);
    const second = await read(owner, workspace, { cursor: first.next_cursor! });
    expect([...first.entries, ...second.entries].map(({ number }) => number)).toEqual(
      Array.from({ length: 53 }, (_, index) => 53 - index),
    );
    expect(second.next_cursor).toBeNull();
    expect((await read(owner, workspace, { size: 'file' })).entries).toHaveLength(53);
  });
});

describe('those who were asked', () => {
  const toTake = async (person: Person, pollId: string) =>
    (await request(polls.getPollToTake, { token: person.token, params: { id: pollId } })).body;

  it('are told how many people have opened the results of a run that is over, and not who', async () => {
    const { owner, workspace, poll, hr, frame } = await makeRun();
    const employee = await makeMember(workspace, 'сотрудник');
    expect(await toTake(employee, poll.id)).toMatchObject({ ended: null, viewers: null });
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    expect(await toTake(employee, poll.id)).toMatchObject({ viewers: 0 });
    for (const person of [owner, hr, hr]) await see(person, frame.id);
    await request(polls.getResults, { token: hr.token, params: { id: frame.id } });
    // Who was asked is no result.
    const manager = await makeMember(workspace, 'руководитель');
    await request(polls.listParticipants, { token: manager.token, params: { id: frame.id } });
    await countAll();
    const told = await toTake(employee, poll.id);
    expect(told).toMatchObject({ ended: { ended_at: expect.any(String) }, viewers: 2 });
    for (const { id, email } of [owner, hr]) {
      expect(JSON.stringify(told)).not.toContain(id);
      expect(JSON.stringify(told)).not.toContain(email);
    }
  });
});

describe('of a deleted account', () => {
  const deleteAccount = async (person: Person) => {
    expect((await request(auth.deleteMe, { token: person.token, query: { with_workspaces: 'true' } })).status).toBe(
      204,
    );
    const jobs = (await storedItems(person.id)).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
    expect(await deliver(...jobs)).toEqual(DONE);
  };

  it('the entries stay under one alias that leads to nobody, and the chain is what it was', async () => {
    const { owner, workspace, hr, frame } = await makeRun();
    await see(hr, frame.id);
    await request(polls.getResults, { token: hr.token, params: { id: frame.id } });
    const before = await read(owner, workspace);
    await deleteAccount(hr);
    const after = await read(owner, workspace);
    expect(after.entries).toEqual(before.entries);
    expect(new Set(after.entries.map(({ who }) => who)).size).toBe(1);
    expect(after.people).toEqual([]);
    expect(await storedItems(hr.id)).toEqual([]);
  });

  it('what was seen a moment before comes into the log under an alias of nobody', async () => {
    const { owner, workspace, hr, frame } = await makeRun();
    await see(hr, frame.id);
    const records = await toCount();
    await deleteAccount(hr);
    expect(await storedItems(hr.id)).toEqual([]);
    await count(records);
    const { entries, people: named } = await read(owner, workspace);
    expect(entries).toMatchObject([{ number: 1, kind: 'results' }]);
    expect(named).toEqual([]);
  });

  it('what a request writes that was still under way names nobody once it is in the log', async () => {
    const { owner, workspace, hr } = await makeRun();
    await deleteAccount(hr);
    const seen = { kind: 'people', about: null, ofMember: null, screen: 'people', route: 'listPeople' } as const;
    await repos.accessMarks.note({ ...seen, workspaceId: workspace.id, userId: hr.id }, new Date());
    const { entries, people: named } = await read(owner, workspace);
    expect(entries).toMatchObject([{ number: 1, kind: 'people' }]);
    expect(named).toEqual([]);
    expect(await storedItems(hr.id)).toEqual([]);
  });
});

it('nothing comes into the log of a workspace that is gone', async () => {
  const { owner, workspace, frame } = await makeRun();
  await see(owner, frame.id);
  const records = await toCount();
  expect((await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } })).status).toBe(
    204,
  );
  await count(records);
  expect(await storedItems(keys.accessHead(workspace.id).pk)).toEqual([]);
});
