import { describe, expect, it } from 'vitest';
import { companyPortal, DEMO_SIZE } from './company-portal.ts';
import { daysBetween } from './days.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { textsOf } from './texts.ts';

const TODAY = new Date('2026-11-21T09:00:00Z');
const texts = textsOf('ru');
type Row = Record<string, string | null | unknown>;
const { people, portal } = companyPortal(DEMO_SIZE, TODAY, texts);
const tasks = portal.tasks as Row[];
const moment = (value: unknown): number => Date.parse(String(value));

describe('the portal of the demo company', () => {
  it('is the same every time for the same size and day', () => {
    expect(companyPortal(DEMO_SIZE, TODAY, texts).portal).toEqual(portal);
  });

  it('is the same company in English, whose people have other names', () => {
    const english = companyPortal(DEMO_SIZE, TODAY, textsOf('en'));
    const lifeOf = (all: typeof people) =>
      all.map(({ id, department, joined, left, role }) => ({ id, department, joined, left, role }));
    expect(lifeOf(english.people)).toEqual(lifeOf(people));
    expect(new Set(english.people.map(({ email }) => email)).size).toBe(new Set(people.map(({ email }) => email)).size);
    const statusOf = (all: readonly unknown[]) =>
      (all as Row[]).map(({ status, responsibleId, deadline }) => [status, responsibleId, deadline]);
    expect(statusOf(english.portal.tasks)).toEqual(statusOf(tasks));
    expect(JSON.stringify(english.portal)).not.toMatch(/[А-Яа-яЁё]/);
  });

  it('has forty people at work, some who left, guests, and a head in every department', () => {
    const active = portal.people.filter(({ ACTIVE, USER_TYPE }) => ACTIVE && USER_TYPE === 'employee');
    expect(active).toHaveLength(40);
    expect(portal.people.filter(({ ACTIVE }) => !ACTIVE)).toHaveLength(6);
    expect(portal.people.filter(({ USER_TYPE }) => USER_TYPE === 'extranet')).toHaveLength(3);
    expect(portal.departments.filter(({ UF_HEAD }) => UF_HEAD === undefined)).toEqual([]);
  });

  it('names the day somebody was hired as Tonus does, at whatever hour it is made', () => {
    const late = companyPortal(DEMO_SIZE, new Date('2026-11-21T21:30:00Z'), texts);
    const hired = new Map(late.portal.people.map((one) => [one.ID, String(one.UF_EMPLOYMENT_DATE).slice(0, 10)]));
    for (const { id, joined } of late.people) expect(hired.get(String(id))).toBe(moscowDay(joined));
  });

  it('gives nobody somebody else’s number or address', () => {
    const filled = portal.people.map(({ EMAIL }) => EMAIL).filter((email) => email !== '');
    expect(new Set(filled).size).toBe(filled.length);
    expect(filled.length).toBe(portal.people.length - 1);
    expect(new Set(portal.people.map(({ ID }) => ID)).size).toBe(portal.people.length);
  });

  it('has tasks of eighteen months in every status and priority, with deadlines past and to come', () => {
    expect(tasks).toHaveLength(DEMO_SIZE.tasks);
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7']));
    expect(new Set(tasks.map(({ priority }) => priority))).toEqual(new Set(['0', '1', '2']));
    const created = tasks.map(({ createdDate }) => daysBetween(new Date(String(createdDate)), TODAY));
    expect(Math.max(...created)).toBeGreaterThan(500);
    expect(Math.min(...created)).toBeLessThan(7);
    const open = tasks.filter(({ status, deadline }) => status === '3' && deadline !== null);
    expect(open.some(({ deadline }) => moment(deadline) > TODAY.getTime())).toBe(true);
    expect(open.some(({ deadline }) => moment(deadline) < TODAY.getTime())).toBe(true);
    expect(
      tasks.some(({ closedDate, deadline }) => closedDate && deadline && moment(closedDate) > moment(deadline)),
    ).toBe(true);
  });

  it('has no task that was closed before it was created, or tomorrow', () => {
    for (const { createdDate, closedDate } of tasks) {
      expect(moment(createdDate)).toBeLessThanOrEqual(TODAY.getTime());
      if (closedDate === null) continue;
      expect(moment(closedDate)).toBeGreaterThan(moment(createdDate));
      expect(moment(closedDate)).toBeLessThanOrEqual(TODAY.getTime());
    }
  });

  it('gives tasks only to those who worked here when they were created', () => {
    const byId = new Map(people.map((person) => [String(person.id), person]));
    for (const { responsibleId, createdDate } of tasks) {
      const { joined, left } = byId.get(String(responsibleId))!;
      expect(moment(createdDate)).toBeGreaterThanOrEqual(Math.floor(joined.getTime() / 1000) * 1000);
      if (left) expect(moment(createdDate)).toBeLessThan(left.getTime());
    }
  });

  it('can be as large as a company of 2,300 people with 5,200 tasks', () => {
    const large = companyPortal({ people: 2300, guests: 40, tasks: 5200 }, TODAY, texts).portal;
    expect(large.people).toHaveLength(2340);
    expect(large.tasks).toHaveLength(5200);
    expect(new Set(large.people.map(({ EMAIL }) => EMAIL)).size).toBe(2340);
    expect(large.departments.length).toBeGreaterThan(50);
  });
});
