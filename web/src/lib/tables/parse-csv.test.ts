import { describe, expect, it } from 'vitest';
import { importText } from '#text/finance/import.ts';
import { parseCsv } from './parse-csv.ts';
import { COLUMNS_MAX, ROWS_MAX } from './sheet.ts';

const text = importText.file;

describe('parseCsv', () => {
  it.each([
    ['имя;оклад\r\nАнна;100,50\r\nБорис;200,75', ';'],
    ['имя,оклад\nАнна,100.50\nБорис,200', ','],
    ['имя\tоклад\rАнна\t100,50\rБорис\t200', '\t'],
    ['"имя, фамилия";оклад\n"Анна, П";100,5\n"Борис; С";1,5', ';'],
    ['Отчёт за март, 2026 года\nимя;оклад\nАнна;100,5\nБорис;200,5', ';'],
    ['sep=,\nимя,оклад\nАнна;Б,1', ','],
    ['имя\nАнна', ';'],
  ])('finds what separates the cells of %j', (source, delimiter) => {
    expect(parseCsv(source)).toMatchObject({ delimiter });
  });

  it('keeps quotes, line breaks and separators within cells, and formulas as text', () => {
    const source = '\uFEFFимя;о себе\r\n"ООО ""Ромашка""";"два\nряда; вот"\r\n=1+2;@x\r\n';
    expect(parseCsv(source)).toMatchObject({
      rows: [
        { number: 1, cells: ['имя', 'о себе'] },
        { number: 2, cells: ['ООО "Ромашка"', 'два\nряда; вот'] },
        { number: 3, cells: ['=1+2', '@x'] },
      ],
      endsOpen: false,
    });
  });

  it('counts rows as a spreadsheet does, without those that are blank', () => {
    const sheet = parseCsv('имя;оклад\n\n;\nАнна;1');
    expect(sheet).toMatchObject({ rows: [{ number: 1 }, { number: 4 }], endsOpen: true });
    expect(parseCsv('sep=;\nимя;оклад')).toMatchObject({ rows: [{ number: 2 }] });
  });

  it('says in which row a quote is open when the file ends', () => {
    expect(parseCsv('имя;оклад\nАнна;1\n"Бор')).toEqual({ problem: text.openQuote(3) });
  });

  it('says in which row a quote stands within a cell', () => {
    expect(parseCsv('имя;оклад\n"ООО "Ромашка"";1\nБорис;2')).toEqual({ problem: text.wrongQuote(2) });
  });

  it.each(['', '\n\n', ';;\n;;'])('says that %j holds nothing', (source) => {
    expect(parseCsv(source)).toEqual({ problem: text.empty });
  });

  it('refuses more rows than anything takes', () => {
    expect(parseCsv('имя;1\n'.repeat(ROWS_MAX))).toMatchObject({ rows: { length: ROWS_MAX } });
    expect(parseCsv('имя;1\n'.repeat(ROWS_MAX + 1))).toEqual({ problem: text.tooManyRows(ROWS_MAX) });
  });

  it('refuses a row of thousands of cells', () => {
    expect(parseCsv(`а;б\n${';1'.repeat(COLUMNS_MAX + 1)}`)).toEqual({ problem: text.tooManyColumns(COLUMNS_MAX) });
  });
});
