const ORDINALS = [
  'второй',
  'третий',
  'четвёртый',
  'пятый',
  'шестой',
  'седьмой',
  'восьмой',
  'девятый',
  'десятый',
  'одиннадцатый',
  'двенадцатый',
] as const;

/** How long something goes on, of so many steps from month to month: «месяц к месяцу», «второй месяц». */
export function runText(steps: number): string {
  if (steps <= 1) return 'месяц к месяцу';
  const ordinal = ORDINALS[steps - 2];
  return ordinal === undefined ? 'больше года' : `${ordinal} месяц`;
}
