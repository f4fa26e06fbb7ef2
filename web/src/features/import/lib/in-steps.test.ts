import { describe, expect, it } from 'vitest';
import { IMPORT_MAX_ROWS } from '#shared/models/finance/common.ts';
import { checkRow } from './check-rows.ts';
import { guessColumns, guessHead } from './guess-columns.ts';
import { inSteps } from '#web/lib/tables/in-steps.ts';
import { parseCsv } from '#web/lib/tables/parse-csv.ts';

const waitUntil = (moment: number) => {
  while (performance.now() < moment);
};

describe('inSteps', () => {
  it('rests between its steps and keeps the order', async () => {
    let rests = 0;
    const results = await inSteps(
      [1, 2, 3],
      (item) => {
        waitUntil(performance.now() + 11);
        return item * 2;
      },
      new AbortController().signal,
      () => Promise.resolve(void (rests += 1)),
    );
    expect(results).toEqual([2, 4, 6]);
    expect(rests).toBe(2);
  });

  it('stops when nobody wants the result any more', async () => {
    const stop = new AbortController();
    const done: number[] = [];
    const results = await inSteps(
      [1, 2, 3],
      (item) => {
        waitUntil(performance.now() + 11);
        done.push(item);
      },
      stop.signal,
      () => Promise.resolve(stop.abort()),
    );
    expect(results).toBeNull();
    expect(done).toEqual([1]);
  });
});

it('reads ten thousand people with every column filled', async () => {
  const head = 'Почта;Имя;Отдел;Оклад;Налоги;Премия;KPI;ДМС;Обучение;Часы обучения;Часы;Статус;Вклад;Дата приёма\n';
  const rows = Array.from(
    { length: IMPORT_MAX_ROWS },
    (_, n) =>
      `n${n}@a.example;Имя ${n};Отдел ${n % 20};120 000,50;36 000;10 000;5 000;2 500;1 000;8;164;в срок;300 000;01.02.2024\n`,
  );
  const sheet = parseCsv(head + rows.join(''));
  if ('problem' in sheet) throw new Error(sheet.problem);
  const at = guessHead(sheet.rows, 'employees');
  expect(at).toBe(0);
  const names = sheet.rows[0]!.cells;
  const columns = guessColumns(names, 'employees');
  expect(columns).not.toContain(null);
  const understanding = { kind: 'employees', columns, head: names, openEnd: null } as const;
  const checked = await inSteps(
    sheet.rows.slice(1),
    (row) => checkRow(row, understanding),
    new AbortController().signal,
  );
  expect(checked).toHaveLength(IMPORT_MAX_ROWS);
  expect(checked?.flatMap(({ mistakes }) => [...mistakes])).toEqual([]);
});
