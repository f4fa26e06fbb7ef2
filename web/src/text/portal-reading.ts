import type { PortalReading } from '#shared/models/integration.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';

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

/** The same for a narrow place. */
export function portalReadingNote({ state, people, tasks, problem }: PortalReading): string | null {
  if (state === 'read') return null;
  if (state === 'failed') return problem;
  return people + tasks === 0
    ? 'читаем портал'
    : `читаем портал: ${formatNumber(people)}${NBSP}чел., ${plural(tasks, 'задача', 'задачи', 'задач')}`;
}
