import type { PortalChanges, PortalReading } from '../../../models/integration.ts';
import { formatDayAndTime, formatTimeOfDay } from '#web/lib/dates.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

const read = ({ people, tasks }: Pick<PortalReading, 'people' | 'tasks'>) =>
  `${plural(people, 'сотрудник', 'сотрудника', 'сотрудников')}, ${plural(tasks, 'задача', 'задачи', 'задач')}`;

/** How the reading of a portal stands, in a sentence. */
export function portalReadingWords({ state, since, people, tasks, problem }: PortalReading, now: Date): string {
  const at = formatDayAndTime(since, now);
  if (state === 'reading') {
    const soFar = people + tasks === 0 ? '' : ` Уже прочитано: ${read({ people, tasks })}.`;
    return `Читаем портал, начали ${at}.${soFar} Анализ нагрузки можно заказать сейчас: он${NBSP}дождётся.`;
  }
  if (state === 'failed') return `Прочитать портал не${NBSP}получилось. ${problem ?? ''}`.trim();
  const later = problem === null ? '' : ` Не${NBSP}всё получилось: ${problem}`;
  return `Прочитано ${at}: ${read({ people, tasks })}.${later}`;
}

/** How its changes arrive between two whole readings, in a sentence. */
export function portalChangesWords(
  { received_at: receivedAt, failed_since: failedSince, problem }: PortalChanges,
  now: Date,
): string {
  const at = (instant: string) => formatTimeOfDay(Date.parse(instant), now);
  const received = receivedAt === null ? '' : `Последние изменения получены ${at(receivedAt)}.`;
  if (failedSince === null) return received;
  const why = problem === null ? '' : `: ${problem}`;
  return `Портал не${NBSP}отвечает с${NBSP}${at(failedSince)}${why}. ${received}`.trim();
}

/** The same for a narrow place. */
export function portalReadingNote({ state, people, tasks, problem }: PortalReading): string | null {
  if (state === 'read') return null;
  if (state === 'failed') return problem;
  return people + tasks === 0
    ? 'читаем портал'
    : `читаем портал: ${formatNumber(people)}${NBSP}чел., ${plural(tasks, 'задача', 'задачи', 'задач')}`;
}
