import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { PollQuestion } from '#shared/models/answers.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { csvOf } from '#web/lib/csv.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { type ExportTable, FORMULA, harmless, type SumsRow } from '#web/lib/export-cells.ts';
import { makeRun } from '#web/test-support/make-run.ts';
import { exportTable } from './export-table.ts';
import { sumsOf } from './export-sums.ts';
import { xlsxOf } from '#web/lib/export-xlsx.ts';
import type { ResponseRow } from './responses.ts';

const question = (id: string, text: string, order_index: number): PollQuestion => ({
  id,
  text,
  order_index,
  is_required: true,
  scale: null,
  direction: null,
});
const questions = [question('q1', 'Оценка', 0), question('q2', '=Что мешало;"?"', 1)];
const row = (who: string, anonymous: boolean, ...answers: (string | null)[]): ResponseRow => ({
  key: who,
  who,
  anonymous,
  answeredAt: '2026-11-21T09:00:00.000Z',
  answers,
});
const words = { who: 'Кто', when: 'Когда', anonymous: (alias: string) => `Аноним ${alias}` };
const sheetsOf = (table: ExportTable, sums: readonly SumsRow[] = []) => [
  { name: 'Ответы', table },
  { name: 'Итоги', sums },
];
const DANGEROUS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\nтекст',
  '  =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '−1',
  '=HYPERLINK("http://evil.example";"x")',
];
const SAFE = ['текст', '7', 'a=b', 'и - что', "'=1", '', '100 %'];

describe('a cell', () => {
  it.each(DANGEROUS)('that a spreadsheet would run is text: %j', (cell) => {
    expect(harmless(cell)).toBe(`'${cell}`);
  });
  it.each(SAFE)('that is harmless stays as it is: %j', (cell) => {
    expect(harmless(cell)).toBe(cell);
  });
});

describe('CSV', () => {
  it('reads back what the screen shows, in Excel’s Russian form', async () => {
    const rows = [row('Анна Петрова', false, '9', 'Шум; "и"\nхолод'), row('0123abcd', true, null, '=1+1')];
    const blob = csvOf(exportTable(questions, rows, words));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.replaceAll('\r\n', '').includes('\r')).toBe(false);
    const { data, errors } = parse<string[]>(text.trimEnd(), { delimiter: ';' });
    expect(errors).toEqual([]);
    expect(data.map((cells) => [cells[0], ...cells.slice(2)])).toEqual([
      ['Кто', 'Оценка', `'=Что мешало;"?"`],
      ['Анна Петрова', '9', 'Шум; "и"\nхолод'],
      ['Аноним 0123abcd', '', "'=1+1"],
    ]);
    expect(data[1]![1]).toMatch(/^21\.11\.2026 \d\d:00$/);
    expect(data[2]![1]).toMatch(/^21\.11\.2026 \d\d:00–\d\d:00$/);
  });

  it('holds nothing that runs, in names, questions and answers alike', async () => {
    const rows = DANGEROUS.map((cell) => row(cell, false, cell, cell));
    const text = await csvOf(exportTable(questions, rows, words)).text();
    const cells = parse<string[]>(text, { delimiter: ';' }).data.flat();
    expect(cells.filter((cell) => harmless(cell) !== cell)).toEqual([]);
    expect(cells.filter((cell) => cell === "'=1+1")).toHaveLength(3);
  });
});

describe('replies that say a number', () => {
  const replies = ['8/10', '8,5', '9.5', 'восемь', '7 баллов', '10', 'не знаю'];
  const table = exportTable(
    questions,
    replies.map((reply) => row('А', false, reply, `${reply} раз`)),
    words,
  );

  it('are that number, tenths included, where most replies are', () => {
    expect(table.rows.map((cells) => cells[2])).toEqual([8, 8.5, 9.5, 8, 7, 10, 'не знаю']);
    expect(table.rows.map((cells) => cells[3])).toEqual(replies.map((reply) => `${reply} раз`));
  });

  it('stay as they were written where most replies are something else, but for bare scores', () => {
    const few = exportTable(
      questions,
      ['10!', '7', '08', 'шум', 'холод', 'дорога'].map((reply) => row('А', false, reply)),
      words,
    );
    expect(few.rows.map((cells) => cells[2])).toEqual(['10!', 7, '08', 'шум', 'холод', 'дорога']);
  });

  it('have a comma in a Russian CSV, a point in XLSX', async () => {
    const text = await csvOf(table).text();
    expect(parse<string[]>(text, { delimiter: ';' }).data[2]![2]).toBe('8,5');
    const files = unzipSync(new Uint8Array(await xlsxOf(sheetsOf(table)).arrayBuffer()));
    expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain('<c r="C3" s="2"><v>8.5</v></c>');
  });
});

