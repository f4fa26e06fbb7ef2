import { DAY_PATTERN } from '#shared/text/input/finance-files.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** How a number of a workbook is shown, as far as it changes what the number means. */
export type NumberFormat =
  | { readonly is: 'number' }
  | { readonly is: 'day' | 'duration' | 'percent' }
  | { readonly is: 'money'; readonly currency: string }
  /** A number with zeros before it, as those of employees are. */
  | { readonly is: 'zeros'; readonly digits: number };

const NUMBER: NumberFormat = { is: 'number' };
const DAY: NumberFormat = { is: 'day' };
const DURATION: NumberFormat = { is: 'duration' };

/** Formats that have a number instead of a text; those from 27 on are days of East Asia. */
const DAYS_BY_NUMBER = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
] as const;
const DURATIONS_BY_NUMBER = [
  [18, 21],
  [45, 47],
] as const;
const PERCENTS_BY_NUMBER = [[9, 10]] as const;

/** Day 0 of either calendar. In the one of 1900 days before March are shifted by the 29th of February it believes in. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const BEFORE_MARCH_1900 = 61;
/** The last day of 9999, and what Excel keeps of a number. */
const LAST_DAY = 2_958_466;
const DIGITS = 15;

/** What a format of a workbook makes of a number. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (isWithin(id, DAYS_BY_NUMBER)) return DAY;
    if (isWithin(id, DURATIONS_BY_NUMBER)) return DURATION;
    return isWithin(id, PERCENTS_BY_NUMBER) ? { is: 'percent' } : NUMBER;
  }
  // What is shown as it stands there, colours and languages say nothing of the number; the first section is of positive ones.
  const [positive = ''] = code.split(';', 1);
  const currency =
    /\[\$([^\]-]+)/.exec(positive)?.[1] ?? /"([^"]*)"/.exec(positive)?.[1] ?? /[$€£¥]/.exec(positive)?.[0];
  const bare = positive
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (DAY_PATTERN.test(bare)) return DAY;
  if (/[hs]/.test(bare)) return DURATION;
  if (bare.includes('%')) return { is: 'percent' };
  const zeros = /^0{2,}$/.exec(bare);
  if (zeros) return { is: 'zeros', digits: zeros[0].length };
  const sign = currency?.trim() ?? '';
  return /^[$€£¥₸₴]$|^(?:usd|eur|kzt|byn)$/i.test(sign) ? { is: 'money', currency: sign } : NUMBER;
}

/** A number of a workbook as a text in Russian writes it, days as `YYYY-MM-DD`; what is none stays as it is. */
export function numberText(raw: string, format: NumberFormat, from1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  switch (format.is) {
    case 'day':
      return dayText(value, from1904) ?? plainNumber(value);
    case 'duration':
      return durationText(value);
    case 'percent':
      return `${plainNumber(value * 100)}%`;
    case 'money':
      return `${plainNumber(value)} ${format.currency}`;
    case 'zeros':
      return Number.isInteger(value) && value >= 0 ? String(value).padStart(format.digits, '0') : plainNumber(value);
    case 'number':
      return plainNumber(value);
  }
}

function dayText(serial: number, from1904: boolean): string | null {
  if (serial < 0 || serial >= LAST_DAY) return null;
  const shift = !from1904 && serial < BEFORE_MARCH_1900 ? 1 : 0;
  const epoch = from1904 ? EPOCH_1904 : EPOCH_1900;
  // A minute is what anybody means: 0.9999999 of a day is its end.
  const minutes = Math.round((serial + shift) * 24 * 60);
  const written = new Date(epoch + minutes * (DAY_MS / 24 / 60)).toISOString();
  const time = written.slice(11, 16);
  return time === '00:00' ? written.slice(0, 10) : `${written.slice(0, 10)} ${time}`;
}

/** Hours and minutes: «164:30» is no number of hours, so that nobody takes a share of a day for one. */
function durationText(days: number): string {
  const minutes = Math.round(days * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;
}

/** With a comma. Three figures behind it get a zero: «1,234» is a thousand to half of all programs. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(DIGITS));
  const written = Math.abs(rounded) < 1e21 && !Number.isInteger(rounded) ? withoutExponent(rounded) : String(rounded);
  return written.replace('.', ',').replace(/,\d{3}$/, '$&0');
}

function withoutExponent(value: number): string {
  const written = String(value);
  return written.includes('e') ? value.toFixed(20).replace(/0+$/, '') : written;
}

function isWithin(id: number, ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.some(([first, last]) => id >= first && id <= last);
}
