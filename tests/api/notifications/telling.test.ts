import { beforeEach, describe, expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';

let owner: Person;
let member: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await repos.workspaces.setTelling(workspace.id, { quietHours: { from: 20, to: 9 } });
  member = await makeMember(workspace, 'сотрудник');
});

const of = ({ token }: Person, body: object) => ({ token, params: { id: workspace.id }, body });
const read = async ({ token }: Person) =>
  (await request(automations.getTelling, { token, params: { id: workspace.id } })).body;

const USUAL = {
  order: ['telegram', 'max', 'push', 'bitrix24', 'mail', 'sms'],
  quiet_hours: { from: 20, to: 9 },
  time_zone: 'Europe/Moscow',
};

describe('how somebody is told of runs', () => {
  it('is what the workspace says, from eight in the evening to nine in the morning quiet, until they say otherwise', async () => {
    const nothing = { order: null, off: [], quiet_hours: null, time_zone: null, language: null };
    expect(await read(member)).toEqual({ ...nothing, space: USUAL });
  });

  it('is theirs alone, and what is left out stays', async () => {
    const first = { order: ['telegram', 'mail'], off: ['max'] };
    expect((await request(automations.changeTelling, of(member, first))).status).toBe(200);
    const then = { quiet_hours: 'off', time_zone: 'Asia/Yekaterinburg', language: 'uz-Cyrl' };
    const { body } = await request(automations.changeTelling, of(member, then));
    expect(body).toEqual({
      order: ['telegram', 'mail', 'max', 'push', 'bitrix24', 'sms'],
      off: ['max'],
      ...then,
      space: USUAL,
    });
    expect(await read(member)).toEqual(body);
    expect(await read(owner)).toMatchObject({ order: null, off: [] });
    const back = await request(automations.changeTelling, of(member, { order: null, quiet_hours: null }));
    expect(back.body).toMatchObject({ order: null, quiet_hours: null, time_zone: 'Asia/Yekaterinburg' });
  });

  it.each([
    [{ order: ['mail', 'mail'] }, 'order'],
    [{ order: ['pigeon'] }, 'order.0'],
    [{ off: ['mail'] }, 'off'],
    [{ quiet_hours: { from: 9, to: 9 } }, 'quiet_hours'],
    [{ quiet_hours: { from: 9, to: 24 } }, 'quiet_hours'],
    [{ quiet_hours: true }, 'quiet_hours'],
    [{ time_zone: '+03:00' }, 'time_zone'],
    [{ time_zone: 'Europe/Moskau' }, 'time_zone'],
    [{ language: 'de' }, 'language'],
  ])('cannot be %j', async (body, path) => {
    const reply = await request(automations.changeTelling, of(member, body));
    expect(reply.status).toBe(422);
    const { errors } = reply.body as unknown as { errors: { path: string }[] };
    expect(errors.every((one) => one.path.startsWith(path))).toBe(true);
  });
});

describe('how a workspace tells people', () => {
  it('is set by who manages it, for all who have not said it themselves', async () => {
    const change = { order: ['max', 'mail'], quiet_hours: 'off', time_zone: 'Europe/Samara' };
    const { body } = await request(automations.changeTellingOfSpace, of(owner, change));
    expect(body).toEqual({ ...change, order: ['max', 'mail', 'telegram', 'push', 'bitrix24', 'sms'] });
    expect((await read(member)).space).toEqual(body);
  });

  it('stays where the workspace can only be read', async () => {
    for (let count = 0; count < 5; count++) await makeMember(workspace, 'сотрудник');
    await makePlan(owner, 'startup');
    const reply = await request(automations.changeTellingOfSpace, of(owner, { quiet_hours: 'off' }));
    expect(reply.status).toBe(402);
    expect((await read(member)).space).toEqual(USUAL);
  });
});
