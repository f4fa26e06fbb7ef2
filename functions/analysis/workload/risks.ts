import type { Evidence } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { dayName } from '../day-names.ts';
import { chip, type Finding } from './findings/finding.ts';
import { having } from './traits.ts';
import type { Item, Work } from './work.ts';

/** What may go wrong, with what it rests on. */
export interface Risk {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly tasks: ReadonlyMap<string, readonly Item[]>;
}

const DAY_MS = 86_400_000;
const FEWEST = 5;
/** One project that holds so much of what is late is a risk of its own. */
const ONE_PROJECT = 0.5;

/** Risks that the tasks show but that are no findings: told as counts, nobody and no project by name. */
export function risksOf(work: Work, findings: readonly Finding[]): Risk[] {
  const { company, unassigned, now } = work;
  const risks: Risk[] = [];
  const add = (id: string, items: readonly Item[], text: string) =>
    risks.push({ text, evidence: [chip(id, items.length)], tasks: new Map([[id, items]]) });

  for (const { kind, insight, tasks } of findings) {
    const { title, evidence } = insight;
    if (kind === 'peak') risks.push({ text: `${title}: что не успеют, станет просрочкой`, evidence, tasks });
    else if (insight.type === 'risk') risks.push({ text: title, evidence, tasks });
  }
  const urgent = unassigned.filter(({ task }) => task.urgent);
  if (urgent.length > 0)
    add(
      'urgent_unassigned',
      urgent,
      `${plural(urgent.length, 'срочная задача', 'срочные задачи', 'срочных задач')} без ответственного`,
    );
  const late = having('overdue', company, now);
  const projects = Map.groupBy(
    late.filter(({ task }) => task.project !== null),
    ({ task }) => task.project!,
  );
  const [largest = []] = [...projects.values()].toSorted(
    (a, b) => b.length - a.length || (a[0]!.key < b[0]!.key ? -1 : 1),
  );
  if (late.length >= FEWEST && projects.size > 1 && largest.length >= ONE_PROJECT * late.length)
    add(
      'overdue_one_project',
      largest,
      `${formatNumber(largest.length)} из ${plural(late.length, 'просроченной задачи', 'просроченных задач', 'просроченных задач')} — в одном проекте`,
    );
  const undated = having('no_deadline', company, now);
  if (undated.length > 0)
    add(
      'no_deadline',
      undated,
      `${plural(undated.length, 'задача', 'задачи', 'задач')} без срока: их просрочку не видно`,
    );
  return risks;
}

/** What the analysis cannot see, said on the page. */
export function blindSpots({ company, unassigned, now }: Work, portalReadAt: string | null): string[] {
  const isOld = portalReadAt !== null && now - Date.parse(portalReadAt) > DAY_MS;
  const undated = having('no_deadline', company, now).length;
  const unestimated = having('no_estimate', company, now).length;
  const idle = company.workers.filter(({ open }) => open.length === 0).length;
  return [
    portalReadAt === null ? 'Отпуска и больничные: их здесь не ведут' : 'Отпуска и больничные: Bitrix24 их не отдаёт',
    'Работу, которую не заводят задачами',
    ...(isOld
      ? [`Что изменилось в Bitrix24 после ${dayName(moscowDay(new Date(portalReadAt)))}: тогда задачи читали`]
      : []),
    unestimated > 0
      ? `Сложность: у ${formatNumber(unestimated)} из ${formatNumber(company.open.length)} открытых задач нет оценки времени`
      : 'Сложность: оценка времени говорит о часах, а не о трудности',
    ...(undated > 0 ? [`Просрочку ${plural(undated, 'задачи', 'задач', 'задач')} без срока`] : []),
    ...(unassigned.length > 0
      ? [`Чья нагрузка — ${plural(unassigned.length, 'задача', 'задачи', 'задач')} без ответственного`]
      : []),
    ...(idle > 0
      ? [`Чем заняты ${plural(idle, 'человек', 'человека', 'человек')} без открытых задач: их нагрузку считаем нулевой`]
      : []),
  ];
}
