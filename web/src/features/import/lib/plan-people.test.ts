import { describe, expect, it } from 'vitest';
import type { Person } from '#shared/models/people.ts';
import { importText } from '#text/finance/import.ts';
import { checkRow } from './check-rows.ts';
import { guessColumns } from './guess-columns.ts';
import { planPeople } from './plan-people.ts';

const TODAY = '2026-11-29';
const NOBODY = {
  ...{ second_name: '', email: null, position: null, team: null, manager: null, is_top: false, hired_on: null },
  ...{ member: null, portal: null, contact: null, expected: false, gone: false },
} as const;

function member(id: string, name: string, facts: Partial<Person> = {}): Person {
  const [last_name = '', first_name = ''] = name.split(' ');
  return {
    ...NOBODY,
    ref: `member-${id}`,
    first_name,
    last_name,
    member: { id, role: 'сотрудник', is_me: false },
    ...facts,
  };
}
function contact(id: string, name: string, facts: Partial<Person> = {}): Person {
  const [last_name = '', first_name = ''] = name.split(' ');
  return { ...NOBODY, ref: `contact-${id}`, first_name, last_name, contact: { id, phone: '+7 ··· 67' }, ...facts };
}

const anna = member('a', 'Петрова Анна', {
  email: 'anna@romashka.example',
  team: { name: 'Продажи', from: 'member' },
  hired_on: { day: '2024-02-01', from: 'portal' },
});
const boris = contact('b', 'Орлов Борис', { team: { name: 'Склад', from: 'contact' } });

function planned(lines: readonly string[], known: readonly Person[], addNew = true) {
  const [head = [], ...rows] = lines.map((line) => line.split(';'));
  const columns = guessColumns(head, 'people');
  const understanding = { kind: 'people', columns, head, openEnd: null } as const;
  const checked = rows.map((cells, index) => checkRow({ number: index + 2, cells }, understanding));
  return planPeople(checked, { columns, known, addNew, today: TODAY });
}

const HEAD = 'Сотрудник;Почта;Подразделение;Дата приёма;Дата увольнения;Телефон';

describe('planPeople', () => {
  it('finds members by their address, others by a name in any order, and says only what is new', () => {
    const plan = planned(
      [
        HEAD,
        // A day that only the portal tells is not written down yet.
        ';ANNA@romashka.example;Продажи;01.02.2024;;',
        'Борис Орлов;;Опт;;;+7 916 123-45-67',
        'Лис Вера Павловна;;Склад;;;8 916 000-00-01',
      ],
      [anna, boris],
    );
    expect(plan).toMatchObject({
      members: [{ facts: { id: 'a', hired_on: '2024-02-01' } }],
      contacts: [{ id: 'b', facts: { team: 'Опт' } }],
      added: [{ facts: { last_name: 'Лис', first_name: 'Вера Павловна', team: 'Склад', phone: '+79160000001' } }],
    });
    expect(plan.members[0]?.facts).not.toHaveProperty('team');
    expect(plan.contacts[0]?.facts).not.toHaveProperty('phone');
    expect([...plan.mistakes]).toEqual([]);
  });

  it('erases nothing by a blank cell, and finds nothing to do the second time', () => {
    expect(planned([HEAD, 'Петрова Анна;;;;;', 'Орлов Борис;;Склад;;;'], [anna, boris])).toMatchObject({
      members: [],
      contacts: [],
      added: [],
      same: 2,
    });
  });

  it('asks which of several people of one name is meant, and takes one person once', () => {
    const twin = member('c', 'Петрова Анна', { email: 'a.petrova@romashka.example' });
    expect([...planned([HEAD, 'Петрова Анна;;Опт;;;'], [anna, twin]).mistakes]).toEqual([
      [2, new Map([[0, importText.mistakes.namesakes]])],
    ]);
    const twice = planned([HEAD, 'Петрова Анна;;Опт;;;', ';anna@romashka.example;Склад;;;'], [anna]);
    expect([...twice.mistakes]).toEqual([[3, new Map([[1, importText.mistakes.twice([2])]])]]);
  });

  it('takes a member of another address for somebody else of that name', () => {
    const plan = planned([HEAD, 'Петрова Анна;other@romashka.example;Опт;;;'], [anna]);
    expect(plan).toMatchObject({ members: [], added: [{ facts: { last_name: 'Петрова' } }] });
  });

  it('leaves alone who has left, and adds nobody when told so', () => {
    const lines = [HEAD, 'Петрова Анна;;Опт;;01.11.2026;', 'Орлов Борис;;Опт;;01.01.2027;', 'Лис Вера;;;;;'];
    expect(planned(lines, [anna, boris], false)).toMatchObject({
      members: [],
      contacts: [{ id: 'b' }],
      added: [],
      left: ['Петрова Анна'],
      skipped: ['Лис Вера'],
    });
  });

  it('puts last names first, wherever their column stands, and wants both names of somebody new', () => {
    expect(planned(['Имя;Фамилия;Команда', 'Вера;Лис;Опт'], [])).toMatchObject({
      added: [{ facts: { last_name: 'Лис', first_name: 'Вера' } }],
    });
    expect([...planned(['ФИО;Команда', 'Вера;Опт'], []).mistakes]).toEqual([
      [2, new Map([[0, importText.mistakes.noFullName]])],
    ]);
  });

  it('holds twenty thousand rows against as many people in a moment', () => {
    const known = Array.from({ length: 20_000 }, (_, index) => member(`m${index}`, `Фамилия${index} Имя`));
    const lines = known.map(({ last_name }) => `${last_name} Имя;;Опт;;;`);
    expect(planned([HEAD, ...lines], known).members).toHaveLength(20_000);
  });
});
