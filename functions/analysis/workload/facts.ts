import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import type { Fact } from '../analysis.ts';
import { numbersIn } from '../numbers-in.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import type { Finding } from './findings/finding.ts';
import { PERIOD_DAYS } from './work.ts';
import { levelWords } from '#text/rules/workload-level.ts';

type Figures = Pick<
  WorkloadSummary,
  | 'overall_workload_score'
  | 'score_low'
  | 'score_high'
  | 'open_tasks'
  | 'total_tasks'
  | 'departments'
  | 'people_by_level'
> & {
  /** What makes the level of the company. */
  readonly reasons: readonly string[];
};

/** Every figure and every finding as a statement of its own. People are counted here, never named. */
export function factsOf(figures: Figures, late: number, findings: readonly Finding[], hasScore: boolean): Fact[] {
  const { open_tasks: open, total_tasks: total, people_by_level: people } = figures;
  const openTasks = plural(open, 'открытой задачи', 'открытых задач', 'открытых задач');
  return [
    ...(hasScore ? [scoreFact(figures)] : []),
    fact('overdue', `Просрочено ${formatNumber(late)} из ${openTasks}.`),
    fact(
      'completed',
      `За ${PERIOD_DAYS} дней завершено ${formatNumber(total - open)} из ${plural(total, 'задачи', 'задач', 'задач')}, которые за это время были в работе.`,
    ),
    fact(
      'people',
      `Индекс выше 80 у ${formatNumber(people.high)}, от 61 до 80 у ${formatNumber(people.medium)}, до 60 у ${formatNumber(people.low)}.`,
    ),
    ...figures.departments.map(({ name, score, open_tasks, people: size }) =>
      fact(
        `team:${name}`,
        `Команда «${name}»: индекс ${formatNumber(score)} из 100, ${plural(open_tasks, 'открытая задача', 'открытые задачи', 'открытых задач')}, ${plural(size, 'человек', 'человека', 'человек')}.`,
      ),
    ),
    ...findings.map(({ insight }) => fact(insight.id, `${insight.title}. ${insight.description}`)),
  ];
}

function scoreFact({ overall_workload_score: score, score_high: high, reasons }: Figures): Fact {
  return fact(
    'score',
    `Индекс нагрузки компании — ${formatNumber(score)} из 100, с неизвестным в данных до ${formatNumber(high)}. Нагрузка ${levelWords[levelOf(score)]}${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}.`,
  );
}

function fact(id: string, text: string): Fact {
  return { id, text, numbers: numbersIn(text) };
}
