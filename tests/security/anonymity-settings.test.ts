import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

type Link = Frame & { public_token: string };

let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

describe('answers to an anonymous run never get a name, whatever becomes of the setting', () => {
  it('named and anonymous again while the run is open', async () => {
    const { poll, frame } = await makePublishedFrame(true);
    const people = [await takenBy(frame)];
    for (const anonymous of [false, true, false]) {
      await set(poll, anonymous);
      people.push(await takenBy(frame));
    }
    await expectNobody(frame, people);
  });

  it('named while the run is closed, and the run opened again', async () => {
    const { poll, frame } = await makePublishedFrame(true);
    const first = await takenBy(frame);
    await publish(frame, false);
    await set(poll, false);
    await publish(frame, true);
    expect((await toTake(poll, first)).poll.is_anonymous).toBe(true);
    await expectNobody(frame, [first, await takenBy(frame)]);
  });

  it('named before another run is opened: the new one has names, the one before it none', async () => {
    const { poll, frame } = await makePublishedFrame(true);
    const unnamed = await takenBy(frame);
    await publish(frame, false);
    await set(poll, false);
    const second = await makeFrame(owner, poll);
    const named = await takenBy(second);
    await expectNobody(frame, [unnamed]);
    expect(await authors(second)).toEqual([named.id]);
  });
});

describe('whoever answers gets what the page has promised them', () => {
  it('a run with names stays one when the poll becomes anonymous: its answers are not shown as anonymous', async () => {
    const { poll, frame } = await makePublishedFrame(false);
    await set(poll, true);
    const person = await makeMember(workspace, 'сотрудник');
    expect((await toTake(poll, person)).poll.is_anonymous).toBe(false);
    await answer(frame, person);
    const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
    expect(results.body.poll.is_anonymous).toBe(false);
    expect(await authors(frame)).toEqual([person.id]);
  });

  it('a draft has no promise yet: it takes the setting it is opened with', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const draft = await makeFrame(owner, poll, { published: false });
    await set(poll, true);
    await publish(draft, true);
    await expectNobody(draft, [await takenBy(draft)]);
  });

  it('nobody can send along how they are to be kept: the run decides', async () => {
    const { frame } = await makePublishedFrame(true);
    const person = await makeMember(workspace, 'сотрудник');
    for (const extra of [{ is_anonymous: false }, { user_id: person.id }]) {
      const reply = await request(polls.takePoll, {
        token: person.token,
        params: { id: frame.id },
        body: { answers: answersTo({ questions: frame.questions } as Poll, ['9', 'Ничего']), ...extra },
      });
      expect(reply.status).toBe(422);
    }
    expect(await storedOf(frame)).toEqual([]);
  });
});

async function makePublishedFrame(anonymous: boolean): Promise<{ poll: Poll; frame: Run }> {
  const poll = await makePoll(owner, workspace, { is_anonymous: anonymous });
  return { poll, frame: { ...(await makeFrame(owner, poll)), questions: poll.questions } };
}

type Run = Link & { questions: Poll['questions'] };

async function set(poll: Poll, anonymous: boolean): Promise<void> {
  const body = { is_anonymous: anonymous };
  const reply = await request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body });
  expect(reply.body.is_anonymous).toBe(anonymous);
}

async function publish(frame: Link, published: boolean): Promise<void> {
  const reply = await request(polls.publishFrame, {
    token: owner.token,
    params: { id: frame.id },
    body: { published },
  });
  expect(reply.status).toBe(200);
}

async function toTake(poll: Poll, person: Person) {
  return (await request(polls.getPollToTake, { token: person.token, params: { id: poll.id } })).body;
}

/** A new member answers the run. */
async function takenBy(frame: Link): Promise<Person> {
  const person = await makeMember(workspace, 'сотрудник');
  await answer(frame, person);
  return person;
}

async function answer(frame: Link, person: Person): Promise<void> {
  const { body } = await request(polls.getPollToTake, { token: person.token, params: { id: frame.poll_id } });
  const reply = await request(polls.takePoll, {
    token: person.token,
    params: { id: frame.id },
    body: { answers: answersTo(body as unknown as Poll, ['9', 'Ничего']), anonymous_session_id: randomUUID() },
  });
  expect(reply.status).toBe(200);
}

const storedOf = async (frame: Link) => (await storedItems(frame.id)).filter(({ sk }) => sk.startsWith('RESPONSE#'));

async function authors(frame: Link): Promise<(string | null)[]> {
  const { body } = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
  return [...new Set(Object.values(body.by_question).flatMap((records) => records.map(({ user_id }) => user_id)))];
}

/** So many have answered, and nothing of the run, stored or shown, is any of theirs. */
async function expectNobody(frame: Link, people: readonly Person[]): Promise<void> {
  expect(await authors(frame)).toEqual([null]);
  expect(await storedOf(frame)).toHaveLength(people.length);
  const text = JSON.stringify(await storedItems(frame.id));
  for (const { id } of people) expect(text).not.toContain(id);
}
