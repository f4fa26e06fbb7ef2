import { formatNumber, NBSP, plural } from '../format.ts';

const read = (people: number, tasks: number) =>
  `${plural(people, 'сотрудник', 'сотрудника', 'сотрудников')}, ${plural(tasks, 'задача', 'задачи', 'задач')}`;

/** How the reading of a portal stands, and how its changes arrive between two whole readings. */
export const portalReadingText = {
  begun: (at: string) => `Читаем портал, начали ${at}.`,
  soFar: (people: number, tasks: number) => `Уже прочитано: ${read(people, tasks)}.`,
  analysisWaits: `Анализ нагрузки можно заказать сейчас: он${NBSP}дождётся.`,
  failed: `Прочитать портал не${NBSP}получилось.`,
  done: (at: string, people: number, tasks: number) => `Прочитано ${at}: ${read(people, tasks)}.`,
  incomplete: (problem: string) => `Не${NBSP}всё получилось: ${problem}`,
  received: (at: string) => `Последние изменения получены ${at}.`,
  silent: (since: string) => `Портал не${NBSP}отвечает с${NBSP}${since}.`,
  silentBecause: (since: string, problem: string) => `Портал не${NBSP}отвечает с${NBSP}${since}: ${problem}.`,
  /** For a narrow place. */
  note: 'читаем портал',
  noteSoFar: (people: number, tasks: number) =>
    `читаем портал: ${formatNumber(people)}${NBSP}чел., ${plural(tasks, 'задача', 'задачи', 'задач')}`,
} as const;
