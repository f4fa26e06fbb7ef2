import type { Guard } from '../guard.ts';

const LIST = 'tests/api/people/list-people.test.ts';
const JOINS = 'tests/api/people/join-people.test.ts';
const SETTING = 'tests/api/people/set-people.test.ts';
const PURE = 'functions/people/join-people.test.ts';

/** The list of people: who is told what, and whose records become one. */
export const people: readonly Guard[] = [
  {
    name: 'people: days of hiring in the list',
    file: 'functions/people/present-person.ts',
    from: '...(isMe || seesDays(viewer) ?',
    to: '...(viewer ?',
    test: LIST,
    only: /to tell an employee when others were hired/,
  },
  {
    name: 'people: order by the day of hiring',
    file: 'functions/people/list-page.ts',
    from: "if (!days && (filter === 'newcomers' || sort === 'HIRED_ON')) forbidden();",
    to: '',
    test: LIST,
    only: /to tell an employee when others were hired/,
  },
  {
    name: 'people: who is in the file of pay, by a join',
    file: 'functions/people/operations/join-people.ts',
    from: "if (known.length < refs.length && !can(member, 'finance.read', member)) notFound('person');",
    to: '',
    test: JOINS,
    only: /joins somebody of the file of pay/,
  },
  {
    name: 'people: a decision about pay taken back',
    file: 'functions/people/operations/forget-join.ts',
    from: "if (ofPay && !can(member, 'finance.read', member)) notFound('personJoin');",
    to: '',
    test: JOINS,
    only: /joins somebody of the file of pay/,
  },
  {
    name: 'people: all or nothing',
    file: 'functions/people/operations/set-people.ts',
    from: "if (members.length < wanted.length) notFound('member');",
    to: '',
    test: SETTING,
    only: /all of them where one is nobody here/,
  },
  {
    name: 'people: two people stay two',
    file: 'functions/people/join-people.ts',
    from: '!(byAddressAlone && apart.has(pairOf(one.ref, other.ref)))',
    to: 'true',
    test: PURE,
    only: /stay two, through a third record/,
  },
  {
    name: 'people: a portal that the plan does not open',
    file: 'functions/people/directory.ts',
    from: "if (!features.includes('bitrix24')) return null;",
    to: '',
    test: LIST,
    only: /no portal that the plan does not open/,
  },
];
