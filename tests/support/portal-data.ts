import type { PortalData } from '#scripts/fake-services/bitrix24-portal.ts';

const OWNER = { ID: '1', ADMIN: true, NAME: 'Анна', LAST_NAME: 'Петрова', PERSONAL_GENDER: 'F', TIME_ZONE: '' };
const RIGHTS = ['department', 'task', 'user'];

const anna = {
  ID: '1',
  ACTIVE: true,
  NAME: 'Анна',
  LAST_NAME: 'Петрова',
  SECOND_NAME: 'Сергеевна',
  EMAIL: 'a.petrova@romashka.example',
  LAST_LOGIN: '2026-09-14T09:12:44+03:00',
  DATE_REGISTER: '2021-02-01T03:00:00+03:00',
  TIME_ZONE: 'Europe/Moscow',
  IS_ONLINE: 'Y',
  TIMESTAMP_X: {},
  LAST_ACTIVITY_DATE: {},
  PERSONAL_GENDER: 'F',
  PERSONAL_BIRTHDAY: '1988-05-07T03:00:00+04:00',
  UF_EMPLOYMENT_DATE: '2021-02-01T03:00:00+03:00',
  UF_DEPARTMENT: [1, 7],
  USER_TYPE: 'employee',
};
/** Dismissed, with all the holes that a real row has. */
const dismissed = {
  ID: '14',
  ACTIVE: false,
  NAME: '',
  LAST_NAME: '',
  EMAIL: '',
  LAST_LOGIN: '',
  DATE_REGISTER: '2024-07-22T03:00:00+03:00',
  IS_ONLINE: 'N',
  PERSONAL_BIRTHDAY: '',
  UF_EMPLOYMENT_DATE: '',
  UF_DEPARTMENT: [],
};
const boris = {
  ID: '7',
  ACTIVE: true,
  NAME: 'Борис',
  LAST_NAME: 'Ёлкин',
  EMAIL: 'B.Elkin@Romashka.example',
  LAST_LOGIN: '2026-09-10T18:00:00+03:00',
  DATE_REGISTER: '2022-03-15T03:00:00+03:00',
  IS_ONLINE: 'N',
  // West of the server: midnight has moved to the evening before.
  PERSONAL_BIRTHDAY: '1990-12-31T21:00:00+03:00',
  UF_EMPLOYMENT_DATE: 'вчера',
  UF_DEPARTMENT: ['7', '99'],
  USER_TYPE: 'employee',
};
const guest = {
  ...boris,
  ID: '20',
  NAME: 'Ольга',
  LAST_NAME: 'Гость',
  EMAIL: 'guest@other.example',
  USER_TYPE: 'extranet',
};

const report = {
  id: '8017',
  title: 'Отчёт за квартал',
  status: '3',
  subStatus: '-1',
  priority: '2',
  deadline: '2026-09-01T19:00:00+03:00',
  createdDate: '2026-08-04T16:15:55+03:00',
  closedDate: null,
  dateStart: null,
  timeEstimate: '7200',
  timeSpentInLogs: null,
  durationPlan: null,
  durationType: 'days',
  responsibleId: '1',
  groupId: '0',
  group: [],
  responsible: { id: '1', name: 'Анна Петрова', link: '/company/personal/user/1/', icon: '', workPosition: null },
  tags: { '35': { id: 35, title: 'финансы' } },
};
const undated = {
  id: '8020',
  title: 'Без срока',
  status: '2',
  subStatus: '-2',
  priority: '1',
  deadline: null,
  createdDate: '2026-09-02T11:00:00+03:00',
  closedDate: null,
  timeEstimate: '0',
  timeSpentInLogs: '5400',
  durationPlan: '0',
  // Nobody knows this person: there is no object beside the number.
  responsibleId: '99',
  group: { id: '5', name: 'Внедрение', opened: true, membersCount: 4, image: '', additionalData: [] },
  tags: [],
};

/** A small portal, with the oddities of the reference. */
export const ROMASHKA: PortalData = {
  profile: OWNER,
  scope: RIGHTS,
  people: [anna, boris, dismissed, guest],
  departments: [
    { ID: '1', NAME: 'ООО Ромашка', SORT: 500, UF_HEAD: '1' },
    { ID: '7', NAME: 'Бухгалтерия', SORT: 100, PARENT: '1' },
  ],
  tasks: [report, undated, null],
};

/** More than one may read of it at once. */
export const GIANT: PortalData = {
  profile: OWNER,
  scope: RIGHTS,
  people: Array.from({ length: 130 }, (_, index) => ({
    ...anna,
    ID: String(index + 1),
    NAME: `Имя ${index + 1}`,
    EMAIL: `person${index + 1}@giant.example`,
    UF_DEPARTMENT: [index + 1],
  })),
  departments: Array.from({ length: 70 }, (_, index) => ({ ID: String(index + 1), NAME: `Отдел ${index + 1}` })),
  tasks: Array.from({ length: 1234 }, (_, index) => {
    const person = String((index % 130) + 1);
    return {
      ...report,
      id: String(index + 1),
      title: `Задача ${index + 1}`,
      responsibleId: person,
      responsible: { id: person, name: `Имя ${person}` },
    };
  }),
};

/** More people than an unpaid plan invites by letter in a day, all of one department. */
export const SEVENTEEN: PortalData = {
  ...ROMASHKA,
  people: Array.from({ length: 17 }, (_, index) => ({
    ...anna,
    ID: String(index + 1),
    NAME: 'Имя',
    LAST_NAME: String(index + 1),
    EMAIL: `person${index + 1}@seventeen.example`,
    UF_DEPARTMENT: [7],
  })),
  tasks: [],
};

/** The first of these are guests, and one in fifty of the others has an address; the last comes first. */
const CROWD_PEOPLE = 2300;
const CROWD_GUESTS = 1000;
export const CROWD: PortalData = {
  ...GIANT,
  people: Array.from({ length: CROWD_PEOPLE }, (_, index) => {
    const number = CROWD_PEOPLE - index;
    return {
      ...anna,
      ID: String(number),
      NAME: `Имя ${number}`,
      EMAIL: number % 50 === 0 ? `person${number}@crowd.example` : '',
      USER_TYPE: number <= CROWD_GUESTS ? 'extranet' : 'employee',
    };
  }),
};

/** Nobody and nothing. */
export const EMPTY: PortalData = { profile: OWNER, scope: RIGHTS, people: [], departments: [], tasks: [] };

/** Sees the people and nothing else. */
export const FEW_RIGHTS: PortalData = { ...ROMASHKA, profile: { ...OWNER, ADMIN: false }, scope: ['user'] };

/** Sees the tasks and not the people. */
export const TASKS_ONLY: PortalData = { ...ROMASHKA, scope: ['task'] };

export const DISMISSED: PortalData = { ...ROMASHKA, profile: [] };
