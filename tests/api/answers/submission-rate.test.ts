import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { answers } from '#shared/contract/answers.ts';
import type { Frame } from '#shared/models/run.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { update } from '#data/writes.ts';

/** What one source may send by one link within a minute; up to a few of them nothing is written down. */
const LIMIT = 600;
const UNCOUNTED = 30;
/** So many are counted by one write, ahead of those that come. */
const STEP = 20;
const MINUTE = Date.parse('2027-03-14T10:00:00.000Z');
const [OFFICE, HOME] = ['192.0.2.77', '198.51.100.9'];

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
let frame: Frame & { public_token: string };
let other: Frame & { public_token: string };

beforeEach(async () => {
  [frame, other] = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
  vi.useFakeTimers({ toFake: ['Date'], now: MINUTE });
});
afterEach(() => vi.useRealTimers());

const take = (sourceAddress = OFFICE, run = frame, session: string = randomUUID()) =>
  request(answers.takePublicPoll, {
    params: { token: run.public_token },
    body: { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: session },
    sourceAddress,
  });
const rushes = async () => (await storedItems(frame.id)).filter(({ type }) => type === 'rush');
/** Sends forms of one respondent, many at a time; gives how they were answered. */
async function flood(times: number): Promise<Map<number, number>> {
  const session = randomUUID();
  const seen = new Map<number, number>();
  for (let sent = 0; sent < times; sent += 50) {
    const replies = await Promise.all(
      Array.from({ length: Math.min(50, times - sent) }, () => take(OFFICE, frame, session)),
    );
    for (const { status } of replies) seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return seen;
}

describe('a public link', () => {
  it('writes nothing down of who sends one form or thirty', async () => {
    for (let n = 0; n < UNCOUNTED; n++) expect((await take()).status).toBe(200);
    expect(await rushes()).toEqual([]);
    await take();
    expect(await rushes()).toMatchObject([{ submissions: STEP }]);
  });

  it('stops a flood of one source until the minute is over, exactly, and takes everybody else', async () => {
    expect(await flood(LIMIT + UNCOUNTED + 25)).toEqual(
      new Map([
        [200, LIMIT + UNCOUNTED],
        [429, 25],
      ]),
    );
    // What was refused once is refused for the minute: nobody looks there any more.
    const [full] = await rushes();
    expect(full).toMatchObject({ submissions: LIMIT });
    await table.write(update({ pk: full!.pk, sk: full!.sk }, { set: { submissions: 0 } }));
    vi.setSystemTime(MINUTE + 42_300);
    const refused = await take();
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
      headers: { 'retry-after': '18' },
    });
    expect((await take(HOME)).status).toBe(200);
    expect((await take(OFFICE, other)).status).toBe(200);
    vi.setSystemTime(MINUTE + 60_000);
    expect((await take()).status).toBe(200);
    expect(await rushes()).toMatchObject([{ submissions: 0 }]);
  }, 60_000);

  it('keeps in a rush neither an address nor what leads to one, and that for ten minutes', async () => {
    for (let n = 0; n < UNCOUNTED + 5; n++) await take();
    vi.setSystemTime(MINUTE + 60_000);
    for (let n = 0; n < UNCOUNTED + 5; n++) await take();
    const [first, second] = await rushes();
    for (const item of [first!, second!]) {
      expect(Object.keys(item).toSorted()).toEqual(['pk', 'sk', 'submissions', 'ttl', 'type']);
      expect(item.sk).toMatch(/^RATE#\d+#[0-9a-f]{3}$/);
      expect(JSON.stringify(item)).not.toContain(OFFICE);
    }
    expect(first).toMatchObject({ submissions: STEP, ttl: MINUTE / 1000 + 600 });
    expect(second!.sk.split('#')[2]).not.toBe(first!.sk.split('#')[2]);
  });
});
