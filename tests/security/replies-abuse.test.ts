import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, repos, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makePublishedFrame, GOOD, member, owner, patch, take, workspace } from './abuse.ts';

describe('what is stored beside does not come out with a reply', () => {
  it('of the poll to take, by link or as a member: these keys and no others, whatever lies in the stored run', async () => {
    const { poll, frame } = await makePublishedFrame();
    const stored = (await table.get(keys.run(frame.id)))!;
    const questions = (stored['questions'] as object[]).map((question) => ({ ...question, correct: 'секрет' }));
    await table.write(put({ ...stored, ...keys.run(frame.id), questions, pin: 'секрет', createdBy: owner.id }));
    const [open, mine] = await Promise.all([
      request(answers.getPublicPoll, { params: { token: frame.public_token } }),
      request(polls.getPollToTake, { token: member.token, params: { id: poll.id } }),
    ]);
    expect(Object.keys(open.body).toSorted().join()).toBe(
      'deadline,id,is_anonymous,is_full,language,languages,notice_edition,questions,results_visibility,run_id,title,translation,type,workspace_name',
    );
    expect(Object.keys(mine.body).toSorted().join()).toBe(
      'answered,answers,ended,frame,language,languages,next_run_at,poll,questions,translation,viewers',
    );
    expect(Object.keys(mine.body.frame!).toSorted()).toEqual([
      'ballot',
      'deadline',
      'id',
      'results_visibility',
      'team',
    ]);
    for (const { text } of [open, mine]) {
      for (const hidden of ['секрет', owner.id, owner.email, frame.public_token]) expect(text).not.toContain(hidden);
    }
    // The token carries it as well.
    expect(open.text.split(frame.id)).toHaveLength(2);
    expect(open.text).not.toContain(workspace.id);
  });

  it('of results, summary and comparison: neither the secret of the marks nor how far the counters have come', async () => {
    const { poll, frame } = await makePublishedFrame();
    await take(frame, answersTo(poll, GOOD), { session: randomUUID() });
    const secret = (await repos.participation.key(frame.id))!;
    const ask = { token: owner.token, params: { id: frame.id } };
    const replies = [
      await request(polls.getResults, ask),
      await request(polls.getSummary, ask),
      await request(polls.getTrend, { ...ask, params: { id: poll.id } }),
    ];
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      for (const hidden of [secret.secret, secret.keyId, '"proof"', '"last"', '"pk"', 'version":'])
        expect(text).not.toContain(hidden);
    }
  });
});

describe('a change sets nothing but what may be changed', () => {
  const FIELDS = {
    workspace_id: randomUUID(),
    id: randomUUID(),
    created_at: '2020-01-01T00:00:00.000Z',
    owner_id: randomUUID(),
    openings: 9,
  };

  it('of a poll: no workspace, id or time of its own', async () => {
    const { poll } = await makePublishedFrame();
    const before = await storedItems(poll.id);
    for (const [name, value] of Object.entries({ ...FIELDS, updated_at: FIELDS.created_at, published: true })) {
      expect([name, (await patch(poll, { title: 'Новое', [name]: value })).status]).toEqual([name, 422]);
    }
    expect(await storedItems(poll.id)).toEqual(before);
  });

  it('of a poll: its version is compared, never set', async () => {
    const { poll } = await makePublishedFrame();
    expect((await patch(poll, { title: 'Новое', version: 41 })).status).toBe(409);
    const changed = await patch(poll, { title: 'Новое', version: poll.version });
    expect(changed.body.version).toBe(poll.version + 1);
    expect((await patch(poll, { title: 'Старое', version: poll.version })).status).toBe(409);
  });

  it('of a run: no link, state, poll, setting or version of the caller’s choice', async () => {
    const { frame } = await makePublishedFrame();
    const before = await storedItems(frame.id);
    const fields = {
      ...FIELDS,
      public_token: 'x',
      published: false,
      poll_id: randomUUID(),
      is_anonymous: false,
      version: 9,
      was_opened: false,
    };
    for (const [name, value] of Object.entries(fields)) {
      const body = { answer_limit: 5, [name]: value };
      const reply = await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body });
      expect([name, reply.status]).toEqual([name, 422]);
    }
    expect(await storedItems(frame.id)).toEqual(before);
  });
});
