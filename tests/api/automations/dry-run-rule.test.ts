import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { automations } from '#shared/contract/automations.ts';
import type { RuleContent } from '#shared/models/automation-rule.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { makeOffer } from '#tests/support/offers.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { MONTHLY_TASK } from '#tests/support/rules.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const SUNDAY_NOON = new Date('2026-11-22T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SUNDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.useRealTimers();
});

const dryRun = async (changes: Partial<RuleContent>) =>
  request(automations.dryRunRule, {
    token: await tokenNow(owner),
    params: { id: workspace.id },
    body: { ...MONTHLY_TASK, ...changes } as never,
  });

describe('a dry run of the last 90 days', () => {
  it('tells the first working days of three months, the newest first, and changes nothing', async () => {
    // But for the access log, into which comes who has asked.
    const stored = async () => (await storedItems(workspace.id)).filter(({ type }) => type !== 'access-mark');
    const before = await stored();
    const { body } = await dryRun({});
    expect(body).toMatchObject({ from: '2026-08-24', to: '2026-11-22', cost: 0, unknown: [] });
    expect(body.days.map(({ day }) => day)).toEqual(['2026-11-02', '2026-10-01', '2026-09-01']);
    expect(body.days[0]).toEqual({
      day: '2026-11-02',
      what: 'Задача «Сверить план»',
      why: 'Первый рабочий день месяца, 2 ноября 2026',
      person: null,
      cost: null,
    });
    expect(await stored()).toEqual(before);
  });

  it('tells whose date it was, and of how many nobody knows the day of hiring', async () => {
    const person = await makeMember(workspace, 'сотрудник', { firstName: 'Анна', lastName: 'Ким' });
    const member = (await repos.members.find(workspace.id, person.id))!;
    await repos.members.setHiredOn([member], '2020-10-15', new Date());
    const { body } = await dryRun({ condition: { kind: 'date', on: 'anniversary', day: null, days: -5 } });
    expect(body.days).toMatchObject([
      { day: '2026-10-10', person: 'Анна Ким', why: 'Годовщина работы 15 октября 2026' },
    ]);
    expect(body.unknown[0]).toContain('не указана у 1\u00a0участника');
  });

  it('tells loaded teams by what was measured, once in thirty days, and which days were not measured', async () => {
    for (const [age, late] of [
      [80, 9],
      [70, 9],
      [45, 9],
      [10, 1],
    ] as const) {
      const metrics = [{ key: 'overdue:Склад', label: 'Просрочено', count: late, of: 20 }];
      await makeAnalysis(workloadOf(workspace), null, {
        now: new Date(SUNDAY_NOON.getTime() - age * DAY_MS),
        outcome: { metrics },
      });
    }
    const { body } = await dryRun({ condition: { kind: 'load', measure: 'overdue', team: null, above: 40 } });
    expect(body.days.map(({ day }) => day)).toEqual(['2026-10-08', '2026-09-03']);
    expect(body.unknown).toEqual(['Нагрузку измеряли не каждый день: из 90 дней данные есть за 4.']);
    const byScore = await dryRun({ condition: { kind: 'load', measure: 'score', team: null, above: 40 } });
    expect(byScore.body).toMatchObject({ days: [], unknown: [expect.stringContaining('не измеряли') as string] });
  });

  it('tells quiet runs that stayed quiet, and says that of the others it cannot know', async () => {
    const makeClosed = async (answers: number, type: 'ENPS' | 'PULSE' = 'ENPS') => {
      vi.setSystemTime(new Date(SUNDAY_NOON.getTime() - 20 * DAY_MS));
      const token = await tokenNow(owner);
      const poll = await makePoll({ ...owner, token }, workspace, { type, is_anonymous: true });
      const deadline = new Date(SUNDAY_NOON.getTime() - 10 * DAY_MS).toISOString();
      const run = { results_visibility: 'from_5', people_asked: 10, deadline } as const;
      const frame = await makeFrame({ ...owner, token }, poll, run);
      for (let made = 0; made < answers; made++) await makeResponse(poll, frame.public_token, ['2', 'Нет', '']);
      await countAll();
      const stored = (await repos.runs.find(frame.id))!;
      vi.setSystemTime(new Date(SUNDAY_NOON.getTime() - 10 * DAY_MS));
      await repos.runs.close(stored, randomUUID(), new Date());
      await countAll();
      vi.setSystemTime(SUNDAY_NOON);
      return poll;
    };
    const [quiet] = [await makeClosed(4), await makeClosed(9)];
    const condition = { kind: 'answer_rate', below: 60, days_before: 2 } as const;
    const { body } = await dryRun({ condition, action: { kind: 'reminder' } });
    expect(body.days).toMatchObject([
      { day: '2026-11-10', why: `Опрос «${quiet.title}»: ответили 4 из 10 (40\u00a0%), порог 60\u00a0%` },
    ]);
    expect(body.unknown[0]).toContain('мы не храним');
    // The same scores are no eNPS of a pulse, whatever they mean there.
    await makeClosed(9, 'PULSE');
    const low = await dryRun({ condition: { kind: 'enps', poll_id: null, below: 0 } });
    expect(low.body.days).toMatchObject([{ day: '2026-11-13', why: expect.stringContaining('eNPS −100') as string }]);
    expect(low.body.unknown[0]).toContain('меньше пяти оценок: 1');
  });

  it('counts what orders would have cost within the cap of each month', async () => {
    const offer = await makeOffer({ price: { amount: 100.5, per: 'person' }, discount: 0 });
    for (let hired = 0; hired < 3; hired++) {
      const person = await makeMember(workspace, 'сотрудник');
      await table.write(update(keys.member(workspace.id, person.id), { set: { hiredOn: `2020-11-0${hired + 3}` } }));
    }
    const action = { kind: 'offer', category: 'course', offer_id: offer.id, people: 2, auto_approve: true } as const;
    const { body } = await dryRun({
      condition: { kind: 'date', on: 'anniversary', day: null, days: 0 },
      action,
      cap: 402,
    });
    expect(body.cost).toBe(402);
    expect(body.days.map(({ cost }) => cost)).toEqual([null, 201, 201]);
    expect(body.days[0]!.what).toContain('предела');
  });

  it('is refused like the rule itself: what contradicts itself, and on a smaller plan', async () => {
    expect((await dryRun({ action: { kind: 'reminder' } })).status).toBe(422);
    await makePlan(owner, 'basic');
    expect((await dryRun({})).status).toBe(402);
  });
});
