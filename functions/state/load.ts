import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import type { TeamLoad } from '#shared/models/overview.ts';
import { inWords } from '#shared/text/said.ts';
import { loadReasonsSaid } from '#text/analysis/load-reasons-said.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const OVERDUE = 'overdue';
/** A load that was measured longer ago is told with its day, and warns of nobody. */
const WARNS_DAYS = 14;

/** Of how many open tasks so many are late. */
export interface Late {
  /** Null for the whole company. */
  readonly team: string | null;
  readonly count: number;
  readonly of: number;
}

/**
 * How loaded a company and its teams are by a measurement: what every screen, letter and rule tells, none of which
 * counts for itself. A team is told only where at least five people are in it, which the measurement holds to. Null
 * where tasks were not counted.
 */
export function loadOf(measured: Measurement): TeamLoad | null {
  const late = lateIn(measured);
  const company = late.find(({ team }) => team === null);
  if (!company) return null;
  const withoutDeadline = measured.metrics.find(({ key }) => key === 'no_deadline');
  const whole = measured.scores.find(({ team }) => team === null);
  const teams = measured.scores.flatMap(({ team, score, reason, factor, highSince }) => {
    if (team === null) return [];
    const of = late.find((one) => one.team === team);
    return [
      {
        team,
        index: score,
        reason: reason === undefined ? null : inWords(loadReasonsSaid, reason),
        factor: factor ?? null,
        high_since: highSince ?? null,
        low: null,
        high: null,
        open: of?.of ?? 0,
        overdue: of?.count ?? 0,
      },
    ];
  });
  return {
    teams: teams.toSorted((a, b) => b.index - a.index || (a.team < b.team ? -1 : 1)),
    company: whole
      ? { index: whole.score, reason: inWords(loadReasonsSaid, whole.reason ?? ''), factor: whole.factor ?? null }
      : null,
    open: company.of,
    overdue: company.count,
    with_deadline: withoutDeadline ? withoutDeadline.of - withoutDeadline.count : null,
    small_teams: measured.smallTeams,
    measured_at: measured.at,
  };
}

/** What is late of the open tasks of the company and of each team, own and Bitrix24's together. */
export function lateIn({ metrics }: Pick<Measurement, 'metrics'>): Late[] {
  return metrics.flatMap(({ key, count, of }): Late[] => {
    if (key === OVERDUE) return [{ team: null, count, of }];
    return key.startsWith(lateKey('')) ? [{ team: key.slice(lateKey('').length), count, of }] : [];
  });
}

/** What the share of late tasks of a team is kept under. */
export function lateKey(team: string): string {
  return `${OVERDUE}:${team}`;
}

/** Whether a load is young enough to warn of anybody. */
export function warns({ measured_at: at }: TeamLoad, now: Date): boolean {
  return now.getTime() - Date.parse(at) < WARNS_DAYS * DAY_MS;
}
