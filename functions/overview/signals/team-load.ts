import { moreThanChance } from '#functions/analysis/more-than-chance.ts';
import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { lateIn, lateKey } from '#functions/state/load.ts';
import type { TeamLoad } from '#shared/models/overview.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { HIGH_ABOVE, WHOLE_COMPANY, type FactorOfGroup } from '#shared/rules/workload-level.ts';
import { ALERT } from './alerts.ts';
import { overviewSignals } from '#text/overview/signals.ts';
import { decisionOn } from './decision-words.ts';
import type { Signal } from './signal.ts';

/** Above every difference that chance may explain: an index is measured and not inferred. */
const MEASURED = 100;
/** Fewer late tasks than these are no finding, as in the analysis of workload. */
const FEWEST_LATE = 5;

/**
 * Teams whose index is high, and teams of whose tasks a larger part is late than about a month before, by more than
 * chance among all teams (Bonferroni, held against the share of alerts). The whole company stands there where its index
 * is high and that of no team.
 */
export function loadSignals(
  { teams, company, measured_at: at }: TeamLoad,
  before: Measurement | null,
  { workspaceId, to }: LoadSource,
): Signal[] {
  const words = overviewSignals.load;
  const signals = teams.flatMap(({ team, index, reason, factor, high_since: from, open, overdue }): Signal[] => {
    const since = from === moscowDay(new Date(at)) ? null : from;
    const evidence = words.openTasks(open);
    const was = before && grown(before, { team, open, overdue }, teams.length);
    const late = words.late({ late: overdue, open, before: was && { late: was.count, open: was.of } });
    const counted = {
      // Drawn where it is what the claim says: a load may be high for another reason.
      comparisons:
        was || factor === 'overdue'
          ? [
              {
                kind: 'shares' as const,
                what: 'overdue' as const,
                now: { count: overdue, of: open },
                before: was && shareIn(was),
              },
            ]
          : [],
      ...decisionOn((index > HIGH_ABOVE && factor) || 'overdue'),
      metric: {
        key: lateKey(team),
        label: words.metric(team),
        count: overdue,
        of: open,
        measured_at: at,
      },
    };
    if (index > HIGH_ABOVE)
      return [
        {
          ...high({ team, index, reason, factor, since, more: ` ${late}`, evidence, to, workspaceId }),
          ...counted,
        },
      ];
    if (!was) return [];
    return [
      {
        team,
        source: 'load',
        subject_id: workspaceId,
        tone: 'soon',
        sure: 'likely',
        label: words.growing,
        claim: words.growing,
        ...counted,
        why: late,
        evidence: [{ text: evidence, to }],
        action: { text: overviewSignals.clearOverdue, to },
        strength: MEASURED + index,
      },
    ];
  });
  if (company === null || company.index <= HIGH_ABOVE || teams.some(({ index }) => index > HIGH_ABOVE)) return signals;
  return [
    ...signals,
    high({ team: WHOLE_COMPANY, ...company, since: null, more: '', evidence: words.analysis, to, workspaceId }),
  ];
}

/** Whose load it is, and where it is read. */
export interface LoadSource {
  readonly workspaceId: string;
  readonly to: string;
}

interface High extends LoadSource {
  readonly team: string;
  readonly index: number;
  readonly reason: string | null;
  readonly factor: FactorOfGroup | null;
  /** From which day on it is high; null where that is not known, or said of nothing before. */
  readonly since: string | null;
  readonly more: string;
  readonly evidence: string;
}

function high({ team, index, reason, factor, since, more, evidence, to, workspaceId }: High): Signal {
  const words = overviewSignals.load;
  return {
    team,
    source: 'load',
    subject_id: workspaceId,
    tone: 'attention',
    sure: 'exact',
    label: words.high,
    claim: reason || words.high,
    comparisons: [],
    ...decisionOn(factor ?? 'overdue'),
    metric: null,
    why: `${words.index({ index, above: HIGH_ABOVE, since })}${more}`,
    evidence: [{ text: evidence, to }],
    action: { text: overviewSignals.openAnalysis, to },
    strength: MEASURED + index,
  };
}

/** What was late before, where more is late now than chance explains. */
function grown(before: Measurement, now: { team: string; open: number; overdue: number }, comparisons: number) {
  const was = lateIn(before).find(({ team }) => team === now.team);
  const [from, to] = [was && shareOf(was.count, was.of), shareOf(now.overdue, now.open)];
  if (!was || !from || !to || now.overdue < FEWEST_LATE || to.value <= from.value) return null;
  return moreThanChance(from, to, comparisons, ALERT) ? was : null;
}

function shareIn({ count, of }: { readonly count: number; readonly of: number }) {
  return { count, of };
}
