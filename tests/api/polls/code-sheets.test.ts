import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import { readShortCode } from '#shared/rules/short-code.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { intercept } from '#tests/support/intercept.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeCodeSheet,
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeWorkspace,
  repos,
  table,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { languagesOf, translate } from '#tests/support/translations.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const as = { token: owner.token };

afterEach(() => void vi.restoreAllMocks());

const ofSheet = ({ id }: Pick<Frame, 'id'>, sheetId: string) => ({ ...as, params: { id, sheetId } });
const look = (code: string) => request(answers.getPollForCode, { params: { code } });
const answer = (code: string, session: string = randomUUID()) => {
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: session };
  return request(answers.takePollByCode, { params: { code }, body });
};
const list = async ({ id }: Pick<Frame, 'id'>) =>
  (await request(polls.listCodeSheets, { ...as, params: { id } })).body.sheets;
const codesOf = async ({ id }: Pick<Frame, 'id'>) =>
  (await storedItems(id)).filter(({ type }) => type === 'code').map(({ pk }) => pk);
const make = ({ id }: Pick<Frame, 'id'>, count: unknown) =>
  request(polls.makeCodeSheet, { ...as, params: { id }, body: { count } });

describe('a sheet of one-time codes', () => {
  it('is made with as many codes as were asked for, all different, each of which opens the run', async () => {
    const frame = await makeFrame(owner, poll);
    const sheet = await makeCodeSheet(owner, frame, 200);
    expect(sheet).toEqual({
      id: expect.any(String),
      created_at: expect.any(String),
      printed_at: sheet.created_at,
      count: 200,
      revoked: false,
      team: null,
      codes: expect.any(Array),
      titles: [{ language: 'ru', title: poll.title }],
    });
    expect(new Set(sheet.codes).size).toBe(200);
    for (const code of sheet.codes) expect(readShortCode(code)).toBe(code);
    for (const code of [sheet.codes[0]!, sheet.codes[199]!]) expect((await look(code)).status).toBe(200);
    expect(await codesOf(frame)).toHaveLength(200);
  });

  it('is listed without its codes, the newest first, and its run says how many there are', async () => {
    const frame = await makeFrame(owner, poll);
    expect(await list(frame)).toEqual([]);
    const { codes: _, titles: ___, ...first } = await makeCodeSheet(owner, frame, 3);
    const { codes: __, titles: ____, ...second } = await makeCodeSheet(owner, frame, 5);
    expect(await list(frame)).toEqual([second, first]);
    const { body } = await request(polls.listFrames, { ...as, params: { id: poll.id } });
    expect(body.frames.find(({ id }) => id === frame.id)!.one_time_codes).toBe(8);
  });

  it('says what is asked in each language: a draft as its poll says now, an opened run as it was opened', async () => {
    const translated = await makePoll(owner, workspace);
    const { version } = await translate(owner, { kind: 'poll', id: translated.id }, 'kk');
    const draft = await makeFrame(owner, translated, { published: false });
    const titles = (kk: string) => [
      { language: 'ru', title: translated.title },
      { language: 'kk', title: kk },
    ];
    const sheet = await makeCodeSheet(owner, draft, 1);
    expect(sheet.titles).toEqual(titles(`${translated.title} · kk`));
    await request(polls.publishFrame, { ...as, params: { id: draft.id }, body: { published: true } });
    await languagesOf(owner, { kind: 'poll', id: translated.id }).save('kk', version, { title: 'Апта' });
    const again = await request(polls.reprintCodeSheet, ofSheet(draft, sheet.id));
    expect(again.body.titles).toEqual(titles(`${translated.title} · kk`));
    const other = await makeFrame(owner, translated, { published: false });
    expect((await makeCodeSheet(owner, other, 1)).titles).toEqual(titles('Апта'));
  });

  it('keeps only hashes: no code stands in the table in any form it is printed or typed in', async () => {
    const frame = await makeFrame(owner, poll);
    const { codes } = await makeCodeSheet(owner, frame, 5);
    await answer(codes[0]!);
    const whole = JSON.stringify(await storedItems()).toLowerCase();
    for (const code of codes) {
      expect(whole).not.toContain(code);
      expect(whole).not.toContain(code.replace('-', ''));
      expect(whole).not.toContain(Buffer.from(code).toString('base64url').toLowerCase());
    }
  });

  it('is printed again with as many other codes: those it had lead nowhere, used or not', async () => {
    const frame = await makeFrame(owner, poll);
    const old = await makeCodeSheet(owner, frame, 3);
    const session = randomUUID();
    expect((await answer(old.codes[0]!, session)).status).toBe(200);
    const { status, body: printed } = await request(polls.reprintCodeSheet, ofSheet(frame, old.id));
    expect(status).toBe(200);
    expect(printed).toMatchObject({ id: old.id, created_at: old.created_at, count: 3, revoked: false });
    expect(printed.codes.filter((code) => old.codes.includes(code))).toEqual([]);
    for (const code of old.codes) expect((await look(code)).status).toBe(404);
    expect((await answer(old.codes[0]!, session)).status).toBe(404);
    expect((await answer(old.codes[1]!)).status).toBe(404);
    for (const code of printed.codes) expect((await answer(code)).status).toBe(200);
    expect(await codesOf(frame)).toHaveLength(3);
    expect(await list(frame)).toHaveLength(1);
  });

  it('is revoked: its codes lead nowhere, other sheets are as they were, and it stays in the list', async () => {
    const frame = await makeFrame(owner, poll);
    const [kept, gone] = [await makeCodeSheet(owner, frame), await makeCodeSheet(owner, frame)];
    expect((await request(polls.revokeCodeSheet, ofSheet(frame, gone.id))).status).toBe(204);
    const [revoked, unknown] = [await look(gone.codes[0]!), await look('22222-22222')];
    expect(revoked.status).toBe(404);
    expect({ ...revoked.body, headers: revoked.headers }).toEqual({ ...unknown.body, headers: unknown.headers });
    expect((await look(kept.codes[0]!)).status).toBe(200);
    expect((await list(frame)).map(({ id, revoked: is }) => [id, is])).toEqual([
      [gone.id, true],
      [kept.id, false],
    ]);
    // Once more changes nothing; printed again it cannot be.
    expect((await request(polls.revokeCodeSheet, ofSheet(frame, gone.id))).status).toBe(204);
    expect((await request(polls.reprintCodeSheet, ofSheet(frame, gone.id))).status).toBe(409);
    expect((await request(polls.listFrames, { ...as, params: { id: poll.id } })).body.frames).toContainEqual(
      expect.objectContaining({ id: frame.id, one_time_codes: 2 }),
    );
  });

  it('printed again ten times at once has the codes of one printing alone', async () => {
    const frame = await makeFrame(owner, poll);
    const sheet = await makeCodeSheet(owner, frame, 150);
    const prints = await atOnce(
      Array.from({ length: 10 }, () => () => request(polls.reprintCodeSheet, ofSheet(frame, sheet.id))),
    );
    const printed = prints.filter(({ status }) => status === 200);
    expect(printed.length).toBeGreaterThan(0);
    expect(prints.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const working = await Promise.all(printed.map(async ({ body }) => (await look(body.codes[0]!)).status === 200));
    expect(working.filter(Boolean)).toHaveLength(1);
    expect(await codesOf(frame)).toHaveLength(150);
  });

  it('that is revoked while its codes are being written gets none of them', async () => {
    const frame = await makeFrame(owner, poll);
    const sheet = await makeCodeSheet(owner, frame, 2);
    let printing = 0;
    intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      // The list of its new codes is written by now, they themselves are not.
      if (++printing === 2) {
        vi.restoreAllMocks();
        expect((await request(polls.revokeCodeSheet, ofSheet(frame, sheet.id))).status).toBe(204);
      }
      return undefined;
    });
    expect((await request(polls.reprintCodeSheet, ofSheet(frame, sheet.id))).status).toBe(409);
    expect(printing).toBe(2);
    expect(await codesOf(frame)).toEqual([]);
  });

  it('left with codes of an earlier printing by a crash loses them the next time', async () => {
    const frame = await makeFrame(owner, poll);
    const sheet = await makeCodeSheet(owner, frame, 1);
    const [code] = await codesOf(frame);
    const left = { pk: code!, sk: 'RUN', type: 'code', runId: frame.id };
    const stored = (await repos.codeSheets.find(frame.id, sheet.id))!;
    const run = (await repos.runs.findConsistent(frame.id))!;
    expect(await repos.codeSheets.reprint(run, stored, [{ hash: 'another', team: null }], new Date())).not.toBeNull();
    // As if the table had died between the new list and the removal.
    await table.write({ kind: 'put', item: left });
    await table.write({
      kind: 'update',
      key: keys.codeSheet(frame.id, sheet.id),
      set: { earlier: [code!.slice('CODE#'.length)] },
    });
    expect((await look(sheet.codes[0]!)).status).toBe(200);
    expect((await request(polls.revokeCodeSheet, ofSheet(frame, sheet.id))).status).toBe(204);
    expect((await look(sheet.codes[0]!)).status).toBe(404);
    expect(await codesOf(frame)).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    [0, 'На листе хотя бы один код'],
    [201, 'На листе не больше 200 кодов'],
    [1.5, 'Сколько кодов на листе — целое число'],
  ])('a sheet of %s codes', async (count, detail) => {
    const frame = await makeFrame(owner, poll, { published: false });
    const reply = await make(frame, count);
    expect([reply.status, reply.body.detail]).toEqual([422, detail]);
  });

  it('more than 2000 codes in a run, and not those that take the place of revoked ones', async () => {
    const frame = await makeFrame(owner, poll);
    const sheet = await makeCodeSheet(owner, frame, 1);
    const run = (await repos.runs.findConsistent(frame.id))!;
    await table.write({ kind: 'update', key: keys.run(run.id), set: { codes: 1999 } });
    expect((await make(frame, 2)).status).toBe(409);
    expect((await request(polls.revokeCodeSheet, ofSheet(frame, sheet.id))).status).toBe(204);
    expect((await make(frame, 2)).status).toBe(201);
    expect((await make(frame, 1)).status).toBe(409);
  });

  it('a hundred and first sheet', async () => {
    const frame = await makeFrame(owner, poll, { published: false });
    const sheet = { createdAt: '', printedAt: '', count: 1, revoked: true, hashes: [], earlier: [], round: 2 };
    const sheets = Array.from({ length: 100 }, (_, id) => ({ ...sheet, id: String(id) }));
    for (const one of sheets)
      await table.write({ kind: 'put', item: { ...keys.codeSheet(frame.id, one.id), type: 'code-sheet', ...one } });
    expect((await make(frame, 1)).status).toBe(409);
  });

  it('a run that is over, whoever only reads, and a workspace that can only be read; revoking stays allowed', async () => {
    const over = await makeFrame(owner, poll);
    const sheet = await makeCodeSheet(owner, over);
    await request(polls.publishFrame, { ...as, params: { id: over.id }, body: { published: false } });
    expect((await make(over, 1)).body.code).toBe('run_closed');
    expect((await request(polls.reprintCodeSheet, ofSheet(over, sheet.id))).body.code).toBe('run_closed');
    expect((await request(polls.revokeCodeSheet, ofSheet(over, sheet.id))).status).toBe(204);

    const boss = await makePerson({ plan: 'basic' });
    const surplus = await makeWorkspace(boss);
    const one = await makePoll(boss, surplus);
    const frame = await makeFrame(boss, one);
    const printed = await makeCodeSheet(boss, frame);
    for (let people = 0; people < 12; people++) await makeMember(surplus, 'сотрудник');
    await makePlan(boss, 'startup');
    const call = { token: boss.token, params: { id: frame.id, sheetId: printed.id } };
    expect((await request(polls.makeCodeSheet, { ...call, body: { count: 1 } })).status).toBe(402);
    expect((await request(polls.reprintCodeSheet, call)).status).toBe(402);
    expect((await request(polls.revokeCodeSheet, call)).status).toBe(204);
  });

  it('a sheet of another run, as one that never was', async () => {
    const [frame, other] = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
    const sheet = await makeCodeSheet(owner, other);
    for (const id of [sheet.id, randomUUID()]) {
      expect((await request(polls.reprintCodeSheet, ofSheet(frame, id))).status).toBe(404);
      expect((await request(polls.revokeCodeSheet, ofSheet(frame, id))).status).toBe(404);
    }
    expect((await look(sheet.codes[0]!)).status).toBe(200);
  });
});

describe('of a deleted run', () => {
  it('codes lead nowhere at once, and nothing of them is left when its job is done', async () => {
    const frame = await makeFrame(owner, poll);
    const { codes } = await makeCodeSheet(owner, frame, 3);
    await answer(codes[0]!);
    expect((await request(polls.deleteFrame, { ...as, params: { id: frame.id } })).status).toBe(204);
    expect((await look(codes[1]!)).status).toBe(404);
    const [job] = (await storedItems(frame.id)).filter(({ type }) => type === 'job');
    expect(await deliver(job!)).toEqual(DONE);
    expect((await storedItems(frame.id)).filter(({ type }) => String(type).startsWith('code'))).toEqual([]);
  });
});
