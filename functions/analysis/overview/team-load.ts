import { moreThanChance } from '#functions/analysis/more-than-chance.ts';
import type { Measurement } from '#data/analysis-items.ts';
import type { TeamLoad } from '#shared/models/overview.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { HIGH_ABOVE } from '#shared/rules/workload-level.ts';
import type { Signal } from './signal.ts';

/** Above every difference that chance may explain: an index is measured and not inferred. */
const MEASURED = 100;
/** Fewer late tasks than these are no finding, as in the analysis of workload. */
const FEWEST_LATE = 5;

/** The load of teams as it was measured; a team is told only where at least five people are in it, which the measurement holds to. */
export function teamLoad(measured: Measurement): TeamLoad | null {
  const company = ofMetric(measured, 'overdue');
  if (!company) return null;
  const withoutDeadline = ofMetric(measured, 'no_deadline');
  const teams = measured.scores.flatMap(({ team, score }) => {
    const late = team === null ? null : ofMetric(measured, `overdue:${team}`);
    return team === null
      ? []
      : [{ team, index: score, low: null, high: null, open: late?.of ?? 0, overdue: late?.count ?? 0 }];
  });
  return {
    teams: teams.toSorted((a, b) => b.index - a.index || (a.team < b.team ? -1 : 1)),
    open: company.of,
    overdue: company.count,
    with_deadline: withoutDeadline ? withoutDeadline.of - withoutDeadline.count : null,
    small_teams: measured.smallTeams,
    measured_at: measured.at,
  };
}

/**
 * Teams whose index is high, and teams of whose tasks a larger part is late than about a month before, by more than
 * chance among all teams (Bonferroni).
 */
export function loadSignals({ teams }: TeamLoad, before: Measurement | null, to: string): Signal[] {
  return teams.flatMap(({ team, index, open, overdue }): Signal[] => {
    const high = index > HIGH_ABOVE;
    const was = before && grown(before, { team, open, overdue }, teams.length);
    if (!high && !was) return [];
    const now = `Просрочено ${formatNumber(overdue)} из ${plural(open, 'открытой задачи', 'открытых задач', 'открытых задач')}`;
    const then = was
      ? `, около месяца назад ${formatNumber(was.count)} из ${formatNumber(was.of)}: разница больше случайной`
      : '';
    return [
      {
        team,
        source: 'load',
        tone: high ? 'attention' : 'soon',
        label: high ? 'нагрузка высокая' : 'просрочка растёт',
        why: `${high ? `Индекс нагрузки ${formatNumber(index)} из 100. ` : ''}${now}${then}.`,
        evidence: [{ text: plural(open, 'открытая задача', 'открытые задачи', 'открытых задач'), to }],
        action: { text: 'Разобрать просроченные', to },
        strength: MEASURED + index,
      },
    ];
  });
}

/** What was late before, where more is late now than chance explains. */
function grown(before: Measurement, now: { team: string; open: number; overdue: number }, comparisons: number) {
  const was = ofMetric(before, `overdue:${now.team}`);
  const [from, to] = [was && shareOf(was.count, was.of), shareOf(now.overdue, now.open)];
  if (!was || !from || !to || now.overdue < FEWEST_LATE || to.value <= from.value) return null;
  return moreThanChance(from, to, comparisons) ? was : null;
}

function ofMetric({ metrics }: Measurement, key: string) {
  return metrics.find((one) => one.key === key) ?? null;
}
