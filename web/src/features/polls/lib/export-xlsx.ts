import type { CellObject } from 'write-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';
import { readScore } from '#shared/rules/enps.ts';
import { harmless, type ExportTable } from './export-table.ts';

/** Widths in characters. */
const WHO_WIDTH = 26;
const WHEN_WIDTH = 22;
const ANSWER_WIDTH = 44;
/** Of who and when: the columns that are never scores. */
const FIXED_COLUMNS = 2;

/** A workbook with one sheet: scores as numbers to reckon with, everything else as text that never runs. */
export function xlsxOf({ header, rows }: ExportTable, sheet: string): Promise<Blob> {
  const head = header.map((text) => ({ ...textCell(text), fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((text, column) => (column < FIXED_COLUMNS ? textCell(text) : answerCell(text))),
  );
  return writeExcelFile([head, ...body], {
    sheet,
    columns: header.map((_, column) => ({ width: [WHO_WIDTH, WHEN_WIDTH][column] ?? ANSWER_WIDTH })),
    stickyRowsCount: 1,
  }).toBlob();
}

function answerCell(text: string): CellObject | null {
  if (text === '') return null;
  const score = readScore(text);
  return score === null ? textCell(text) : { type: Number, value: score, align: 'left', alignVertical: 'top' };
}

function textCell(text: string): CellObject {
  return { type: String, value: harmless(text), wrap: true, alignVertical: 'top' };
}
