import type { PortalData } from '#scripts/fake-services/bitrix24-portal.ts';
import { addDays, addHours, asDay, atHour, inMoscow } from './days.ts';
import { DEPARTMENT_KEYS, type Department } from './departments.ts';
import { createGuests, createPeople, type DemoPerson, type Guest } from './people.ts';
import { seeded, type Random } from './random.ts';
import { createTasks } from './tasks.ts';
import { filled, type DemoTexts } from './texts.ts';

/** How much there is on the portal. */
export interface CompanySize {
  /** Everybody who works or worked in the company. */
  readonly people: number;
  readonly guests: number;
  readonly tasks: number;
}

export const DEMO_SIZE: CompanySize = { people: 46, guests: 3, tasks: 420 };

const ROOT_ID = 1;
/** Larger departments are split into groups. */
const GROUP_SIZE = 30;

/** A company as its portal of Bitrix24 tells of it. Deterministic for a size and a day. */
export function companyPortal(
  size: CompanySize,
  today: Date,
  texts: DemoTexts,
): { people: DemoPerson[]; portal: PortalData } {
  const people = createPeople(size.people, today, texts);
  const guests = createGuests(size.guests, people.length, today, texts);
  const random = seeded(size.people + 3);
  const [owner] = people;
  const groups = groupsOf(people);
  const portal = {
    profile: {
      ID: '1',
      ADMIN: true,
      NAME: owner!.firstName,
      LAST_NAME: owner!.lastName,
      PERSONAL_GENDER: 'F',
      TIME_ZONE: 'Europe/Moscow',
    },
    scope: ['department', 'im', 'task', 'user'],
    people: [
      ...people.map((person) => employeeRow(person, groups.get(person.id)!, random, today)),
      ...guests.map((guest) => guestRow(guest, random, today)),
    ],
    departments: departmentRows(people, groups, texts),
    tasks: createTasks(size.tasks, people, today, texts),
  };
  return { people, portal };
}

function employeeRow(person: DemoPerson, department: number, random: Random, today: Date): Record<string, unknown> {
  const seen = person.left ?? today;
  const online = person.left === null && random.chance(0.18);
  const never = person.email === '' || random.chance(0.03);
  const login = online ? addHours(seen, -random.next()) : addHours(seen, -8 - 24 * 9 * random.next() ** 3);
  const age = random.between(21, 61);
  return {
    ...commonRow(person),
    ACTIVE: person.left === null,
    SECOND_NAME: person.secondName,
    LAST_LOGIN: never ? '' : inMoscow(login),
    IS_ONLINE: online && !never ? 'Y' : 'N',
    PERSONAL_BIRTHDAY: random.chance(0.08) ? '' : asDay(addDays(today, -365.25 * age + random.between(-180, 180))),
    UF_EMPLOYMENT_DATE: asDay(person.joined),
    UF_DEPARTMENT: person.isHead && person.department === 'management' ? [ROOT_ID, department] : [department],
    USER_TYPE: 'employee',
    WORK_POSITION: person.position,
  };
}

function guestRow(guest: Guest, random: Random, today: Date): Record<string, unknown> {
  return {
    ...commonRow(guest),
    ACTIVE: true,
    SECOND_NAME: '',
    LAST_LOGIN: inMoscow(addDays(atHour(today, 12), -random.between(2, 60))),
    IS_ONLINE: 'N',
    PERSONAL_BIRTHDAY: '',
    UF_EMPLOYMENT_DATE: '',
    UF_DEPARTMENT: [],
    USER_TYPE: 'extranet',
    WORK_POSITION: '',
  };
}

function commonRow({ id, firstName, lastName, email, woman, joined }: Guest): Record<string, unknown> {
  return {
    ID: String(id),
    NAME: firstName,
    LAST_NAME: lastName,
    EMAIL: email,
    PERSONAL_GENDER: woman ? 'F' : 'M',
    TIME_ZONE: 'Europe/Moscow',
    DATE_REGISTER: asDay(joined),
    TIMESTAMP_X: {},
    LAST_ACTIVITY_DATE: {},
  };
}

/** The number of the department each person is in: their own, or a group of it. */
function groupsOf(people: readonly DemoPerson[]): Map<number, number> {
  const seats = new Map<Department, number>();
  const groups = new Map<number, number>();
  for (const { id, department } of people) {
    const seat = seats.get(department) ?? 0;
    seats.set(department, seat + 1);
    groups.set(id, numberOf(department, Math.floor(seat / GROUP_SIZE)));
  }
  return groups;
}

/** The department itself is its group 0. */
function numberOf(department: Department, group: number): number {
  return ROOT_ID + 1 + DEPARTMENT_KEYS.indexOf(department) + group * 10;
}

function departmentRows(
  people: readonly DemoPerson[],
  groups: ReadonlyMap<number, number>,
  { names, departments }: DemoTexts,
): Record<string, unknown>[] {
  const root = { ID: String(ROOT_ID), NAME: names.legalName, SORT: 500, UF_HEAD: '1' };
  const numbers = new Set(groups.values());
  return [
    root,
    ...DEPARTMENT_KEYS.flatMap((key) => {
      const head = people.find(({ department, isHead, left }) => department === key && isHead && left === null);
      const { name } = departments[key];
      const own = numberOf(key, 0);
      const subgroups = [...numbers].filter((id) => id > own && (id - own) % 10 === 0);
      return [
        {
          ID: String(own),
          NAME: name,
          SORT: 100,
          PARENT: String(ROOT_ID),
          ...(head ? { UF_HEAD: String(head.id) } : {}),
        },
        ...subgroups.map((id, index) => ({
          ID: String(id),
          NAME: filled(names.group, { department: name, number: index + 2 }),
          SORT: 100,
          PARENT: String(own),
        })),
      ];
    }),
  ];
}
