import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newShortCode } from '#functions/runs/short-code.ts';
import { keys } from '#data/keys.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace, repos, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

/** Wrong codes of one source in ten minutes. */
const LIMIT = 20;
const WINDOW = Date.parse('2027-03-14T10:00:00.000Z');
const [OFFICE, HOME] = ['192.0.2.77', '198.51.100.9'];

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const as = { token: owner.token };

const look = (code: string, sourceAddress = HOME) =>
  request(answers.getPollByCode, { params: { code }, sourceAddress });
const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { ...as, params: { id }, body: { published } });
const entryOf = async ({ public_short: code }: Frame) => table.get(keys.shortLink(code!), { consistent: true });

describe('a short code', () => {
  it('opens what the link opens, and gives the token by which answers are sent', async () => {
    const frame = await makeFrame(owner, poll);
    const { public_short: code, public_token: token } = frame;
    expect(code).toMatch(/^[2-9a-y]{5}-[2-9a-y]{5}$/);
    const byToken = await request(answers.getPublicPoll, { params: { token } });
    const found = await look(code!);
    expect(found.status).toBe(200);
    expect(found.body).toEqual({ public_token: token, poll: byToken.body });
    // As it comes from a keyboard.
    expect((await look(code!.toUpperCase().replace('-', ' '))).body).toEqual(found.body);
    const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
    const sent = await request(answers.takePublicPoll, { params: { token: found.body.public_token }, body });
    expect(sent.status).toBe(200);
  });

  it('is made when a run is first opened, stays when it is opened again, and shows only while links are allowed', async () => {
    const draft = await request(polls.createFrame, { ...as, params: { id: poll.id }, body: {} });
    expect(draft.body.public_short).toBeNull();
    const opened = await publish(draft.body.id, true);
    expect(opened.body.public_short).not.toBeNull();
    await publish(draft.body.id, false);
    expect((await publish(draft.body.id, true)).body.public_short).toBe(opened.body.public_short);

    const closed = await makePoll(owner, workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(owner, closed);
    expect(frame.public_short).toBeNull();
    const stored = (await repos.runs.findConsistent(frame.id))!;
    expect((await look(stored.shortCode!)).status).toBe(404);
    await request(polls.updatePoll, { ...as, params: { id: closed.id }, body: { allow_anonymous_link: true } });
    expect((await look(stored.shortCode!)).status).toBe(200);
  });

  it('is given to a run that was opened before there were codes, when its link is renewed', async () => {
    const frame = await makeFrame(owner, poll);
    await table.removeMany([keys.shortLink(frame.public_short!)]);
    const stored = (await repos.runs.findConsistent(frame.id))!;
    expect(await repos.runs.change(stored, { shortCode: null }, new Date())).not.toBeNull();
    const { body } = await request(polls.renewLink, { ...as, params: { id: frame.id } });
    expect((await look(body.public_short!)).body.public_token).toBe(body.public_token);
  });

  it('is withdrawn with the link: the old one is like one that never was', async () => {
    const frame = await makeFrame(owner, poll);
    const { body } = await request(polls.renewLink, { ...as, params: { id: frame.id } });
    expect(body.public_short).not.toBe(frame.public_short);
    const [old, unknown] = [await look(frame.public_short!), await look(newShortCode())];
    expect(old.status).toBe(404);
    expect({ ...old.body, headers: old.headers }).toEqual({ ...unknown.body, headers: unknown.headers });
    expect(await entryOf(frame)).toBeNull();
    expect((await look(body.public_short!)).status).toBe(200);
  });

  it('that leads to an older link opens nothing, should its entry be left behind', async () => {
    const frame = await makeFrame(owner, poll);
    const entry = (await entryOf(frame))!;
    await request(polls.renewLink, { ...as, params: { id: frame.id } });
    await table.write({ kind: 'put', item: { ...entry, ...keys.shortLink(frame.public_short!) } });
    expect((await look(frame.public_short!)).status).toBe(404);
  });

  it('of a run that is closed or past its deadline leads to its link, which tells the rest; without links to nothing', async () => {
    const closed = await makeFrame(owner, poll);
    await publish(closed.id, false);
    const late = await makeFrame(owner, poll, { deadline: '2020-01-01T00:00:00.000Z' });
    for (const { public_short: code, public_token: token } of [closed, late]) {
      expect((await look(code!)).body).toEqual({ public_token: token, poll: null });
      expect((await request(answers.getPublicPoll, { params: { token } })).status).not.toBe(200);
    }
    const other = await makePoll(owner, workspace);
    const { public_short: code } = await makeFrame(owner, other);
    await request(polls.updatePoll, { ...as, params: { id: other.id }, body: { allow_anonymous_link: false } });
    expect((await look(code!)).status).toBe(404);
  });

  it('goes with its run, and with its poll', async () => {
    const frame = await makeFrame(owner, poll);
    expect(await entryOf(frame)).toMatchObject({ token: frame.public_token });
    expect((await request(polls.deleteFrame, { ...as, params: { id: frame.id } })).status).toBe(204);
    expect(await entryOf(frame)).toBeNull();

    const other = await makePoll(owner, workspace);
    const run = await makeFrame(owner, other);
    expect((await request(polls.deletePoll, { ...as, params: { id: other.id } })).status).toBe(204);
    expect((await look(run.public_short!)).status).toBe(404);
    const [job] = (await storedItems(other.id)).filter(({ type }) => type === 'job');
    expect(await deliver(job!)).toEqual(DONE);
    expect(await entryOf(run)).toBeNull();
    expect((await look(run.public_short!)).status).toBe(404);
  });

  it('is no path of a survey, and a path is no code', async () => {
    const frame = await makeFrame(owner, poll);
    for (const link of [frame.public_short!, `p/${frame.public_short}`]) {
      expect((await request(answers.getPublicSurvey, { params: { link } })).status).toBe(404);
    }
  });
});

describe('guessing short codes', () => {
  let frame: Frame & { public_token: string };
  beforeEach(async () => {
    frame = await makeFrame(owner, poll);
    vi.useFakeTimers({ toFake: ['Date'], now: WINDOW });
  });
  afterEach(() => vi.useRealTimers());
  const counted = async () => (await storedItems()).filter(({ type }) => type === 'wrong-codes');

  it('is stopped: after twenty wrong ones a source is told nothing more, not even of a right one', async () => {
    vi.setSystemTime(WINDOW + 3_600_000);
    const scan = async () => (await look(newShortCode(), OFFICE)).status;
    for (let tried = 0; tried < LIMIT; tried++) expect(await scan()).toBe(404);
    expect(await scan()).toBe(429);
    const refused = await look(frame.public_short!, OFFICE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).not.toContain(frame.public_token);
    // The link itself, and everybody else, are as ever.
    const params = { token: frame.public_token };
    expect((await request(answers.getPublicPoll, { params, sourceAddress: OFFICE })).status).toBe(200);
    expect((await look(frame.public_short!, HOME)).status).toBe(200);
    vi.setSystemTime(WINDOW + 3_600_000 + 600_000);
    expect((await look(frame.public_short!, OFFICE)).status).toBe(200);
  });

  it('many at once gets no further than one after another', async () => {
    vi.setSystemTime(WINDOW + 7_200_000);
    const replies = await timesAtOnce(3 * LIMIT, () => look(newShortCode(), OFFICE));
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(LIMIT);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2 * LIMIT);
  });

  it('leaves a number in a bucket; right codes and texts that cannot be one leave nothing', async () => {
    const before = await counted();
    for (const code of [frame.public_short!, 'x', 'x'.repeat(200), '0kd7x-m9tc2', frame.id]) await look(code, OFFICE);
    expect(await counted()).toEqual(before);
    await look(newShortCode(), OFFICE);
    const [item, ...others] = (await counted()).filter(
      ({ pk, sk }) => !before.some((one) => one.pk === pk && one.sk === sk),
    );
    expect(others).toEqual([]);
    expect(item).toEqual({
      pk: expect.stringMatching(/^GUESSES#[0-9a-f]{3}$/),
      sk: String(WINDOW / 1000),
      type: 'wrong-codes',
      tried: 1,
      ttl: expect.any(Number),
    });
  });
});
