import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#web/lib/csv.ts';
import { FORMULA, type Cell } from '#web/lib/export-cells.ts';
import { xlsxOf } from '#web/lib/export-xlsx.ts';
import { importText } from '#text/finance/import.ts';
import { columnName, packed, sheetData, workbookFiles, workbookOf } from '#tests/support/workbooks.ts';
import { readTable } from './read-table.ts';
import { COLUMNS_MAX, ROWS_MAX } from './sheet.ts';
import { SHEETS_MAX } from './read-workbook.ts';
import { UNPACKED_MAX_MEGABYTES } from './zip.ts';

const text = importText.file;

const read = (bytes: Uint8Array<ArrayBuffer> | Blob) => readTable(bytes instanceof Blob ? bytes : new Blob([bytes]));

/** The cells of a file, without blanks at their ends and at the end of a row. */
async function cellsOf(bytes: Uint8Array<ArrayBuffer> | Blob): Promise<readonly (readonly string[])[]> {
  const opened = await read(bytes);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.sheet.rows.map(({ cells }) => {
    const trimmed = cells.map((cell) => cell.trim());
    return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1);
  });
}

describe('a table', () => {
  it('has the same rows as CSV and as XLSX', async () => {
    const word = fc.string({
      unit: fc.constantFrom(...'Анна Петрова; "ООО", <b>&amp; 12.5\n\'ё€😀'),
      minLength: 1,
      maxLength: 20,
    });
    const cell = fc.oneof<fc.Arbitrary<Cell>[]>(
      word.filter((content) => !FORMULA.test(content)),
      fc.nat(1_000_000_000),
      fc.integer({ min: 0, max: 100_000_000 }).map((kopecks) => kopecks / 100),
    );
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.record({
          header: fc.array(word, { minLength: width, maxLength: width }),
          rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
        }),
      )
      // A head that is blank, or that begins as a formula, is another file.
      .filter(({ header }) => header.every((name) => name.trim() !== '' && !FORMULA.test(name)));
    await fc.assert(
      fc.asyncProperty(table, async (content) => {
        expect(await cellsOf(xlsxOf([{ name: 'Лист', table: content }]))).toEqual(await cellsOf(csvOf(content)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the cells of a workbook', () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="[h]:mm"/><numFmt numFmtId="166" formatCode="0000"/><numFmt numFmtId="167" formatCode="#,##0.00\\ [$€-1]"/><numFmt numFmtId="168" formatCode="#,##0.00&quot; ₽&quot;;[Red]-#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 164, 165, 166, 9, 167, 168, 22].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const styled = (look: number, value: string | number) => ({ xml: `<c s="${look}"><v>${value}</v></c>` });
  const shown = async (look: number, value: string | number, workbook = '') => {
    const sheets = { Лист1: sheetData([[styled(look, value)]]) };
    return (await cellsOf(workbookOf({ sheets, styles, workbook })))[0]?.[0];
  };

  it.each([
    ['a day by its number', 1, 45_292, '2024-01-01'],
    ['a day by its pattern', 2, 45_323, '2024-02-01'],
    ['a day before March 1900', 1, 59, '1900-02-28'],
    ['a day with a time', 8, 45_292.75, '2024-01-01 18:00'],
    ['hours that are a share of a day', 3, 6.854_166_666_7, '164:30'],
    ['a number with its zeros', 4, 12, '0012'],
    ['a share', 5, 0.07, '7%'],
    ['euros', 6, 1200.5, '1200,5 €'],
    ['roubles', 7, 1200.5, '1200,5'],
    ['what a sum of fractions makes', 0, 0.1 + 0.2, '0,3'],
    ['three figures behind the comma', 0, 1.234, '1,2340'],
    ['a small number', 0, '1.5E-7', '0,00000015'],
    ['a phone number', 0, '79161234567', '79161234567'],
  ])('are %s as it is meant', async (_, look, value, content) => {
    expect(await shown(look, value)).toBe(content);
  });

  it('are days of 1904 where the workbook counts from there', async () => {
    expect(await shown(1, 43_830, '<workbookPr date1904="1"/>')).toBe('2024-01-01');
  });

  it('are texts of any kind, and of a formula what it was last reckoned to be', async () => {
    const strings =
      '<si><t>Отдел &amp; склад</t></si><si><r><t xml:space="preserve">Анна </t></r><r><t>Петрова</t></r><rPh><t>анна</t></rPh></si>';
    const xml = (cell: string) => ({ xml: cell });
    const rows = [
      [xml('<c t="s"><v>0</v></c>'), xml('<c t="s"><v>1</v></c>'), xml('<c t="b"><v>1</v></c>')],
      [xml('<c><f>WEBSERVICE("http://x")</f><v>12</v></c>'), xml('<c t="str"><f>A1</f><v>да</v></c>')],
      [xml('<c><f>SUM(A1:A9)</f></c>'), xml('<c t="e"><v>#REF!</v></c>'), 'a_x000D_b'],
      [xml('<c t="inlineStr"><is><t><![CDATA[1 < 2]]></t></is></c>'), xml('<c t="s"><v>77</v></c>')],
    ];
    expect(await cellsOf(workbookOf({ sheets: { Лист1: sheetData(rows) }, strings }))).toEqual([
      ['Отдел & склад', 'Анна Петрова', 'TRUE'],
      ['12', 'да'],
      ['=SUM(A1:A9)', '#REF!', 'a\rb'],
      ['1 < 2'],
    ]);
  });

  it('that are merged over rows hold for each of them; rows keep their numbers, cells their columns', async () => {
    const rows = sheetData(
      [['Отдел', null, 'ФИО'], ['Склад', null, 'Анна'], [null, null, 'Борис'], [], [null, null, 'Вера']],
      4,
    );
    const merged =
      '<mergeCells><mergeCell ref="A5:A8"/><mergeCell ref="A4:B4"/><mergeCell ref="C1:C1048576"/></mergeCells>';
    const opened = await read(workbookOf({ sheets: { Лист1: rows + merged } }));
    expect(opened).toMatchObject({
      sheet: {
        rows: [
          { number: 4, cells: ['Отдел', '', 'ФИО'] },
          { number: 5, cells: ['Склад', '', 'Анна'] },
          { number: 6, cells: ['Склад', '', 'Борис'] },
          { number: 8, cells: ['Склад', '', 'Вера'] },
        ],
      },
    });
  });

  it('come from the first sheet that holds anything, without those that are hidden', async () => {
    const sheets = {
      Титул: sheetData([]),
      Тайное: sheetData([['x']]),
      Январь: sheetData([['a']]),
      Март: sheetData([['b']]),
    };
    const opened = await read(workbookOf({ sheets, states: { Тайное: 'state="veryHidden"' } }));
    if ('problem' in opened || !('book' in opened.table)) throw new Error('No workbook');
    expect(opened.table).toMatchObject({ sheet: 1, book: { sheets: ['Титул', 'Январь', 'Март'] } });
    expect(await opened.table.book.read(2)).toMatchObject({ rows: [{ cells: ['b'] }] });
  });
});

describe('a workbook that is no good', () => {
  const small = {
    Лист1: sheetData([
      ['ФИО', 'Оклад'],
      ['Анна', 100],
    ]),
  };
  const whole = workbookOf({ sheets: small });
  const bomb = () =>
    packed({
      ...workbookFiles({ sheets: small }),
      'xl/worksheets/sheet1.xml': new Uint8Array(
        Buffer.alloc((UNPACKED_MAX_MEGABYTES + 1) * 1024 * 1024, `<!--${' '.repeat(10_000)}-->`),
      ),
    });
  /** The list of the archive says so, as it does of files that are packed with a password. */
  const encrypted = () => {
    const bytes = whole.slice();
    for (let at = 0; at + 4 < bytes.length; at++) {
      if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2)
        bytes[at + 8]! |= 1;
    }
    return bytes;
  };
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const manySheets = () =>
    Object.fromEntries(Array.from({ length: SHEETS_MAX + 1 }, (_, index) => [`Лист${index}`, sheetData([['x']])]));

  it.each([
    ['a bomb, by what is really unpacked', bomb, text.unpacksTooLarge(UNPACKED_MAX_MEGABYTES)],
    ['entities of its own', () => workbookOf({ sheets: small, prolog: entities }), text.documentType],
    ['an archive with a password', encrypted, text.password],
    ['a table of LibreOffice', () => packed({ mimetype: 'x', 'content.xml': '<x/>' }), text.openDocument],
    ['a table of Numbers', () => packed({ 'Index/Document.iwa': 'x' }), text.numbers],
    ['a binary workbook', () => packed({ 'xl/workbook.bin': 'x', '[Content_Types].xml': '<x/>' }), text.binaryWorkbook],
    ['a document', () => packed({ 'word/document.xml': '<x/>', '[Content_Types].xml': '<x/>' }), text.archive],
    ['an archive of pictures', () => packed({ 'photo.jpg': 'x' }), text.archive],
    ['one that is cut off', () => whole.slice(0, -30), text.damaged],
    ['nothing but empty sheets', () => workbookOf({ sheets: { a: sheetData([]), b: '' } }), text.emptySheet],
    ['a hundred sheets and one', () => workbookOf({ sheets: manySheets() }), text.tooManySheets(SHEETS_MAX)],
    [
      'too many columns',
      () =>
        workbookOf({
          sheets: { a: `<sheetData><row r="1"><c r="${columnName(COLUMNS_MAX)}1"><v>1</v></c></row></sheetData>` },
        }),
      text.tooManyColumns(COLUMNS_MAX),
    ],
    [
      'too many rows',
      () =>
        workbookOf({ sheets: { a: `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(ROWS_MAX + 1)}</sheetData>` } }),
      text.tooManyRows(ROWS_MAX),
    ],
    [
      'a tag without an end',
      () => workbookOf({ sheets: { a: `<sheetData x="${'x'.repeat(3_000_000)}` } }),
      text.damaged,
    ],
    [
      'a part that is not there',
      () => packed({ ...workbookFiles({ sheets: small }), 'xl/worksheets/sheet1.xml': '' }),
      text.emptySheet,
    ],
  ])('is told to be so: %s', async (_, make, problem) => {
    expect(await read(make())).toEqual({ problem });
  });

  it('never ends in anything but rows or a sentence, whatever has happened to its bytes', async () => {
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = whole.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const opened = await read(bytes);
        expect('problem' in opened ? opened.problem : opened.sheet.rows.length).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });
});
