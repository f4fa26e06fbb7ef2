import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dueWrite } from '#data/due.ts';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makeMember, makePoll, repos, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { appeared, countBatch } from '#tests/support/response-counts.ts';
import {
  byLink,
  makePublishedFrame,
  GOOD,
  member,
  owner,
  patch,
  publish,
  responsesOf,
  take,
  workspace,
  type Run,
} from './abuse.ts';

const NOW = new Date();

afterEach(() => void vi.useRealTimers());

describe('whoever acts on what is no longer so is refused by the write itself', () => {
  it('who opens a draft whose poll was made anonymous, or named, a moment ago: the run would break its promise', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const draft = await makeFrame(owner, poll, { published: false });
    const [frame, old] = await Promise.all([frameOf(draft), pollOf(poll)]);
    await patch(poll, { is_anonymous: true });
    expect(await repos.runs.open(frame, old, 'Ромашка', NOW)).toBeNull();
    expect((await frameOf(draft)).published).toBe(false);
  });

  it('who opens a run that its poll’s list does not hold any more', async () => {
    const poll = await makePoll(owner, workspace);
    const draft = await makeFrame(owner, poll, { published: false });
    await table.removeMany([keys.runRef(poll.id, draft.created_at, draft.id)]);
    expect(await repos.runs.open(await frameOf(draft), await pollOf(poll), 'Ромашка', NOW)).toBeNull();
  });

  it('who deletes a run a second time: there is one job', async () => {
    const { frame } = await makePublishedFrame();
    const stored = await frameOf(frame);
    expect([
      await repos.runs.remove(stored, randomUUID(), NOW),
      await repos.runs.remove(stored, randomUUID(), NOW),
    ]).toEqual([true, false]);
    expect((await storedItems(frame.id)).filter(({ type }) => type === 'job')).toHaveLength(1);
  });

  it('who changes a poll that somebody else has changed', async () => {
    const { poll } = await makePublishedFrame();
    const old = await pollOf(poll);
    await patch(poll, { title: 'Первый' });
    expect(await repos.polls.change(old, { ...old, title: 'Второй', version: old.version + 1 }, [])).toBe(false);
    expect((await pollOf(poll)).title).toBe('Первый');
  });

  it('who switches links off in a run that is gone: the run does not come back', async () => {
    const { poll, frame } = await makePublishedFrame();
    const old = await pollOf(poll);
    await table.removeMany([keys.run(frame.id)]);
    const place = { runId: frame.id, published: true, deadline: null };
    const changed = { ...old, allowAnonymousLink: false, version: old.version + 1 };
    expect(await repos.polls.change(old, changed, [place])).toBe(false);
    expect(await table.get(keys.run(frame.id))).toBeNull();
  });

  it('who deletes a poll: a run of it that is gone meanwhile does not come back', async () => {
    const { poll, frame } = await makePublishedFrame();
    await table.removeMany([keys.run(frame.id)]);
    const place = { runId: frame.id, published: true, deadline: null };
    await repos.polls.remove(await pollOf(poll), randomUUID(), NOW, [place]);
    expect(await table.get(keys.run(frame.id))).toBeNull();
  });

  it('who counts answers of a run that is deleted: nothing is counted, and the late answer is taken away', async () => {
    const { poll, frame } = await makePublishedFrame();
    await byLink(poll, frame, 'Поздно');
    const late = await responsesOf(frame);
    await table.removeMany([keys.run(frame.id)]);
    await countBatch(appeared(late));
    expect(await storedItems(keys.run(frame.id).pk)).toEqual([]);
  });

  it('who answers by a limited link while its run is deleted: nor is it left that the link was used', async () => {
    const { poll, frame } = await makePublishedFrame();
    await repos.runs.change(await frameOf(frame), { answerLimit: 5 }, NOW);
    await byLink(poll, frame, 'Поздно');
    const late = await responsesOf(frame);
    await table.removeMany([keys.run(frame.id)]);
    await countBatch(appeared(late));
    expect(await storedItems(keys.run(frame.id).pk)).toEqual([]);
  });

  it('who counts what somebody else has counted meanwhile', async () => {
    const { frame } = await makePublishedFrame();
    const empty = { responses: 1, named: 0, scale: true, questions: [] };
    expect(await repos.counters.save(frame.id, empty, '7', null)).toBe('counted');
    await expect(repos.counters.save(frame.id, empty, '9', null)).rejects.toThrow('Condition');
    await expect(repos.counters.save(frame.id, empty, '9', { value: empty, last: '6' })).rejects.toThrow('Condition');
    expect(await repos.counters.saveParticipation(frame.id, 1, '7', null)).toBe('counted');
    await expect(repos.counters.saveParticipation(frame.id, 2, '9', null)).rejects.toThrow('Condition');
  });
});

