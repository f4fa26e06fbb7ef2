import type { WorkloadRecommendations } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { addDays, type Day } from '#shared/rules/working-days.ts';
import { dayName } from '../../day-names.ts';
import { about, type Finding, type FindingKind } from '../findings/finding.ts';

type Horizon = WorkloadRecommendations['immediate_actions'][number]['horizon'];

/** What a finding asks for. */
export interface Advice {
  readonly horizon: Horizon;
  readonly title: string;
  readonly description: string;
  readonly steps: readonly string[];
  readonly goals: readonly string[];
}

/** When each is to be done, and after how many days it is looked at again. */
export const HORIZONS: Readonly<Record<Horizon, { readonly timeline: string; readonly days: number }>> = {
  now: { timeline: 'на этой неделе', days: 14 },
  soon: { timeline: '2–4 недели', days: 28 },
  later: { timeline: '1–3 месяца', days: 90 },
};

/** What to do about a finding, with a goal made of its own figures. */
export function adviceOn(finding: Finding, today: Day): Advice {
  return ADVICE[finding.kind](finding, today);
}

/** Half of what there is, and no less than there was before it grew. */
function half({ count, before = 0 }: Finding): number {
  return Math.min(count - 1, Math.max(Math.floor(count / 2), before));
}

const until = (today: Day, horizon: Horizon) => dayName(addDays(today, HORIZONS[horizon].days));
const noMore = (count: number, what: string, today: Day, horizon: Horizon) =>
  `${what} — не больше ${formatNumber(count)} к ${until(today, horizon)}`;

const overdue = (finding: Finding, today: Day): Advice => ({
  horizon: 'now',
  title: about(
    finding.team,
    `разобрать ${plural(finding.count, 'просроченную задачу', 'просроченные задачи', 'просроченных задач')}`,
  ),
  description:
    'Час вместе с руководителем: каждую закрыть, перенести на честный срок или отдать тому, у кого есть время.',
  steps: [
    'Выписать просроченные с причиной',
    'Закрыть то, что уже не нужно',
    'Перенести сроки там, где ждут других',
    'Отдать часть тем, у кого задач меньше',
  ],
  goals: [noMore(half(finding), 'Просроченных', today, 'now')],
});

