import { HOURS, PEOPLE, ROUBLES, SHORTENED } from '#shared/text/input/finance-files.ts';
import { importText } from '#text/finance/import.ts';
import { isExcelError, isNothing, plainCell, type Reading } from './cell.ts';

const text = importText.mistakes;

/** The most that a field of money holds, in roubles. */
const MAX = 1e9;

const OTHER_CURRENCY = /[$€£¥₸₴]|\b(?:usd|eur|kzt|byn)\b/i;
const EXPONENT = /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i;

/** Roubles as people and programs write them; null where the cell says nothing. Fractions of a kopeck are rounded. */
export function readMoney(cell: string): Reading<number | null> {
  const plain = plainCell(cell);
  if (isNothing(plain)) return { value: null };
  if (OTHER_CURRENCY.test(plain)) return { mistake: text.currency };
  const number = readNumber(plain.replace(ROUBLES, ''));
  if ('mistake' in number) return number;
  const value = Math.round(number.value * 100) / 100;
  return value === number.value ? { value } : { value, note: 'longFraction' };
}

/** Hours with or without their unit; null where the cell says nothing. */
export function readHours(cell: string): Reading<number | null> {
  const plain = plainCell(cell);
  return isNothing(plain) ? { value: null } : readNumber(plain.replace(HOURS, ''));
}

/** A number of people; null where the cell says nothing. */
export function readPeople(cell: string): Reading<number | null> {
  const plain = plainCell(cell);
  if (isNothing(plain)) return { value: null };
  const number = readNumber(plain.replace(PEOPLE, ''));
  return 'value' in number && !Number.isInteger(number.value) ? { mistake: text.notWhole } : number;
}

function readNumber(plain: string): Reading<number> {
  if (plain.startsWith('=')) return { mistake: text.formula };
  if (isExcelError(plain)) return { mistake: text.excelError };
  if (plain.includes('%')) return { mistake: text.percent };
  if (EXPONENT.test(plain)) return { mistake: text.exponent };
  if (SHORTENED.test(plain)) return { mistake: text.shortened };
  if (/^(?:[-–—−]\s*\d|\(\s*\d.*\)$)/.test(plain)) return { mistake: text.negative };
  const digits = plain.replace(/^\+/, '');
  if (!/^[\d\s.,'’]*\d[\d\s.,'’]*$/.test(digits)) return { mistake: text.notNumber };
  const number = readDigits(digits);
  if ('mistake' in number) return number;
  return number.value > MAX ? { mistake: text.tooLarge } : number;
}

/** Digits with whatever stands between them: spaces and apostrophes for thousands, a point or a comma for either. */
function readDigits(digits: string): Reading<number> {
  const spaced = /[\s'’]/.test(digits);
  if (spaced && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(digits)) return { mistake: text.spaces };
  const joined = digits.replace(/[\s'’]/g, '');
  const marks = joined.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { value: Number(joined) };

  const kinds = new Set(marks).size;
  if (marks.length > 1 && kinds === 1) return grouped(joined, '');
  const [whole = '', fraction = ''] = splitAtLast(joined, last);
  if (kinds > 1) return whole.includes(last) ? { mistake: text.separators } : grouped(whole, fraction);
  // “1,234” is a thousand in English and one and a bit in Russian.
  if (!spaced && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3) return { mistake: text.thousandOrFraction };
  return { value: Number(`${whole || '0'}.${fraction || '0'}`) };
}

function grouped(whole: string, fraction: string): Reading<number> {
  if (!/^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$/.test(whole)) return { mistake: text.separators };
  return { value: Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`) };
}

function splitAtLast(joined: string, mark: string): readonly [string, string] {
  const at = joined.lastIndexOf(mark);
  return [joined.slice(0, at), joined.slice(at + 1)];
}
