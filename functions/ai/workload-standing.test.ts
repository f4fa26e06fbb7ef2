import { describe, expect, it } from 'vitest';
import { standing } from './workload-standing.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const READ = { takenAt: '2026-11-22T00:30:00.000Z', count: 12, unreadable: 0 };

type Sources = Parameters<typeof standing>[0];
type Known = Parameters<typeof standing>[1];

/** A workspace with tasks of its own and a portal that was read tonight, but for what a case says. */
function of(sources: Partial<Sources>, known: Partial<Known> = {}) {
  const all = { ownTasks: 3, portal: {}, head: { lastRun: null }, read: READ, ...sources } as Sources;
  return standing(all, { access: null, newest: null, ...known }, NOW);
}
const problem = (text: string) => ({ head: { lastRun: { problem: text } } }) as Partial<Sources>;

describe('standing', () => {
  it('has nothing to say where tasks are read', () => {
    expect(of({})).toEqual({ can_analyze: true, issues: [], recommendations: [] });
    expect(of({ portal: null, head: null, read: null }).issues).toEqual([]);
  });

  it.each<[string, Partial<Sources>, Partial<Known>, boolean, RegExp, RegExp]>([
    ['there are no tasks', { ownTasks: 0, portal: null, head: null, read: null }, {}, false, /нет задач/, /Подключите/],
    ['the portal was never read', { read: null }, {}, true, /ещё не прочитаны/, /Подождите/],
    ['it could not be read', { read: null, ...problem('Bitrix24 не отвечает') }, {}, true, /ещё не/, /не отвечает/],
    [
      'it was read long ago',
      { read: { ...READ, takenAt: '2026-11-20T20:59:00.000Z' } },
      {},
      true,
      /больше суток/,
      /Проверьте/,
    ],
    [
      'nobody is responsible',
      {},
      { newest: { people: 0 } as Known['newest'] },
      true,
      /нет ответственного/,
      /Назначьте/,
    ],
    [
      'GigaChat refuses',
      {},
      { access: { problem: 'Неверный ключ' } as Known['access'] },
      true,
      /Неверный ключ/,
      /доступ/,
    ],
  ])('says so where %s', (_, sources, known, can, issue, recommendation) => {
    const said = of(sources, known);
    expect(said.can_analyze).toBe(can);
    expect(said.issues).toEqual([expect.stringMatching(issue)]);
    expect(said.recommendations).toEqual([expect.stringMatching(recommendation)]);
  });
});
