import { describe, expect, it } from 'vitest';
import { describeEntry, peopleOf, viewersIn } from './describe-entry.ts';

const ANNA = { alias: 'aaaa1', id: '0f3c', salt: 's', name: 'Анна Ким' };
const LEFT = { alias: 'bbbb2', id: '1f3c', salt: 's', name: null };
const RECORD = { alias: 'cccc3', id: 'member-0f3c', salt: 's', name: 'Анна Ким' };
const CONTACT = { alias: 'dddd4', id: 'contact-7', salt: 's', name: null };
const PEOPLE = [ANNA, LEFT, RECORD, CONTACT];
const TITLES = new Map([['p1', 'Пульс']]);

const told = (who: string, about: string | null) =>
  describeEntry({ who, kind: 'results', about, screen: 'polls' }, PEOPLE, TITLES);

describe('an entry of the access log', () => {
  it('says who it was: a member, somebody who has left, an account that was deleted', () => {
    expect(told(ANNA.alias, null).name).toBe('Анна Ким');
    expect(told(LEFT.alias, null).name).toBe('Бывший участник bbbb');
    expect(told('eeee5', null).name).toBe('Удалённая учётная запись eeee');
  });

  it('tells the results of one run from those of all of them', () => {
    expect(told(ANNA.alias, 'run:p1/r1').what).toBe('результаты');
    expect(told(ANNA.alias, 'poll:p1').what).toBe('результаты по всем запускам');
  });

  it('leads to what it is about, as it is called now, and says what is gone', () => {
    expect(told(ANNA.alias, 'run:p1/r1').about).toEqual({ title: 'Пульс', to: '/app/poll/p1/results' });
    expect(told(ANNA.alias, 'run:p2/r2').about).toEqual({ title: 'запуск опроса, которого уже нет', to: null });
    expect(told(ANNA.alias, 'person:cccc3').about).toEqual({ title: 'Анна Ким', to: '/app/employees/member-0f3c' });
    expect(told(ANNA.alias, 'person:dddd4').about?.title).toBe('сотрудник без учётной записи');
    expect(told(ANNA.alias, 'person:eeee5').about).toEqual({ title: 'человек, которого здесь больше нет', to: null });
    expect(told(ANNA.alias, null).about).toBeNull();
  });
});

it('can be narrowed to those who have looked, not to those who were looked at', () => {
  expect(viewersIn(PEOPLE).map(({ value }) => value)).toEqual(['aaaa1', 'bbbb2']);
});

it('knows the people of all its pages, each once', () => {
  expect(peopleOf([{ people: [ANNA, LEFT] }, { people: [ANNA, CONTACT] }])).toEqual([ANNA, LEFT, CONTACT]);
});