describe('the secret of the marks', () => {
  it('is another one each time a run is opened, and is gone when it is closed, deleted or past its deadline', async () => {
    const { frame } = await makePublishedFrame();
    const first = (await repos.participation.key(frame.id))!;
    await publish(frame, false);
    expect(await repos.participation.key(frame.id)).toBeNull();
    await publish(frame, true);
    const second = (await repos.participation.key(frame.id))!;
    expect([second.secret === first.secret, second.keyId === first.keyId]).toEqual([false, false]);
    await request(polls.deleteFrame, { token: owner.token, params: { id: frame.id } });
    expect(await repos.participation.key(frame.id)).toBeNull();
  });

  it('is not made for a run with names', async () => {
    const { frame } = await makePublishedFrame({ is_anonymous: false });
    expect(await repos.participation.key(frame.id)).toBeNull();
  });

  it('is of one run: a member’s marks in two runs have nothing in common', async () => {
    const runs = [await makePublishedFrame(), await makePublishedFrame()];
    for (const { poll, frame } of runs) expect((await take(frame, answersTo(poll, GOOD))).status).toBe(200);
    const [first, second] = await Promise.all(runs.map(({ frame }) => marksOf(frame)));
    expect(first).toHaveLength(1);
    for (const name of ['sk', 'proof']) expect(first![0]![name]).not.toBe(second![0]![name]);
  });

  it('makes another mark for everybody, and another proof for every session', async () => {
    const { poll, frame } = await makePublishedFrame();
    const people = await Promise.all([makeMember(workspace, 'сотрудник'), makeMember(workspace, 'hr')]);
    const session = randomUUID();
    for (const { token } of people) {
      const body = { answers: answersTo(poll, GOOD), anonymous_session_id: session };
      expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
    }
    const marks = await marksOf(frame);
    expect(new Set(marks.map(({ sk }) => sk)).size).toBe(2);
    expect(new Set(marks.map(({ proof }) => proof)).size).toBe(2);
  });

  it('gone, its marks are swept away, those of a run that was opened again meanwhile stay', async () => {
    const { poll, frame } = await makePublishedFrame();
    await take(frame, answersTo(poll, GOOD));
    await publish(frame, false);
    const jobs = (await storedItems(frame.id)).filter(({ type }) => type === 'job');
    await publish(frame, true);
    expect((await toTake(poll)).answered).toBe(false);
    expect((await take(frame, answersTo(poll, GOOD))).status).toBe(200);
    expect(await marksOf(frame)).toHaveLength(2);
    expect(await deliver(...jobs)).toEqual(DONE);
    expect(await marksOf(frame)).toHaveLength(1);
    expect((await toTake(poll)).answered).toBe(true);
  });

  async function toTake(poll: Poll) {
    return (await request(polls.getPollToTake, { token: member.token, params: { id: poll.id } })).body;
  }
});

describe('the schedule closes what is due, and nothing else', () => {
  const close = () => fire('close-runs');

  it('a run whose deadline is past loses its secret; one that has time keeps it', async () => {
    const due = await makeFrameTill(60_000);
    const later = await makeFrameTill(3 * 3_600_000);
    passes(60_000);
    await close();
    expect((await frameOf(due)).published).toBe(false);
    expect(await repos.participation.key(due.id)).toBeNull();
    expect((await frameOf(later)).published).toBe(true);
    expect(await repos.participation.key(later.id)).not.toBeNull();
  });

  it('a run that was given more time is left open, though it is still noted for the old moment', async () => {
    const run = await makeFrameTill(60_000);
    const old = (await frameOf(run)).deadline!;
    const more = new Date(Date.now() + 7_200_000).toISOString();
    await request(polls.updateFrame, { token: owner.token, params: { id: run.id }, body: { deadline: more } });
    await table.write(dueWrite('close-runs', old, run.id));
    passes(60_000);
    await close();
    expect((await frameOf(run)).published).toBe(true);
    expect(await table.get(keys.due('close-runs', old, run.id))).toBeNull();
    expect(await table.get(keys.due('close-runs', more, run.id))).not.toBeNull();
  });

  it('a run that was closed by hand, deleted or lost its deadline stands in no list any more', async () => {
    const ends = [
      (run: Run) => publish(run, false),
      (run: Run) => request(polls.deleteFrame, { token: owner.token, params: { id: run.id } }),
      (run: Run) =>
        request(polls.updateFrame, { token: owner.token, params: { id: run.id }, body: { deadline: null } }),
    ];
    for (const end of ends) {
      const run = await makeFrameTill(60_000);
      expect((await storedItems(run.id)).filter(({ type }) => type === 'due')).toHaveLength(1);
      await end(run);
      expect((await storedItems(run.id)).filter(({ type }) => type === 'due')).toEqual([]);
    }
  });

  async function makeFrameTill(milliseconds: number): Promise<Run> {
    const { frame } = await makePublishedFrame();
    const deadline = new Date(Date.now() + milliseconds).toISOString();
    const { status } = await request(polls.updateFrame, {
      token: owner.token,
      params: { id: frame.id },
      body: { deadline },
    });
    expect(status).toBe(200);
    return frame;
  }

  function passes(milliseconds: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + milliseconds + 1000) });
  }
});

describe('an account that is deleted', () => {
  it('leaves its answers to runs with names without a name, at the full hour, under a key that is nobody’s', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const { poll, frame } = await makePublishedFrame({ is_anonymous: false });
    const body = { answers: answersTo(poll, GOOD) };
    await request(polls.takePoll, { token: person.token, params: { id: frame.id }, body });
    await table.write(
      update(keys.response(frame.id, `+${person.id}`), { set: { answeredAt: '2031-05-06T07:08:09.123Z' } }),
    );
    await repos.responses.forgetName(frame.id, person.id, 'kept-by-nobody');
    const left = await responsesOf(frame);
    expect(left.map(({ answeredAt }) => answeredAt)).toEqual(['2031-05-06T07:00:00.000Z']);
    expect(JSON.stringify(await storedItems(frame.id))).not.toContain(person.id);
  });
});

async function frameOf({ id }: { id: string }) {
  return (await repos.runs.find(id, { consistent: true }))!;
}

async function pollOf(poll: Poll) {
  return (await repos.polls.findConsistent(workspace.id, poll.created_at, poll.id))!;
}

const marksOf = async (frame: Run) => (await storedItems(frame.id)).filter(({ type }) => type === 'mark');
