const ISO = /^((?:19|20)\d\d)-(\d\d?)-(\d\d?)/;
const YEAR_FIRST = /^((?:19|20)\d\d)[/.](\d\d?)[/.](\d\d?)/;
const DAY_FIRST = /^(\d\d?)[./](\d\d?)[./]((?:19|20)\d\d)/;

/**
 * Reads the days of a column. What is written 03/04/2025 is read day first, as in Russia, unless some of the column can
 * only be month first, as American settings of Google Forms have it.
 */
export function dayReader(column: readonly string[]): (cell: string) => string | null {
  const monthFirst = column.some((cell) => {
    const found = cell.includes('/') ? DAY_FIRST.exec(cell.trim()) : null;
    return found !== null && Number(found[2]) > 12;
  });
  return (cell) => {
    const text = cell.trim();
    const [, year, month, day] = ISO.exec(text) ?? YEAR_FIRST.exec(text) ?? [];
    if (year !== undefined) return real(year, month!, day!);
    const [, first, second, last] = DAY_FIRST.exec(text) ?? [];
    if (last === undefined) return null;
    return monthFirst && text.includes('/') ? real(last, first!, second!) : real(last, second!, first!);
  };
}

function real(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}
