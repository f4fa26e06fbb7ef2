import { formatNumber, plural } from '#shared/rules/plural.ts';
import { LEVEL_WORDS as WORDS, levelOf, type Level } from '#shared/rules/workload-level.ts';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Finding } from './findings/finding.ts';
import { having } from './traits.ts';
import { createdSince, PERIOD_DAYS, type Work } from './work.ts';

type Figures = Omit<
  WorkloadSummary,
  'headline' | 'executive_summary' | 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'
>;

/** The finding in one sentence: where the workload is above what it is on the whole, else what it is. */
export function headlineOf(work: Work, figures: Figures): string {
  const { overall_workload_score: score, score_low: low, score_high: high, departments } = figures;
  if (figures.open_tasks === 0) return 'Открытых задач нет: нагрузку оценивать не по чему';
  if (isNobodys(work)) return 'За открытые задачи никто не отвечает: чья это нагрузка, не видно';
  const level = levelOf(score);
  const above = departments.filter((one) => rank(levelOf(one.score)) > rank(level));
  const unsure = levelOf(low) !== levelOf(high);
  const whole = `В целом нагрузка ${unsure ? 'скорее ' : ''}${WORDS[level]}`;
  if (above.length === 0) return `${whole}: ${formatNumber(score)} из 100`;
  const worst = above.map((one) => levelOf(one.score)).includes('high') ? 'high' : 'medium';
  const teams = above.filter((one) => levelOf(one.score) === worst);
  if (teams.length === 1) return `${whole}, а у команды «${teams[0]!.name}» — ${WORDS[worst]}`;
  return `${whole}, а у ${plural(teams.length, 'команды', 'команд', 'команд')} — ${WORDS[worst]}`;
}

/** Whether there are open tasks, and nobody is responsible for any of them. */
function isNobodys({ company, unassigned }: Work): boolean {
  return unassigned.length === company.open.length;
}

/** Three to five sentences: the score and how sure it is, what is late, what has moved, whom it is about, where to look. */
export function executiveSummary(work: Work, figures: Figures, findings: readonly Finding[]): string {
  const { company, since, now } = work;
  const done = figures.total_tasks - figures.open_tasks;
  if (company.open.length === 0)
    return `Открытых задач нет, поэтому индекса нагрузки нет. За ${PERIOD_DAYS} дней завершили ${plural(done, 'задачу', 'задачи', 'задач')}. Видно только то, что заводят задачами.`;
  const late = having('overdue', company, now).length;
  const created = createdSince(company.items, since).length;
  const first = findings.find(({ insight }) => insight.type === 'risk' || insight.type === 'trend');
  return [
    isNobodys(work)
      ? 'Индекса нагрузки нет: ни у одной открытой задачи нет ответственного.'
      : `Индекс нагрузки — ${formatNumber(figures.overall_workload_score)} из 100${rangeOf(work, figures)}.`,
    `Просрочено ${formatNumber(late)} из ${plural(company.open.length, 'открытой задачи', 'открытых задач', 'открытых задач')}.`,
    `За ${PERIOD_DAYS} дней поставили ${plural(created, 'задачу', 'задачи', 'задач')}, завершили ${formatNumber(done)}.`,
    ...(isNobodys(work) ? [] : [peopleWords(figures)]),
    first ? `Начать стоит с этого: «${first.insight.title}».` : 'Срочного по задачам не видно.',
  ].join(' ');
}

/** How far the score may be off, and what leaves that open. */
function rangeOf({ company, unassigned, now }: Work, { score_low: low, score_high: high }: Figures): string {
  if (low === high) return '';
  const gaps = [
    ...gap(having('no_deadline', company, now).length, 'без срока'),
    ...gap(having('no_estimate', company, now).length, 'без оценки'),
    ...gap(unassigned.length, 'без ответственного'),
  ];
  const why = gaps.length === 0 ? '' : ` (${gaps.join(', ')})`;
  return `, а с тем, чего в данных нет, — от ${formatNumber(low)} до ${formatNumber(high)}${why}`;
}

function peopleWords({ people_by_level: { high, medium, low } }: Figures): string {
  const all = plural(high + medium + low, 'человека', 'человек', 'человек');
  const loaded =
    high === 0 ? `Индекс выше 80 — ни у кого из ${all}` : `Индекс выше 80 — у ${formatNumber(high)} из ${all}`;
  return medium === 0 ? `${loaded}.` : `${loaded}, от 61 до 80 — у ${formatNumber(medium)}.`;
}

function gap(count: number, words: string): string[] {
  return count === 0 ? [] : [`${plural(count, 'задача', 'задачи', 'задач')} ${words}`];
}

function rank(level: Level): number {
  return ['low', 'medium', 'high'].indexOf(level);
}
