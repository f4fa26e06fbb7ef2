import { formatNumber, NBSP, plural } from '#shared/rules/plural.ts';
import { quoted } from '#shared/rules/quoted.ts';
import { levelOf, type Level } from '#shared/rules/workload-level.ts';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Finding } from './findings/finding.ts';
import { flowOf } from './score/flow.ts';
import { having } from './traits.ts';
import { PERIOD_DAYS, type Work } from './work.ts';
import { levelWords as WORDS } from '#text/rules/workload-level.ts';

type Figures = Omit<
  WorkloadSummary,
  'headline' | 'executive_summary' | 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'
>;

/** What the headline is made of besides the figures. */
interface Grounds {
  /** What makes the level, the worst first. */
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * The finding in one sentence: the level with the parts that make it, then the teams above it. Where neither is grave
 * and a finding is, that finding stands there: nothing below the headline is graver than it says.
 */
export function headlineOf(work: Work, figures: Figures, { reasons, findings }: Grounds): string {
  const { overall_workload_score: score, score_high: high } = figures;
  if (figures.open_tasks === 0) return 'Открытых задач нет: нагрузку оценивать не по чему';
  if (isNobodys(work)) return 'За открытые задачи никто не отвечает: чья это нагрузка, не видно';
  const level = levelOf(score);
  const unsure = levelOf(high) !== level;
  const why = reasons.length === 0 ? '' : `: ${reasons.join(', ')}`;
  const whole = `Нагрузка ${unsure ? 'скорее ' : ''}${WORDS[level]}${why}`;
  return [whole, ...(teamsAbove(figures) ?? (level === 'high' ? [] : graveFinding(findings)))].join('; ');
}

/** Said where the load is high and nothing is found that could be dealt with first: that is no calm. */
const NO_CAUSE = 'С чего начать, по задачам не видно: одной причины у высокой нагрузки нет.';

/** Whether the load of the company, or of a team, is high. */
export function isHigh({
  overall_workload_score: score,
  departments,
}: Pick<Figures, 'overall_workload_score' | 'departments'>): boolean {
  return [score, ...departments.map((team) => team.score)].some((one) => levelOf(one) === 'high');
}

/** The teams whose load is higher than that of the company; null where none is. */
function teamsAbove({ overall_workload_score: score, departments }: Figures): string[] | null {
  const above = departments.filter((one) => rank(levelOf(one.score)) > rank(levelOf(score)));
  if (above.length === 0) return null;
  const worst = above.map((one) => levelOf(one.score)).includes('high') ? 'high' : 'medium';
  const teams = above.filter((one) => levelOf(one.score) === worst);
  const whose =
    teams.length === 1 ? `команды «${teams[0]!.name}»` : plural(teams.length, 'команды', 'команд', 'команд');
  return [`у ${whose} — ${WORDS[worst]}`];
}

function graveFinding(findings: readonly Finding[]): string[] {
  const grave = findings.find(({ insight: { severity } }) => severity === 'high' || severity === 'critical');
  if (!grave) return [];
  const { title } = grave.insight;
  return [`${title.charAt(0).toLowerCase()}${title.slice(1)}`];
}

/** Whether there are open tasks, and nobody is responsible for any of them. */
function isNobodys({ company, unassigned }: Work): boolean {
  return unassigned.length === company.open.length;
}

/** Three to five sentences: the score and how sure it is, what is late, what has moved, whom it is about, where to look. */
export function executiveSummary(work: Work, figures: Figures, findings: readonly Finding[]): string {
  const { company, since, now } = work;
  const { set, done } = flowOf(company, since);
  if (company.open.length === 0)
    return `Открытых задач нет, поэтому индекса нагрузки нет. За ${PERIOD_DAYS} дней завершили ${plural(done.length, 'задачу', 'задачи', 'задач')}. Видно только то, что заводят задачами.`;
  const late = having('overdue', company, now).length;
  const first = findings.find(({ insight }) => insight.type === 'risk' || insight.type === 'trend');
  return [
    isNobodys(work)
      ? 'Индекса нагрузки нет: ни у одной открытой задачи нет ответственного.'
      : `Индекс нагрузки — ${formatNumber(figures.overall_workload_score)} из 100${rangeOf(work, figures)}.`,
    `Просрочено ${formatNumber(late)} из ${plural(company.open.length, 'открытой задачи', 'открытых задач', 'открытых задач')}.`,
    `За ${PERIOD_DAYS} дней поставили ${plural(set.length, 'задачу', 'задачи', 'задач')}, завершили ${formatNumber(done.length)}.`,
    ...(isNobodys(work) ? [] : [peopleWords(figures)]),
    first
      ? `Начать стоит с этого: ${quoted(first.insight.title)}.`
      : isHigh(figures)
        ? NO_CAUSE
        : 'Срочного по задачам не видно.',
  ].join(' ');
}

/** How much higher the score may be, and what leaves that open. */
function rangeOf({ company, unassigned, now }: Work, { score_low: low, score_high: high }: Figures): string {
  if (low === high) return '';
  const gaps = [
    ...gap(having('no_deadline', company, now).length, 'без срока'),
    ...gap(having('no_estimate', company, now).length, 'без оценки'),
    ...gap(unassigned.length, 'без ответственного'),
  ];
  const why = gaps.length === 0 ? '' : ` (${gaps.join(', ')})`;
  return `, а с тем, чего в данных нет, — до ${formatNumber(high)}${why}`;
}

/** Of whoever has no task nothing is seen. */
function peopleWords({ people_by_level: { high, medium }, employee_metrics: people }: Figures): string {
  const seen = people.filter(({ total_tasks: tasks }) => tasks > 0).length;
  const all = `${plural(seen, 'человека', 'человек', 'человек')} с${NBSP}задачами`;
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
