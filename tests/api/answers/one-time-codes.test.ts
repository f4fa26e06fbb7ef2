import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newShortCode } from '#functions/runs/short-code.ts';
import { hashOfCode } from '#functions/runs/answer-code.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { measure } from '#tests/support/calls.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeCodeSheet,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
/** Nobody answers it by a public link. */
const poll = await makePoll(owner, workspace, { is_anonymous: true, allow_anonymous_link: false });
const as = { token: owner.token };

const look = (code: string, sourceAddress = '198.51.100.9') =>
  request(answers.getPollForCode, { params: { code }, sourceAddress });
const answer = (
  code: string,
  { session = randomUUID(), contents = ['9', 'Шум'], of = poll, sourceAddress = '198.51.100.9' } = {},
) => {
  const body = { answers: answersTo(of, contents), anonymous_session_id: session };
  return request(answers.takePollByCode, { params: { code }, body, sourceAddress });
};
const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { ...as, params: { id }, body: { published } });
const stored = async ({ id }: Pick<Frame, 'id'>, type: string) =>
  (await storedItems(id)).filter((item) => item['type'] === type);
const opened = async (settings: Parameters<typeof makeFrame>[2] = {}, of: Poll = poll) => {
  const frame = await makeFrame(owner, of, { published: false, ...settings });
  const { codes } = await makeCodeSheet(owner, frame, 6);
  await publish(frame.id, true);
  return { frame, codes };
};
const jobs = async (frame: Frame, kind: string) =>
  (await stored(frame, 'job')).filter(({ job }) => (job as { kind: string }).kind === kind);
const summaryOf = async ({ id }: Pick<Frame, 'id'>) => {
  await countAll();
  return (await request(polls.getSummary, { ...as, params: { id } })).body;
};

describe('a one-time code', () => {
  it('opens its run however it was typed, without a public link, and answers it', async () => {
    const { frame, codes } = await opened();
    expect(frame.public_token).toBeNull();
    const found = await look(codes[0]!);
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({ poll: { title: poll.title, is_full: false }, ended: null, report_link: null });
    const typed = codes[0]!.toUpperCase().replace('-', ' ').replaceAll('C', 'С').replaceAll('H', 'н');
    expect((await look(typed)).body).toEqual(found.body);
    expect((await answer(typed)).status).toBe(200);
    expect((await stored(frame, 'response')).map(({ answers: said }) => said)).toEqual([['9', 'Шум', null]]);
  });

  it('answers once: in its own session the answer can be changed, in any other it is refused', async () => {
    const { frame, codes } = await opened();
    const session = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(codes[0]!, { session })));
    for (const { body } of replies) expect(body).toEqual({ anonymous_session_id: session });
    expect((await answer(codes[0]!, { session, contents: ['2', 'Дым'] })).status).toBe(200);
    const refused = await answer(codes[0]!, { contents: ['10', 'Иначе'] });
    expect([refused.status, refused.body.code]).toEqual([409, 'already_answered']);
    expect((await stored(frame, 'response')).map(({ answers: said }) => said)).toEqual([['2', 'Дым', null]]);
    // The others are as they were.
    expect((await answer(codes[1]!)).status).toBe(200);
  });

  it('takes one answer of twenty that are sent at once from as many devices', async () => {
    const { frame, codes } = await opened();
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(codes[0]!)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await stored(frame, 'response')).toHaveLength(1);
  });

  it('is not told from one that was used by anything but an answer: not by looking, not by a form with mistakes', async () => {
    const { codes } = await opened();
    await answer(codes[0]!);
    const [used, fresh] = [codes[0]!, codes[1]!];
    expect((await look(used)).body).toEqual((await look(fresh)).body);
    const blank = { contents: ['', ''] };
    const [a, b] = [await answer(used, blank), await answer(fresh, blank)];
    expect([a.status, a.body]).toEqual([422, b.body]);
    const reads = async (call: () => Promise<unknown>) => (await measure(call)).calls;
    expect(await reads(() => look(used))).toEqual(await reads(() => look(fresh)));
  });

  it('of a run that asks for names answers without one, once as well', async () => {
    const named = await makePoll(owner, workspace, { is_anonymous: false, allow_anonymous_link: false });
    const { frame, codes } = await opened({}, named);
    expect((await answer(codes[0]!, { of: named })).status).toBe(200);
    expect((await answer(codes[0]!, { of: named })).status).toBe(409);
    const [response] = await stored(frame, 'response');
    expect(String(response!.sk)).not.toContain('+');
    expect(JSON.stringify(response)).not.toContain(owner.id);
  });

  it('is made for a run that is open already, too', async () => {
    const frame = await makeFrame(owner, poll);
    const { codes } = await makeCodeSheet(owner, frame);
    expect((await answer(codes[0]!)).status).toBe(200);
    expect((await answer(codes[0]!)).status).toBe(409);
  });

  it('of a draft says that it is not open yet, and of a run that is over what it was', async () => {
    const frame = await makeFrame(owner, poll, { published: false });
    const { codes } = await makeCodeSheet(owner, frame);
    expect((await look(codes[0]!)).body.code).toBe('run_not_open');
    expect((await answer(codes[0]!)).body.code).toBe('run_not_open');
    await publish(frame.id, true);
    expect((await answer(codes[0]!)).status).toBe(200);
    await publish(frame.id, false);
    for (const code of codes) {
      expect((await look(code)).body).toMatchObject({ poll: null, ended: { title: poll.title }, report_link: null });
      expect((await answer(code)).body.code).toBe('run_closed');
    }
  });

  it('is nothing to the other addresses: no link, no short address', async () => {
    const { codes } = await opened();
    const [code] = codes as [string];
    expect((await request(answers.getPollByCode, { params: { code } })).status).toBe(404);
    expect((await request(answers.getPublicPoll, { params: { token: code } })).status).toBe(404);
    const linked = await makeFrame(owner, await makePoll(owner, workspace));
    expect((await look(linked.public_short!)).status).toBe(404);
  });
});