describe('XLSX', () => {
  const opened = async (table: ExportTable, sums: readonly SumsRow[] = []) => {
    const files = unzipSync(new Uint8Array(await xlsxOf(sheetsOf(table, sums)).arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    return { files, sheet, cells: cellsOf(sheet), texts: cellsOf(sheet).map(({ text }) => text) };
  };
  /** The style of text that is told to stay text. */
  const QUOTED = '3';

  it('opens with scores as numbers and everything else as text that does not run', async () => {
    const rows = [
      row('Анна <b>&amp;', false, '9', 'холод\u0000\u001b и 😀 &lt;script&gt;\ud800'),
      ...DANGEROUS.map((cell) => row(cell, false, '10', cell)),
    ];
    const { files, sheet, cells, texts } = await opened(exportTable(questions, rows, words));
    expect(Object.keys(files)).toContain('[Content_Types].xml');
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet.match(/<c r="C2" s="2"><v>9<\/v><\/c>/g)).toHaveLength(1);
    expect(texts).toContain('Анна <b>&amp;');
    expect(texts).toContain('холод и 😀 &lt;script&gt;\ufffd');
    // As people wrote them, without the apostrophe of CSV; the style keeps them from becoming formulas.
    const odd = cells.filter(({ text }) => FORMULA.test(text));
    expect(odd.map(({ text }) => text)).toEqual(
      expect.arrayContaining(DANGEROUS.map((text) => text.replace('\r', '\n'))),
    );
    expect(odd.filter(({ style }) => style !== QUOTED)).toEqual([]);
    const looks = [
      ...strFromU8(files['xl/styles.xml']!)
        .split('<cellXfs')[1]!
        .matchAll(/<xf [^>]*>/g),
    ];
    expect(looks.slice(0, 4).map(([look]) => look.includes('quotePrefix="1"'))).toEqual([false, false, false, true]);
    expect(sheet).toMatch(/<pane[^>]*ySplit="1"/);
  });

  it('has a sheet of sums: the run, its eNPS, each question with its mean and counts, all of it numbers', async () => {
    const scores = [0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5];
    const sums = sumsOf({ ...summary, enps: enpsOfCounts(scores), by_question: figuresOf(scores) });
    const { files } = await opened(exportTable(questions, [], words), sums);
    expect(strFromU8(files['xl/workbook.xml']!)).toMatch(/name="Ответы".*name="Итоги"/);
    const sheet = strFromU8(files['xl/worksheets/sheet2.xml']!);
    const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
      cellsOf(row!).map(({ text }) => text),
    );
    expect(rows.slice(0, 5)).toEqual([
      ['Опрос', '=Пульс'],
      ['Запуск', expect.stringMatching(/^Неделя 47 · /)],
      ['Ответили', '16'],
      ['Спросили', '20'],
      ['eNPS', '43.75'],
    ]);
    expect(rows).toContainEqual(['Оценка']);
    expect(rows).toContainEqual(['Среднее', '8.25']);
    expect(rows).toContainEqual(['10', '5']);
    expect(rows).toContainEqual(['=шум', '4']);
    expect(rows).toContainEqual(['Другие ответы', '3']);
    expect(sheet).not.toMatch(/<f[ >]|constructor|undefined|NaN/);
  });

  it('takes no answer for anything but text: names of properties, escapes of Excel, line ends', async () => {
    const odd = ['constructor', '__proto__', 'toString', 'a\r\nb'];
    const { sheet, texts } = await opened(
      exportTable(questions, [...odd.map((text) => row('А', false, '1', text))], words),
    );
    expect(texts.filter((text) => /constr|proto|toStr/.test(text))).toEqual(odd.slice(0, 3));
    expect(texts).toContain('a\nb');
    const escape = await opened(exportTable(questions, [row('А', false, '1', 'код _x0041_')], words));
    expect(escape.sheet).toContain('код _x005F_x0041_');
    expect(sheet).toContain('r="D5"');
  });

  it('has a column for every question of the longest poll', async () => {
    const many = Array.from({ length: 100 }, (_, index) => question(`q${index}`, `Вопрос ${index}`, index));
    const { sheet } = await opened(exportTable(many, [row('А', false, ...many.map(({ text }) => text))], words));
    for (const place of ['A1', 'Z1', 'AA1', 'AZ2', 'BA2', 'CX2']) expect(sheet).toContain(`r="${place}"`);
  });
});

/** The cells of a sheet, or of a row: what stands in them, and in which style. */
const cellsOf = (xml: string) =>
  [...xml.matchAll(/<c r="[^"]*" s="(\d)"[^>]*>(.*?)<\/c>/gs)].map(([, style, content]) => ({
    style,
    text: unescaped(content!.replace(/<[^>]*>/g, '')),
  }));

const figuresOf = (scores: number[]) => [
  { question_id: 'q1', answered: 16, scores, values: [], values_error: 0, other: 0 },
  { question_id: 'q2', answered: 7, scores: null, values: [{ text: '=шум', count: 4 }], values_error: 0, other: 3 },
];

const summary: FrameSummary = {
  poll: { id: 'p', title: '=Пульс', type: 'ENPS', is_anonymous: true },
  frame: makeRun({ published: false, name: 'Неделя 47', people_asked: 20 }),
  questions,
  responses: 16,
  answered: 16,
  answered_at_least: false,
  members_answered: 16,
  answered_by_link: 0,
  invited: 20,
  people_asked: 20,
  by_team: [],
  by_question: [],
  enps: null,
};

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('the name of the file', () => {
  const name = (title: string) => exportFileName(title, '2026-11-21T09:00:00.000Z', 'csv', 'Опрос');

  it('is the title and the day of the run', () => {
    expect(name('Пульс недели')).toBe('Пульс недели 2026-11-21.csv');
  });

  it('is safe on every file system, whatever the title', () => {
    expect(name('../../etc/passwd')).toBe('etc passwd 2026-11-21.csv');
    expect(name('a:b*c?"<d>|e\\f')).toBe('a b c d e f 2026-11-21.csv');
    expect(name('\u202egnp.exe\n')).toBe('gnp.exe 2026-11-21.csv');
    expect(name('...')).toBe('Опрос 2026-11-21.csv');
    expect(name('я'.repeat(200))).toBe(`${'я'.repeat(80)} 2026-11-21.csv`);
  });
});
