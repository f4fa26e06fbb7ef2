import type { WorkloadRecommendations } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { addDays } from '#shared/rules/working-days.ts';
import { dayName } from '../../day-names.ts';
import type { Finding } from '../findings/finding.ts';
import { HIGH_ABOVE, MEDIUM_ABOVE } from '#shared/rules/workload-level.ts';
import { having } from '../traits.ts';
import type { Work } from '../work.ts';
import { adviceOn, HORIZONS, targetOf } from './advice.ts';

type Recommendations = Omit<WorkloadRecommendations, 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'>;

const ORDER = ['now', 'soon', 'later'] as const;
const MOST_PRIORITIES = 3;
/** Why no sum is named: an analysis is read by people who may not see money, and tasks hold none. */
const NO_RETURN =
  'В деньгах не посчитан: в задачах нет ни зарплат, ни стоимости часа, и любая сумма была бы догадкой. Что стоят время и уход людей, видно в разделе «Финансы» тем, кому он открыт';
const NO_BUDGET = 'бюджет не посчитан: в задачах нет цен';

/** What follows from the findings and from nothing else; without any, what to watch, or whom to ask where the load is high. */
export function recommend(work: Work, findings: readonly Finding[], high = false): Recommendations {
  const { today } = work;
  const advised = findings
    .map((finding) => ({ finding, advice: adviceOn(finding, today) }))
    .toSorted((a, b) => ORDER.indexOf(a.advice.horizon) - ORDER.indexOf(b.advice.horizon));
  return {
    executive_recommendations: executive(
      work,
      advised.map(({ advice }) => advice.title),
      high,
    ),
    strategic_priorities: advised.slice(0, MOST_PRIORITIES).map(({ advice }) => advice.title),
    immediate_actions: advised.map(({ finding, advice }) => ({
      id: `do:${finding.insight.id}`,
      title: advice.title,
      priority: finding.insight.severity,
      timeline: HORIZONS[advice.horizon].timeline,
      horizon: advice.horizon,
      description: advice.description,
      target_employees: targetOf(finding),
      steps: [...advice.steps],
      success_metrics: [...advice.goals],
      based_on: [finding.insight.id],
      metric: finding.insight.metric,
    })),
    strategies: strategiesOf(findings),
    continuous_improvement: watching(work, findings),
  };
}

function executive({ company }: Work, titles: readonly string[], high: boolean): string {
  if (company.open.length === 0)
    return 'Открытых задач нет: советовать не по чему. Анализ появится, когда появятся задачи.';
  const [first, ...others] = titles;
  if (first === undefined && high)
    return 'Нагрузка высокая, но одной причины по задачам не видно. Спросите команды, что отложить или отменить.';
  if (first === undefined) return 'Срочного по задачам нет. Достаточно раз в неделю смотреть на просрочку и на индекс.';
  const start = `Начните с первого: «${first}».`;
  return others.length === 0
    ? start
    : `${start} Дальше — ещё ${plural(others.length, 'шаг', 'шага', 'шагов')}, каждый следует из своего вывода.`;
}

/** Longer work, only where a finding calls for it. Nothing here knows of money. */
function strategiesOf(findings: readonly Finding[]): Recommendations['strategies'] {
  const of = (...kinds: Finding['kind'][]) => findings.filter(({ kind }) => kinds.includes(kind));
  const strategy = (
    found: readonly Finding[],
    said: {
      name: string;
      focus: string;
      description: string;
      initiatives: [name: string, description: string, timeline: string][];
    },
  ) =>
    found.length === 0
      ? []
      : [
          {
            name: said.name,
            strategic_focus: said.focus,
            description: said.description,
            business_case: `Следует из того, что видно по задачам: ${found.map(({ insight }) => lowerFirst(insight.title)).join('; ')}.`,
            roi_projection: NO_RETURN,
            initiatives: said.initiatives.map(([name, description, total_timeline]) => ({
              name,
              description,
              total_timeline,
              budget_estimate: NO_BUDGET,
            })),
          },
        ];
  return [
    ...strategy(of('overdue_growth', 'overdue_level', 'inflow', 'waiting', 'stale'), {
      name: 'Меньше начатого, больше законченного',
      focus: 'Просрочка и ожидание',
      description: 'Держать открытыми столько задач, сколько успевают закрывать, и не давать им ждать молча.',
      initiatives: [
        ['Разбор просрочки раз в неделю', 'Пятнадцать минут на команду: закрыть, перенести, отдать.', '3 месяца'],
        ['Предел открытых задач', 'Договориться, сколько задач команда держит открытыми одновременно.', '1–3 месяца'],
      ],
    }),
    ...strategy(of('concentration', 'above_habit', 'peak'), {
      name: 'Ровная нагрузка',
      focus: 'Распределение задач и сроков',
      description: 'Планировать сроки и ответственных так, чтобы ни день, ни человек не становились узким местом.',
      initiatives: [
        [
          'Сроки на одной странице',
          'Раз в неделю смотреть на сроки двух недель вперёд до того, как обещать новые.',
          '1 месяц',
        ],
        [
          'Второй человек для каждого дела',
          'Для задач, которые держатся на немногих, назвать того, кто сможет подменить.',
          '3 месяца',
        ],
      ],
    }),
    ...strategy(of('no_responsible', 'no_deadline', 'no_estimate'), {
      name: 'Задачи, по которым видно нагрузку',
      focus: 'Полнота данных',
      description:
        'Ответственный, срок и грубая оценка у новых задач: тогда нагрузку видно до того, как она стала просрочкой.',
      initiatives: [
        [
          'Короткое правило для новых задач',
          'Ответственный — всегда, срок — где он есть, оценка — час, день или неделя.',
          '1–2 месяца',
        ],
      ],
    }),
  ];
}

function watching(
  { company, today, now }: Work,
  findings: readonly Finding[],
): Recommendations['continuous_improvement'] {
  const late = having('overdue', company, now).length;
  const limit = Math.max(late + 3, Math.ceil(1.25 * late));
  const next = dayName(addDays(today, findings.some(({ insight }) => insight.severity !== 'low') ? 7 : 28));
  return {
    monitoring_recommendations: [
      `Посмотреть на индекс снова ${next} и сравнить с сегодняшним днём`,
      'Просрочку смотреть раз в неделю, по командам',
    ],
    key_performance_indicators: [
      `Просрочено: сейчас ${formatNumber(late)} из ${plural(company.open.length, 'открытой задачи', 'открытых задач', 'открытых задач')}`,
      ...findings.flatMap(({ insight }) =>
        insight.metric && !insight.metric.key.startsWith('overdue')
          ? [
              `${insight.metric.label}: сейчас ${formatNumber(insight.metric.count)} из ${formatNumber(insight.metric.of)}`,
            ]
          : [],
      ),
    ],
    escalation_triggers: [
      `Индекс компании или команды выше ${HIGH_ABOVE} две недели подряд`,
      `Индекс, который был не выше ${MEDIUM_ABOVE}, за неделю поднялся выше ${HIGH_ABOVE}`,
      `Просроченных больше ${formatNumber(limit)}`,
    ],
  };
}

function lowerFirst(text: string): string {
  return text.startsWith('Команда') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
