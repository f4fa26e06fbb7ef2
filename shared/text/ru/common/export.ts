import { quoted } from '../format.ts';

/** Words of saving results as a file. */
export const exportText = {
  save: 'Скачать',
  print: 'Напечатать',
  csv: 'CSV для Excel',
  xlsx: 'Книга Excel (XLSX)',
  /** The sheet of sums. */
  sums: 'Итоги',
  /** The sheet of what has to be known to read a table. */
  notes: 'Пояснения',
  rows: 'Строк',
  sheet: 'Лист',
  failed: 'Файл не получился',
  stopped: 'Файл не сохранён: загрузка остановлена.',
  done: (name: string) => `Файл ${quoted(name)} сохранён`,
} as const;
