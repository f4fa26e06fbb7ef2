import type { Guard } from '../guard.ts';

const IMPORT = 'web/src/features/finance/import/lib';

/** Without these, a file of pay is read wrongly in silence, or says who somebody is. */
export const financeImport: readonly Guard[] = [
  {
    name: 'import of finance: replaced names and addresses stay in the browser',
    file: `${IMPORT}/replace-names.ts`,
    from: '...row.values, email: null, name: numberOf(row.values)',
    to: '...row.values, name: numberOf(row.values)',
    test: `${IMPORT}/check-file.test.ts`,
    only: /sends no name and no address/,
  },
  {
    name: 'import of finance: what may be a thousand or a fraction is asked about',
    file: `${IMPORT}/amounts.ts`,
    from: 'return { mistake: text.thousandOrFraction };',
    to: 'return { value: Number(`${whole}${fraction}`) };',
    test: `${IMPORT}/amounts.test.ts`,
    only: /refuses/,
  },
  {
    name: 'import of finance: day and month are not confused',
    file: `${IMPORT}/days.ts`,
    from: 'first !== second && first <= 12 && second <= 12',
    to: 'first > 31',
    test: `${IMPORT}/days.test.ts`,
    only: /refuses "01\/02\/2024"/,
  },
  {
    name: 'import of finance: a file cut off within quotes is refused',
    file: `${IMPORT}/parse-csv.ts`,
    from: "errors.find(({ type }) => type === 'Quotes')",
    to: "errors.find(({ type }) => type === 'Delimiter')",
    test: `${IMPORT}/parse-csv.test.ts`,
    only: /a quote is open/,
  },
  {
    name: 'import of finance: a file of a gigabyte is not opened',
    file: `${IMPORT}/read-file.ts`,
    from: 'if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024)',
    to: 'if (file.size < 0)',
    test: `${IMPORT}/decode-text.test.ts`,
    only: /does not open what is too large/,
  },
  {
    name: 'import of finance: one person twice is a mistake of both rows',
    file: `${IMPORT}/check-file.ts`,
    from: 'const twice = repeated.get(row.number);',
    to: 'const twice = undefined as string | undefined;',
    test: `${IMPORT}/check-file.test.ts`,
    only: /rows beside each other/,
  },
  {
    name: 'import of finance: two columns of pay are not summed unasked',
    file: `${IMPORT}/guess-columns.ts`,
    from: '(other !== undefined && !goesWith)',
    to: 'false',
    test: `${IMPORT}/guess-columns.test.ts`,
    only: /understands/,
  },
];
