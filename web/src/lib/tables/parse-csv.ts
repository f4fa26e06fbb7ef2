import { parse } from 'papaparse';
import { importText } from '#text/finance/import.ts';
import { COLUMNS_MAX, type Delimiter, ROWS_MAX, type Sheet } from './sheet.ts';

const LOOKED_AT = 30;
/** In a file with several of them the first is what separates: amounts are written with commas. */
const DELIMITERS = ['\t', ';', ','] as const;

const text = importText.file;

/** The rows of a CSV that hold anything, or why it is none. */
export function parseCsv(source: string, given?: Delimiter): Sheet | { readonly problem: string } {
  const withoutMark = source.replace(/^\uFEFF/, '');
  // A line by which Excel is told the delimiter.
  const told = /^sep=([;,\t])\r?\n/i.exec(withoutMark);
  const content = told ? withoutMark.slice(told[0].length) : withoutMark;
  const delimiter = given ?? (told?.[1] as Delimiter | undefined) ?? guessDelimiter(content);
  const { data, errors } = parse<string[]>(content, {
    delimiter,
    // More than is taken are not even read.
    preview: ROWS_MAX + 1,
  });
  const before = told ? 2 : 1;
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    const row = (broken.row ?? 0) + before;
    return { problem: broken.code === 'MissingQuotes' ? text.openQuote(row) : text.wrongQuote(row) };
  }
  const rows = data
    .map((cells, index) => ({ number: index + before, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return { problem: text.empty };
  if (rows.length > ROWS_MAX) return { problem: text.tooManyRows(ROWS_MAX) };
  if (rows.some(({ cells }) => cells.length > COLUMNS_MAX)) return { problem: text.tooManyColumns(COLUMNS_MAX) };
  return { rows, delimiter, endsOpen: !/[\r\n]\s*$/.test(content) };
}

/** The one that stands in most of the first lines, outside of quotes. */
function guessDelimiter(content: string): Delimiter {
  const lines = content
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  const share = (mark: string) => lines.filter((line) => line.includes(mark)).length / lines.length;
  return DELIMITERS.find((mark) => share(mark) > 0.5) ?? DELIMITERS.find((mark) => share(mark) > 0) ?? ';';
}
