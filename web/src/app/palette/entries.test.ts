import { describe, expect, it } from 'vitest';
import type { AskPermission } from '#shared/rules/permissions.ts';
import { findEntries, placesFor, thingsOf, wordsOf, type Entry } from './entries.ts';

const owner = (() => true) as AskPermission;
const employee = ((permission: string) => permission === 'polls.list') as unknown as AskPermission;
const poll = (title: string, state: 'running' | 'draft' = 'running') => ({ id: title, title, state }) as never;
const task = (title: string, name: string) =>
  ({ id: title, title, responsible: { name, lastname: 'Волков' } }) as never;
const person = (name: string): Entry => ({ kind: 'person', key: name, name, note: 'кладовщик', to: `/${name}` });
const THINGS = thingsOf(
  {
    polls: [poll('Пульс недели'), poll('Обучение', 'draft')],
    surveys: [{ id: 'survey', title: 'Как нам работается', status: 'COMPLETED' } as never],
    tasks: [task('Разобрать ответы пульса', 'Семён')],
  },
  owner,
);
const found = (typed: string, people: readonly Entry[] = []) =>
  findEntries([...placesFor(owner, true), ...THINGS], people, typed).map(({ kind, entries }) => [
    kind,
    ...entries.map(({ name }) => name),
  ]);

describe('what the palette finds', () => {
  it('is what can be done and every page while nothing is typed', () => {
    const [actions, pages, ...others] = found('');
    expect(actions).toEqual([
      'action',
      ...placesFor(owner, true).flatMap((one) => (one.kind === 'action' ? one.name : [])),
    ]);
    expect(pages).toContain('Просроченные задачи');
    expect(others).toEqual([]);
  });

  it('holds every word, in any order, whatever the case and «ё», in names and in the words beside them', () => {
    expect(found('НЕДЕЛИ пульс')).toEqual([['poll', 'Пульс недели']]);
    expect(found('семен')).toEqual([['task', 'Разобрать ответы пульса']]);
    expect(found('пульс')).toEqual([
      ['poll', 'Пульс недели'],
      ['task', 'Разобрать ответы пульса'],
    ]);
    expect(found('нет такого')).toEqual([]);
  });

  it('is only actions after «>» and only people after «@»', () => {
    expect(found('>опрос')).toEqual([['action', 'Создать опрос']]);
    expect(found('@иван', [person('Иван')])).toEqual([['person', 'Иван']]);
    expect(wordsOf(' @ иван ')).toBe('иван');
    expect(found('иван', [person('Иван')])).toEqual([['person', 'Иван']]);
  });

  it('is five of a kind at most', () => {
    const many = Array.from({ length: 9 }, (_, nth) => person(`Иван ${nth}`));
    expect(found('иван', many)).toEqual([['person', 'Иван 0', 'Иван 1', 'Иван 2', 'Иван 3', 'Иван 4']]);
  });

  it('leads whoever may read results to them, a draft and whoever may not to the poll', () => {
    const to = (of: readonly Entry[]) => of.map((one) => one.to);
    expect(to(THINGS).slice(0, 3)).toEqual([
      '/app/poll/%D0%9F%D1%83%D0%BB%D1%8C%D1%81%20%D0%BD%D0%B5%D0%B4%D0%B5%D0%BB%D0%B8/results',
      '/app/poll/%D0%9E%D0%B1%D1%83%D1%87%D0%B5%D0%BD%D0%B8%D0%B5',
      '/app/surveys/survey/results',
    ]);
    expect(to(thingsOf({ polls: [poll('a')], surveys: undefined, tasks: undefined }, employee))).toEqual([
      '/app/poll/a',
    ]);
  });

  it('offers nobody what they may not do', () => {
    const names = placesFor(employee, false).map(({ name }) => name);
    expect(names).not.toContain('Создать опрос');
    expect(names).not.toContain('Уходы');
    expect(names).toContain('Мои задачи');
  });
});
