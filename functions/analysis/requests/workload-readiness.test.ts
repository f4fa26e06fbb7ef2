import { describe, expect, it } from 'vitest';
import { workloadReadiness } from './workload-readiness.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const READ = { takenAt: '2026-11-22T00:30:00.000Z', count: 12, unreadable: 0 };

type Sources = Parameters<typeof workloadReadiness>[0];
type Known = Parameters<typeof workloadReadiness>[1];

/** A workspace with tasks of its own and a portal that was read tonight, but for what a case says. */
function of(sources: Partial<Sources>, known: Partial<Known> = {}) {
  const reading = { state: 'read', problem: null };
  const calm = { ownTasks: 3, from: 'Bitrix24', head: null, read: READ, reading, awaited: null };
  const all = { ...calm, ...sources } as Sources;
  return workloadReadiness(all, { access: null, newest: null, ...known }, NOW);
}
const NONE = { ownTasks: 0, read: null };
const being = (state: 'reading' | 'failed') =>
  ({
    reading: { state, problem: state === 'failed' ? 'Bitrix24 не отвечает' : null },
    awaited: state === 'reading' ? '2026-11-22T08:59:00.000Z' : null,
  }) as Partial<Sources>;

describe('the readiness of workload', () => {
  it('has nothing to say where tasks are read', () => {
    expect(of({})).toEqual({ can_analyze: true, issues: [], recommendations: [] });
    expect(of({ reading: null, head: null, read: null }).issues).toEqual([]);
  });

  it.each<[string, Partial<Sources>, Partial<Known>, boolean, RegExp, RegExp]>([
    ['there are no tasks', { ...NONE, reading: null, head: null }, {}, false, /нет задач/, /Подключите/],
    ['there are none on the portal either', NONE, {}, false, /нет задач/, /^Создайте/],
    ['the portal is being read', { ...NONE, ...being('reading') }, {}, true, /ещё читается/, /начнётся/],
    ['it could not be read', { read: null, ...being('failed') }, {}, true, /не прочитаны/, /не отвечает/],
    ['there is nothing else', { ...NONE, ...being('failed') }, {}, false, /не прочитаны/, /не отвечает/],
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
      { access: { provider: 'gigachat', problem: 'Неверный ключ' } as Known['access'] },
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