describe('what is kept of it', () => {
  it('is a mark apart from the answers: neither leads to the code, to the other, or to the session', async () => {
    const { frame, codes } = await opened();
    const session = randomUUID();
    await answer(codes[0]!, { session });
    const [mark] = await stored(frame, 'code-mark');
    const [response] = await stored(frame, 'response');
    const hash = hashOfCode(codes[0]!);
    for (const item of [mark!, response!]) {
      const whole = JSON.stringify(item);
      for (const text of [codes[0]!, hash, session]) expect(whole).not.toContain(text);
      for (const text of [codes[0]!, hash, `${hash}/${session}`])
        expect(whole).not.toContain(createHash('sha256').update(text).digest('base64url'));
    }
    expect(Object.keys(mark!).toSorted()).toEqual(['pk', 'proof', 'sk', 'type']);
    // While the run is open its secret tells that a code was used: this is what goes with it.
    const [key] = await stored(frame, 'code-mark-key');
    const mac = createHmac('sha256', String(key!['secret'])).update(hash).digest('base64url');
    expect(mark!.sk).toBe(`MARK#${String(key!['keyId'])}#${mac}`);
    await publish(frame.id, false);
    expect(await stored(frame, 'code-mark-key')).toEqual([]);
    const [job] = await jobs(frame, 'forget-participation');
    expect(await deliver(job!)).toEqual(DONE);
    expect(await stored(frame, 'code-mark')).toEqual([]);
    expect(await stored(frame, 'response')).toHaveLength(1);
  });

  it('goes with a run that was deleted while the answer was on its way', async () => {
    const { frame, codes } = await opened();
    await answer(codes[0]!);
    const late = (await stored(frame, 'code-mark'))[0]!;
    await request(polls.deleteFrame, { ...as, params: { id: frame.id } });
    const [job] = await jobs(frame, 'delete-run');
    expect(await deliver(job!)).toEqual(DONE);
    expect(await repos.codeMarks.set(frame.id, { keyId: 'k', mac: 'm', proof: String(late['proof']) })).toBe('new');
    await countAll();
    expect(await stored(frame, 'code-mark')).toEqual([]);
  });
});