const ADVICE: Readonly<Record<FindingKind, (finding: Finding, today: Day) => Advice>> = {
  overdue_growth: overdue,
  overdue_level: overdue,
  inflow: (finding) => ({
    horizon: 'now',
    title: 'Решить, что из новых задач можно не начинать',
    description:
      'Задачи ставят быстрее, чем завершают. Пока это так, просроченных будет больше, сколько их ни разбирай.',
    steps: [
      'Отменить то, что уже не нужно',
      'Договориться, кто решает, какую задачу ставить',
      'Новую начинать, когда закрыта прежняя',
    ],
    goals: [
      `За 30 дней поставлено не больше ${plural(finding.of - finding.count, 'задачи', 'задач', 'задач')} или столько же завершено`,
    ],
  }),
  waiting: (finding, today) => ({
    horizon: 'soon',
    title: about(finding.team, 'договориться, кто и за сколько отвечает на то, чего ждут'),
    description: `Ждут ${plural(finding.count, 'задача', 'задачи', 'задач')}. Короткое правило «ответ за день» обычно снимает больше, чем ещё одна встреча.`,
    steps: [
      'Выписать, чего ждёт каждая задача',
      'Назвать двух человек, которые согласуют',
      'Поставить срок ответа в самой задаче',
    ],
    goals: [noMore(half(finding), 'Ожидающих', today, 'soon')],
  }),
  peak: ({ by, count }, today) => ({
    horizon: 'now',
    title: `Развести ${plural(count, 'срок', 'срока', 'сроков')}, которые сходятся вместе`,
    description: `До ${dayName(by ?? today)} решить, что из этого нужно в срок, а что может подождать неделю.`,
    steps: [
      'Отметить сроки, которые двигать нельзя',
      'Остальные развести по соседним дням',
      'Предупредить тех, кто ждёт результата',
    ],
    goals: [`На эти дни — не больше ${plural(Math.max(1, Math.floor(count / 2)), 'срока', 'сроков', 'сроков')}`],
  }),
  concentration: ({ count, of }, today) => ({
    horizon: 'soon',
    title: 'Разделить задачи, которые держатся на немногих',
    description: `Сейчас на них ${formatNumber(count)} из ${plural(of, 'открытой задачи', 'открытых задач', 'открытых задач')} с ответственным. Начать с того, что можно передать без долгого объяснения.`,
    steps: [
      'Выбрать задачи, которые можно передать',
      'Каждой найти второго человека',
      'Записать то, что знает только один',
    ],
    goals: [noMore(Math.floor(of * 0.3), 'Задач у самых загруженных', today, 'soon')],
  }),
  above_habit: (finding, today) => ({
    horizon: 'now',
    title: 'Снять часть задач с тех, у кого их больше обычного',
    description: `Таких людей ${formatNumber(finding.count)}. Спросить каждого, что можно отложить: цифра говорит о числе задач, а не о том, тяжело ли человеку.`,
    steps: [
      'Поговорить с каждым коротко и наедине',
      'Решить, что отложить на две недели',
      'Новые задачи пока ставить другим',
    ],
    goals: [noMore(half(finding), 'Людей с числом задач больше обычного', today, 'now')],
  }),
  stale: (finding, today) => ({
    horizon: 'soon',
    title: `Решить судьбу давних задач: их ${formatNumber(finding.count)}`,
    description:
      'Каждую закрыть, отменить или дать ей новый срок и ответственного. Что не нужно никому, можно отменить без разбора.',
    steps: ['Пройти список один раз целиком', 'Отменить ненужное', 'Остальным поставить срок'],
    goals: [noMore(half(finding), 'Давних задач', today, 'soon')],
  }),
  no_responsible: (finding, today) => ({
    horizon: 'now',
    title: `Найти ответственных: ${plural(finding.count, 'задача', 'задачи', 'задач')} без них`,
    description: 'Задача без ответственного либо никому не нужна, либо про неё забыли.',
    steps: ['Назначить ответственных', 'Отменить то, за что не берётся никто'],
    goals: [noMore(half(finding), 'Задач без ответственного', today, 'now')],
  }),
  no_deadline: (finding, today) => ({
    horizon: 'soon',
    title: `Поставить сроки: без них ${plural(finding.count, 'задача', 'задачи', 'задач')}`,
    description: 'Не всем задачам нужен срок. Но без него опоздание не видно ни людям, ни анализу.',
    steps: ['Начать со срочных', 'Договориться, каким задачам срок не нужен'],
    goals: [noMore(half(finding), 'Задач без срока', today, 'soon')],
  }),
  no_estimate: ({ count, of }, today) => ({
    horizon: 'later',
    title: 'Оценивать новые задачи хотя бы грубо',
    description: `Без оценки ${formatNumber(count)} из ${plural(of, 'открытой задачи', 'открытых задач', 'открытых задач')}. Достаточно выбирать из трёх: час, день, неделя.`,
    steps: ['Выбрать одну команду для пробы', 'Оценивать только новые задачи', 'Через месяц сравнить с тем, что вышло'],
    goals: [noMore(Math.floor(count / 2), 'Задач без оценки', today, 'later')],
  }),
  less_overdue: ({ team }, today) => ({
    horizon: 'later',
    title: `Попробовать у других то, что делает команда «${team ?? ''}»`,
    description: 'У неё просрочки меньше. Причина ли в этом — неизвестно: проверьте на одной команде и сравните.',
    steps: ['Спросить команду, что ей помогает', 'Выбрать одну команду для пробы', 'Сравнить просрочку через месяц'],
    goals: [`К ${until(today, 'later')} просрочка у пробной команды ниже, чем сейчас`],
  }),
};

/** Whom it concerns: the team, or how many people. */
export function targetOf({ team, insight }: Finding): string[] {
  if (team !== null) return [`Команда «${team}»`];
  return insight.affected_employees > 0
    ? [plural(insight.affected_employees, 'человек', 'человека', 'человек')]
    : ['Вся компания'];
}
