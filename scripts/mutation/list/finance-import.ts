import { guardsIn } from '../guard.ts';

const CHECK_FILE = 'web/src/features/import/lib/check-file.test.ts';
const PARSE_CSV = 'web/src/lib/tables/parse-csv.test.ts';
const DECODE_TEXT = 'web/src/lib/tables/decode-text.test.ts';
const READ_WORKBOOK = 'web/src/lib/tables/read-workbook.test.ts';
const GUESS_COLUMNS = 'web/src/features/import/lib/guess-columns.test.ts';

/** Without these, a file of pay is read wrongly in silence, or says who somebody is. */
export const guards = [
  guardsIn('web/src/features/import/lib/replace-names.ts', CHECK_FILE, {
    'import of finance: replaced names and addresses stay in the browser -> sends no name and no address':
      '...row.values, [-email: null, -]name: numberOf(row.values)',
  }),
  guardsIn('web/src/features/import/lib/amounts.ts', 'web/src/features/import/lib/amounts.test.ts', {
    'import of finance: what may be a thousand or a fraction is asked about -> refuses':
      'return { [-mistake: text.thousandOrFraction-]{+value: Number(`${whole}${fraction}`)+} };',
  }),
  guardsIn('web/src/features/import/lib/days.ts', 'web/src/features/import/lib/days.test.ts', {
    'import of finance: day and month are not confused -> refuses "01/02/2024"':
      'first [-!== second && first <= 12 && second <= 12-]{+> 31+}',
  }),
  guardsIn('web/src/lib/tables/parse-csv.ts', PARSE_CSV, {
    'import of finance: a file cut off within quotes is refused -> a quote is open':
      "errors.find(({ type }) => type === '[-Quotes-]{+Delimiter+}')",
  }),
  guardsIn('web/src/lib/tables/read-table.ts', DECODE_TEXT, {
    'import of finance: a file of a gigabyte is not opened -> does not open what is too large':
      'if (file.size [-> FILE_MAX_MEGABYTES * 1024 * 1024-]{+< 0+})',
  }),
  guardsIn('web/src/features/import/lib/check-file.ts', CHECK_FILE, {
    'import of finance: one person twice is a mistake of both rows -> rows beside each other':
      'const twice = [-repeated.get(row.number)-]{+undefined as string | undefined+};',
  }),
  guardsIn('web/src/features/import/lib/guess-columns.ts', GUESS_COLUMNS, {
    'import of finance: two columns of pay are not summed unasked -> understands':
      '[-(other !== undefined && !goesWith)-]{+false+}',
  }),
  guardsIn('web/src/lib/tables/zip.ts', READ_WORKBOOK, {
    'tables: what is unpacked is counted -> a bomb': 'if (room.left [-< 0-]{+< -Infinity+}) throw',
    'tables: what is packed with a password is said to be -> an archive with a password':
      'if ([-entry.encrypted-]{+false+}) throw',
  }),
  guardsIn('web/src/lib/tables/xml.ts', READ_WORKBOOK, {
    'tables: a document type is refused -> entities of its own':
      "[-throw new UnreadableTable(text.documentType)-]{+return behind(source, ']>', begin)+};",
  }),
  guardsIn('web/src/features/import/lib/plan-people.ts', 'web/src/features/import/lib/plan-people.test.ts', {
    'import of people: a namesake is asked about -> asks which of several':
      "return named.length > [-1-]{+Infinity+} ? 'several'",
  }),
  guardsIn('web/src/features/import/lib/presets.ts', 'web/src/features/import/lib/presets.test.ts', {
    'import of finance: what is part of all earned is not counted beside it -> is brought in as':
      'return [-earned || -]ZUP.takenOff',
  }),
];