describe('in the figures', () => {
  it('codes stand with those who came by link: in fives while the run is open, never by themselves', async () => {
    const { frame, codes } = await opened({ results_visibility: 'closed' });
    const told = async () => {
      const {
        answered,
        answered_by_link: byLink,
        members_answered: members,
        people_asked: asked,
      } = await summaryOf(frame);
      return [answered, byLink, members, asked];
    };
    const all = [];
    for (const code of codes) {
      await answer(code);
      all.push(await told());
    }
    expect(all.map((one) => one.join())).toEqual([...Array<string>(4).fill('0,0,0,1'), '5,5,0,', '5,5,0,']);
    await publish(frame.id, false);
    expect(await told()).toEqual([6, 6, 0, null]);
  });

  it('no reply to the company says which codes were used, or of which sheet', async () => {
    const [few, many] = [await opened(), await opened()];
    for (const code of many.codes) await answer(code);
    await answer(few.codes[0]!);
    const sheets = async ({ id }: Frame) =>
      (await request(polls.listCodeSheets, { ...as, params: { id } })).body.sheets;
    const shapes = [await sheets(few.frame), await sheets(many.frame)].map((all) =>
      all.map(({ count, revoked, ...rest }) => ({ count, revoked, fields: Object.keys(rest) })),
    );
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toEqual([{ count: 6, revoked: false, fields: ['id', 'created_at', 'printed_at', 'team'] }]);
  });

  it('are not taken for those of the public link where that is limited, and no limit stops them', async () => {
    const linked = await makePoll(owner, workspace, { allow_anonymous_link: true });
    const { frame, codes } = await opened({}, linked);
    const link = (await request(polls.listFrames, { ...as, params: { id: linked.id } })).body.frames[0]!;
    for (const code of codes.slice(0, 3)) await answer(code, { of: linked });
    await makeResponse(linked, link.public_token!, ['7', 'Гул']);
    await countAll();
    const body = { answer_limit: 2 };
    expect((await request(polls.updateFrame, { ...as, params: { id: frame.id }, body })).status).toBe(200);
    expect(await repos.linkUse.taken(frame.id)).toBe(1);
    await makeResponse(linked, link.public_token!, ['7', 'Гул']);
    const params = { token: link.public_token! };
    expect((await request(answers.getPublicPoll, { params })).body.is_full).toBe(true);
    expect((await look(codes[4]!)).body.poll!.is_full).toBe(false);
    expect((await answer(codes[4]!, { of: linked })).status).toBe(200);
  });

  it('make a run that asks one member one that can be shown, where enough were printed before it opened', async () => {
    const { frame } = await opened();
    expect((await summaryOf(frame)).frame.results_visibility).toBe('live');
    const alone = await makeFrame(owner, poll);
    expect(alone.results_visibility).toBe('never');
    await makeCodeSheet(owner, alone, 10);
    expect((await summaryOf(alone)).frame.results_visibility).toBe('never');
  });

  it('a run opened again does not know which codes had answered, as with members', async () => {
    const { frame, codes } = await opened();
    const employee = await makeMember(workspace, 'сотрудник');
    const again = async () => {
      const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
      const member = await request(polls.takePoll, { token: employee.token, params: { id: frame.id }, body });
      return [member.status, (await answer(codes[0]!)).status];
    };
    const first = await again();
    expect(first[1]).toBe(200);
    expect((await again())[1]).toBe(409);
    await publish(frame.id, false);
    await publish(frame.id, true);
    expect((await again())[1]).toBe(200);
    expect((await again())[1]).toBe(409);
  });
});

describe('guessing codes', () => {
  const WINDOW = Date.parse('2027-05-21T10:00:00.000Z');
  let run: Awaited<ReturnType<typeof opened>>;
  beforeEach(async () => {
    run = await opened();
    vi.useFakeTimers({ toFake: ['Date'], now: WINDOW });
  });
  afterEach(() => vi.useRealTimers());
  const OFFICE = '192.0.2.77';
  const LIMIT = 20;

  it('is stopped: after twenty wrong ones a source is told nothing more, not even of a right one', async () => {
    const { frame, codes } = run;
    for (let tried = 0; tried < LIMIT; tried++) expect((await look(newShortCode(), OFFICE)).status).toBe(404);
    expect((await look(newShortCode(), OFFICE)).status).toBe(429);
    const refused = await answer(codes[0]!, { sourceAddress: OFFICE });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored(frame, 'response')).toEqual([]);
    // Everybody else is as ever, and after a while so is this source.
    expect((await answer(codes[0]!)).status).toBe(200);
    vi.setSystemTime(WINDOW + 600_000);
    expect((await look(codes[1]!, OFFICE)).status).toBe(200);
  });

  it('by answers counts the same; right ones and what cannot be a code are not counted', async () => {
    vi.setSystemTime(WINDOW + 3_600_000);
    const { codes } = run;
    const counted = async () =>
      (await storedItems()).filter(
        ({ type, sk }) => type === 'wrong-codes' && sk === String((WINDOW + 3_600_000) / 1000),
      );
    for (const code of ['x', 'x'.repeat(200), '0kd7x-m9tc2', codes[0]!]) await look(code, OFFICE);
    expect(await counted()).toEqual([]);
    await answer(newShortCode(), { sourceAddress: OFFICE });
    await look(newShortCode(), OFFICE);
    expect(await counted()).toMatchObject([{ tried: 2 }]);
  });
});
