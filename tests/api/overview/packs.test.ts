import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAILS } from '#functions/jobs/letters.ts';
import type { Job } from '#data/job-item.ts';
import { automations } from '#shared/contract/automations.ts';
import { packs } from '#shared/contract/packs.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import { setManagersView } from '#tests/support/led-teams.ts';
import { leave, makeMember, makePerson, makeSession, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const WEDNESDAY = new Date('2026-11-18T09:00:00.000Z');
/** The first working day of December, nine in the morning in Moscow. */
const DECEMBER = '2026-12-01T06:00:00.000Z';

let owner: Person;
let hr: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: WEDNESDAY });
  owner = await makePerson();
  workspace = await makeWorkspace(owner, `Ромашка ${randomUUID()}`);
  hr = await makeMember(workspace, 'hr');
});
afterEach(() => vi.useRealTimers());

const at = async (who = owner) => ({
  token: (await makeSession(who.id, new Date())).token,
  params: { id: workspace.id },
});
const settings = async (who = owner) => (await request(packs.getPackSettings, await at(who))).body;
const PLAN = {
  enabled: true,
  every: 'month',
  audience: 'board',
  period: 'quarter',
  format: 'wide',
  team: null,
} as const;
const plan = async (readers: readonly Person[], change: { readonly enabled?: boolean } = {}) =>
  request(packs.setPackPlan, { ...(await at()), body: { ...PLAN, ...change, readers: readers.map(({ id }) => id) } });
async function letters() {
  const jobs = (await storedItems('pack-due')).filter(({ type }) => type === 'job').map(({ job }) => job as Job);
  const mails = jobs.flatMap((job) => (job.kind === 'send-mail' ? [job] : []));
  return mails.filter(({ mail }) => mail.template === 'pack-due' && mail.values.workspace === workspace.name);
}
async function firstOfDecember(): Promise<void> {
  vi.setSystemTime(new Date(DECEMBER));
  await fire('send-digests');
}

describe('a report by the calendar', () => {
  it('is a letter with a link to whom somebody has named, on the first working day, once, and again a month later', async () => {
    const { body } = await plan([owner, hr]);
    expect(body).toMatchObject({ next_at: DECEMBER, set_by: owner.id });
    await fire('send-digests');
    expect(await letters()).toEqual([]);
    await firstOfDecember();
    await fire('send-digests');
    const sent = await letters();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([owner.email, hr.email].toSorted());
    const [{ mail }] = sent as [(typeof sent)[0]];
    if (mail.template !== 'pack-due') throw new Error('Another letter');
    const { html } = MAILS['pack-due'](mail.values, 'https://tonus.example');
    expect(html).toContain('https://tonus.example/app/pack?audience=board&#38;period=quarter&#38;format=wide"');
    expect((await settings()).plan?.next_at).toBe('2027-01-11T06:00:00.000Z');
  });

  it('reaches nobody who has left, nobody who reads results no more, and nobody once it is off', async () => {
    await plan([owner, hr]);
    await leave(workspace, hr);
    await firstOfDecember();
    expect((await letters()).map(({ to }) => to)).toEqual([owner.email]);
    const turned = await makeMember(workspace, 'hr');
    await plan([turned]);
    const body = { role: 'сотрудник' } as const;
    await request(workspaces.changeRole, { ...(await at()), params: { id: workspace.id, email: turned.email }, body });
    vi.setSystemTime(new Date('2027-01-11T06:00:00.000Z'));
    await fire('send-digests');
    expect(await letters()).toHaveLength(1);
    await plan([owner], { enabled: false });
    expect((await settings()).plan).toMatchObject({ enabled: false, next_at: null });
    vi.setSystemTime(new Date('2027-02-01T06:00:00.000Z'));
    await fire('send-digests');
    expect(await letters()).toHaveLength(1);
  });

  it('ends for one person with the link in the letter, without a login', async () => {
    await plan([owner, hr]);
    await firstOfDecember();
    const { mail } = (await letters()).find(({ to }) => to === hr.email)!;
    if (mail.template !== 'pack-due') throw new Error('Another letter');
    const stop = await request(automations.unsubscribe, {
      params: { token: mail.values.unsubscribe },
      body: 'List-Unsubscribe=One-Click',
      contentType: 'application/x-www-form-urlencoded',
    });
    expect([stop.status, stop.body]).toEqual([200, { kind: 'packs' }]);
    expect((await settings()).plan?.readers).toEqual([owner.id]);
  });

  it('names nobody who is no member or reads no results', async () => {
    const employee = await makeMember(workspace, 'сотрудник');
    for (const nobody of [employee, await makePerson()]) {
      expect((await plan([owner, nobody])).status).toBe(422);
    }
    expect((await settings()).plan).toBeNull();
  });
});

describe('how reports look', () => {
  const set = async (brand: { colour?: string | null; logo?: string | null }, who = owner) =>
    (await request(packs.setPackBrand, { ...(await at(who)), body: { colour: null, logo: null, ...brand } })).status;

  it('is one colour that can be read and one picture, the same for everybody', async () => {
    const logo = png(40, 20).toString('base64');
    expect(await set({ colour: '#0F5F55', logo }, hr)).toBe(200);
    expect((await settings()).brand).toEqual({ colour: '#0F5F55', logo });
    expect(await set({ colour: '#FFEE88' })).toBe(422);
    expect(await set({ colour: 'red' })).toBe(422);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a script behind a picture', Buffer.concat([png(2, 2), Buffer.from('<script>alert(1)</script>')])],
    ['a picture of too many dots', png(9000, 2)],
    ['more than a hundred kilobytes', png(2, 2, 100_000)],
    ['half of a picture', png(2, 2).subarray(0, 30)],
  ])('refuses %s', async (_, file) => {
    expect(await set({ logo: file.toString('base64') })).toBe(422);
  });

  it('is told to a manager who sees their own teams alone, who learns of no plan and sets nothing', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    await set({ colour: '#0F5F55' });
    await plan([owner]);
    await setManagersView(owner, workspace, 'own_team');
    expect(await settings(manager)).toEqual({ brand: { colour: '#0F5F55', logo: null }, plan: null });
    expect(await set({ colour: null }, manager)).toBe(403);
  });
});

/** A PNG of this size with some bytes of nothing in it; its checksums are not looked at. */
function png(width: number, height: number, padding = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc(8));
  const chunks = [
    ['IHDR', header],
    ['IDAT', rows],
    ['tEXt', Buffer.alloc(padding)],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunks.flatMap(([name, data]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return [length, Buffer.from(name), data, Buffer.alloc(4)];
    }),
  ]);
}
