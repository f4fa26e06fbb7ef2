import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePoll, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const create = (id: string, body?: object) => request(polls.createFrame, { token: owner.token, params: { id }, body });

describe('works', () => {
  it('is a draft without a deadline unless told otherwise (B3-30, B4-34, B7-22)', async () => {
    const poll = await makePoll(owner, workspace);
    for (const body of [undefined, {}, { deadline: null }]) {
      const reply = await create(poll.id, body);
      expect(reply.status).toBe(201);
      expect(reply.body).toEqual({
        id: expect.any(String),
        poll_id: poll.id,
        created_at: expect.stringMatching(/Z$/),
        deadline: null,
        published: false,
        public_token: expect.stringMatching(/^[\w-]{43}$/),
        public_short: null,
        is_anonymous: true,
        was_opened: false,
        one_time_codes: 0,
        kiosks: 0,
        answer_limit: null,
        name: null,
        languages: [],
        results_visibility: 'live',
        fingerprint: null,
        audience: { kind: 'all' },
        people_asked: null,
        compare_teams: false,
        channels: [],
        notice: null,
        reminders: false,
        next_reminder_at: null,
        reminded_at: null,
        notice_editions: [],
        consents_withdrawn: 0,
      });
    }
  });

  it.each([
    ['2030-01-31T20:59:59Z', '2030-01-31T20:59:59.000Z'],
    ['2030-01-31T20:59:59.1239Z', '2030-01-31T20:59:59.123Z'],
    ['2030-01-31T23:59:59.5+03:00', '2030-01-31T20:59:59.500Z'],
    [' 2030-01-31T20:59:59.000Z\n', '2030-01-31T20:59:59.000Z'],
  ])('keeps the deadline %j in one form, in which moments can be compared as texts', async (given, kept) => {
    const poll = await makePoll(owner, workspace);
    expect((await create(poll.id, { deadline: given })).body.deadline).toBe(kept);
  });

  it('opens with any deadline it has taken: none is too long for the calendar of deadlines', async () => {
    const poll = await makePoll(owner, workspace);
    const { body } = await create(poll.id, { deadline: `2030-01-31T20:59:59.${'0'.repeat(11)}Z` });
    const publish = { token: owner.token, params: { id: body.id }, body: { published: true } };
    expect((await request(polls.publishFrame, publish)).status).toBe(200);
  });

  it('has no token to show where the poll allows no public link (B4-31)', async () => {
    const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
    expect((await create(poll.id, {})).body.public_token).toBeNull();
  });

  it('gives each run a token of its own', async () => {
    const poll = await makePoll(owner, workspace);
    const frames = await Promise.all([1, 2, 3, 4].map(() => create(poll.id, {})));
    expect(new Set(frames.map((frame) => frame.body.public_token)).size).toBe(4);
  });
});

describe('fails', () => {
  it.each([
    'завтра',
    '2030-02-31',
    '2030-13-01T00:00:00Z',
    '2030-02-30T00:00:00Z',
    '',
    0,
    `2030-01-31T20:59:59.${'0'.repeat(1500)}Z`,
    '9999-12-31T23:59:59-14:00',
    '0000-01-01T00:00:00+14:00',
    '+010000-01-01T00:00:00Z',
  ])('refuses the deadline «%s»', async (deadline) => {
    const poll = await makePoll(owner, workspace);
    const reply = await create(poll.id, { deadline });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'deadline', message: 'Некорректная дата' }]);
  });

  it('leaves nothing behind when the poll is deleted meanwhile', async () => {
    const poll = await makePoll(owner, workspace);
    const { body } = await create(poll.id, {});
    const frame = (await repos.runs.find(body.id))!;
    await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
    const late = { ...frame, id: '11111111-1111-4111-8111-111111111111' };
    expect(await repos.runs.create(late)).toBe(false);
    expect(await storedItems(late.id)).toEqual([]);
  });
});
