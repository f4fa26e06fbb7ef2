import type { taskSources } from './wanted.ts';
import type { NewestResult } from '../repositories/analysis-items.ts';
import type { AiAccess } from '#functions/integrations/repositories/integrations.ts';
import { analystOf, describeAnalyst } from '#shared/analysts/index.ts';
import type { WorkloadStatus } from '#shared/models/analysis.ts';

type Sources = Awaited<ReturnType<typeof taskSources>>;

interface Known {
  readonly access: AiAccess | null;
  readonly newest: NewestResult | null;
}

/** The portal is read every night; what is older was missed at least once. */
const OLD_MILLISECONDS = 36 * 60 * 60_000;

/**
 * What stands in the way of an analysis, and what helps. Only having no tasks makes one impossible; what is
 * being read may bring some.
 */
export function workloadReadiness(
  { ownTasks, head, read, reading }: Sources,
  { access, newest }: Known,
  now: Date,
): Pick<WorkloadStatus, 'can_analyze' | 'issues' | 'recommendations'> {
  const notes: (readonly [issue: string, recommendation: string])[] = [];
  const tasks = ownTasks + (read?.count ?? 0);
  const isReading = reading?.state === 'reading';
  if (isReading && !read)
    notes.push(['Bitrix24 ещё читается', 'Анализ можно заказать сейчас: он начнётся, когда прочитаем']);
  if (reading?.state === 'failed') {
    notes.push(['Задачи Bitrix24 не прочитаны', `Проверьте подключение к Bitrix24: ${reading.problem}`]);
  }
  if (tasks === 0 && !isReading && reading?.state !== 'failed') {
    notes.push(['В пространстве нет задач', reading ? 'Создайте задачи' : 'Подключите Bitrix24 или создайте задачи']);
  }
  if (read && now.getTime() - Date.parse(read.takenAt) > OLD_MILLISECONDS) {
    notes.push([
      'Задачи Bitrix24 читали больше суток назад',
      head?.lastRun?.problem
        ? `Проверьте подключение к Bitrix24: ${head.lastRun.problem}`
        : 'Проверьте подключение к Bitrix24',
    ]);
  }
  if (tasks > 0 && newest?.people === 0) {
    notes.push(['Ни у одной задачи нет ответственного', 'Назначьте ответственных: нагрузку считают по людям']);
  }
  const analyst = access && analystOf(access.provider);
  if (analyst && access.problem !== null) {
    const { name } = describeAnalyst(analyst);
    notes.push([`${name} не отвечает на запросы: ${access.problem}`, `Обновите доступ к ${name}`]);
  }
  return {
    can_analyze: tasks > 0 || isReading,
    issues: notes.map(([issue]) => issue),
    recommendations: [...new Set(notes.map(([, recommendation]) => recommendation))],
  };
}
