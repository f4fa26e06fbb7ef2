import { BEHIND_YEAR, MONTHS } from '#shared/text/input/finance-files.ts';
import { importText } from '#text/finance/import.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { isExcelError, isNothing, plainCell, type Reading } from './cell.ts';

const text = importText.mistakes;

const [FIRST_YEAR, LAST_YEAR] = [1940, 2099];
/** Excel counts days from here; 45292 is the first of January 2024. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
/** A serial number of this shape lies between 1927 and 2118; fewer digits would be a year. */
const SERIAL = /^[1-7]\d{4}(?:[.,]\d+)?$/;
const TIME = '(?:[ T]\\d{1,2}:\\d{2}.*)?';
const ISO = new RegExp(`^(\\d{4})[-./](\\d{1,2})[-./](\\d{1,2})${TIME}$`);
const DOTTED = new RegExp(`^(\\d{1,2})[.-](\\d{1,2})[.-](\\d{4})${BEHIND_YEAR}${TIME}$`);
const SLASHED = new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4})${TIME}$`);
const WORDED = new RegExp(`^(\\d{1,2})[ -]([\\p{L}]{3,})\\.?[ -](\\d{4})${BEHIND_YEAR}$`, 'u');
const MONTH_FIRST = new RegExp(`^(\\d{1,2})[-./ ](\\d{4})${BEHIND_YEAR}$`);
const WORDED_MONTH = new RegExp(`^(\\p{L}{3,})[., -]+(\\d{2}|\\d{4})${BEHIND_YEAR}$`, 'u');
const SHORT_YEAR = /^\d{1,2}[./-]\d{1,2}[./-]\d{2}$/;

/** A calendar day as `YYYY-MM-DD`; null where the cell says nothing. */
export function readDay(cell: string): Reading<string | null> {
  const plain = plainCell(cell);
  if (isNothing(plain)) return { value: null };
  if (isExcelError(plain)) return { mistake: text.excelError };
  if (SERIAL.test(plain)) return { value: dayOfSerial(plain), note: 'serialDay' };
  if (SHORT_YEAR.test(plain)) return { mistake: text.shortYear };

  const iso = ISO.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const dotted = DOTTED.exec(plain);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const slashed = SLASHED.exec(plain);
  if (slashed) return slashedDay(Number(slashed[1]), Number(slashed[2]), slashed[3]);
  const worded = WORDED.exec(plain);
  const month = worded && monthNamed(worded[2]);
  return worded && month ? dayOf(worded[3], month, worded[1]) : { mistake: text.notDay };
}

/** A month as `YYYY-MM`; null where the cell says nothing. */
export function readMonth(cell: string): Reading<string | null> {
  const plain = plainCell(cell).toLowerCase();
  if (isNothing(plain)) return { value: null };
  if (SERIAL.test(plain)) return { value: dayOfSerial(plain).slice(0, 7), note: 'serialDay' };
  const yearFirst = /^(\d{4})[-./ ](\d{1,2})$/.exec(plain);
  if (yearFirst) return monthOf(yearFirst[1], yearFirst[2]);
  const yearLast = MONTH_FIRST.exec(plain);
  if (yearLast) return monthOf(yearLast[2], yearLast[1]);
  // Excel's own short form has two figures of the year: “Jan-26”.
  const worded = WORDED_MONTH.exec(plain);
  const month = worded && monthNamed(worded[1]);
  if (worded?.[2] && month) return monthOf(worded[2].length === 2 ? `20${worded[2]}` : worded[2], month);
  const day = readDay(cell);
  if ('value' in day && day.value !== null) return { value: day.value.slice(0, 7) };
  return { mistake: text.notMonth };
}

/** The month that a text of several words names, as a file's name does; null where it names none or several. */
export function monthIn(name: string): string | null {
  const plain = plainCell(name).toLowerCase().replaceAll('_', ' ');
  const found = [...plain.matchAll(/(?<!\d)(20\d{2})[-. ](\d{2})(?!\d)|(?<!\d)(\d{2})[-. ](20\d{2})(?!\d)/g)].map(
    (match) => (match[1] === undefined ? monthOf(match[4], match[3]) : monthOf(match[1], match[2])),
  );
  const worded = [...plain.matchAll(/(\p{L}{3,})[., -]*(20\d{2})/gu)].map(([, word, year]) => {
    const month = monthNamed(word);
    return month ? monthOf(year, month) : { mistake: text.notMonth };
  });
  const months = new Set([...found, ...worded].flatMap((one) => ('value' in one ? [one.value] : [])));
  const [only = null] = months;
  return months.size === 1 ? only : null;
}

function slashedDay(first: number, second: number, year: string | undefined): Reading<string> {
  if (first !== second && first <= 12 && second <= 12) return { mistake: text.dayOrMonth };
  return first > 12 ? dayOf(year, second, first) : dayOf(year, first, second);
}

type Part = string | number | undefined;

function dayOf(year: Part, month: Part, day: Part): Reading<string> {
  const written = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  // 31 April becomes the first of May, or no date at all.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written) return { mistake: text.noSuchDay };
  return isOfOurTime(year) ? { value: written } : { mistake: text.oddYear };
}

function monthOf(year: Part, month: Part): Reading<string> {
  if (Number(month) < 1 || Number(month) > 12) return { mistake: text.notMonth };
  return isOfOurTime(year) ? { value: `${year}-${two(month)}` } : { mistake: text.oddYear };
}

function isOfOurTime(year: Part): boolean {
  return Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
}

function dayOfSerial(plain: string): string {
  const days = Math.floor(Number(plain.replace(',', '.')));
  return new Date(EXCEL_EPOCH + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 to 12; null for a word that is no month. */
function monthNamed(word = ''): number | null {
  const folded = word.toLowerCase();
  const index = MONTHS.findIndex((names) => names.some((name) => folded.startsWith(name)));
  return index < 0 ? null : index + 1;
}

function two(part: Part): string {
  return String(part).padStart(2, '0');
}
