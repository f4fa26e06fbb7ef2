import { describe, expect, it } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { readTable } from '#web/lib/tables/read-table.ts';
import type { ExportTable } from './export-cells.ts';
import { workbookOf } from './export-xlsx.ts';

const TABLE: ExportTable = {
  header: ['Кто', 'Оклад, ₽', 'Доля, %', 'Принят', 'Месяц', 'Когда'],
  kinds: [undefined, 'money', 'percent', 'day', 'month', 'moment'],
  sums: [1],
  rows: [
    ['Анна', 120_000.5, 14.3, '2026-11-30', '2026-11', '2026-11-30 10:15'],
    ['=HYPERLINK("https://evil.example")', 80_000, 100, 'нет', '', ''],
  ],
};

async function filesOf(name: string, table: ExportTable): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await workbookOf(name, table).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

describe('a table as a workbook', () => {
  it('has money, percent, days, months and moments as numbers in their formats', async () => {
    const files = await filesOf('Люди', TABLE);
    const sheet = files['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('<c r="B2" s="4"><v>120000.5</v></c>');
    expect(sheet).toContain('<c r="C2" s="5"><v>0.143</v></c>');
    // 30 November 2026 is day 46356 of spreadsheets.
    expect(sheet).toContain('<c r="D2" s="6"><v>46356</v></c>');
    expect(sheet).toContain('<c r="E2" s="7"><v>46327</v></c>');
    expect(sheet).toContain('<c r="F2" s="8"><v>46356.42708333</v></c>');
    expect(files['xl/styles.xml']).toContain('formatCode="#,##0&quot; ₽&quot;"');
  });

  it('keeps what looks like a formula, and what is no day, as text', async () => {
    const { 'xl/worksheets/sheet1.xml': sheet } = await filesOf('Люди', TABLE);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c r="A3" s="3" t="inlineStr">');
    expect(sheet).toContain('<c r="D3" s="2" t="inlineStr">');
  });

  it('has a head that stays, a filter over all rows and a sheet of sums', async () => {
    const files = await filesOf('Люди', TABLE);
    expect(files['xl/worksheets/sheet1.xml']).toContain('state="frozen"');
    expect(files['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:F3"/>');
    expect(files['xl/workbook.xml']).toContain('name="Итоги"');
    expect(files['xl/worksheets/sheet2.xml']).toContain('<c r="B2" s="4"><v>200000.5</v></c>');
  });

  it('has a sheet of what has to be known to read it, behind the sums', async () => {
    const files = await filesOf('Люди', { ...TABLE, notes: [['Посчитано', '2026-11-30', 'day']] });
    expect(files['xl/workbook.xml']).toContain('sheetId="3" r:id="rId3"');
    expect(files['xl/workbook.xml']).toContain('name="Пояснения"');
    expect(files['xl/worksheets/sheet3.xml']).toContain('<c r="B1" s="6"><v>46356</v></c>');
  });

  it('is read back by our own reader, whatever its name', async () => {
    const opened = await readTable(workbookOf('[Люди]: отдел/кадров и всё, что длиннее предела', TABLE));
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.sheet.rows[1]?.cells.slice(0, 4)).toEqual(['Анна', '120000,5', '14,3%', '2026-11-30']);
    const { 'xl/workbook.xml': workbook } = await filesOf('[Люди]: отдел/кадров', TABLE);
    expect(workbook).toContain('name="Люди   отдел кадров"');
  });
});
