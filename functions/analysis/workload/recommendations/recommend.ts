import type { WorkloadRecommendations } from '#shared/models/analysis.ts';
import type { Said } from '#shared/text/said.ts';
import type { workloadSaid } from '#text/analysis/workload-said.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Kept } from '../../kept.ts';
import type { Finding } from '../findings/finding.ts';
import { say } from '../say.ts';
import { having } from '../traits.ts';
import type { Work } from '../work.ts';
import { adviceOn, targetOf } from './advice.ts';

type Recommendations = Kept<Omit<WorkloadRecommendations, 'analysis_date' | 'ai_provider' | 'fallback' | 'sent'>>;

const ORDER = ['now', 'soon', 'later'] as const;
const MOST_PRIORITIES = 3;

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
    immediate_actions: advised.map(({ finding, advice: { horizon, title, description, steps, goals } }) => ({
      id: `do:${finding.insight.id}`,
      title,
      priority: finding.insight.severity,
      timeline: say('timeline', { horizon }),
      horizon,
      description,
      target_employees: targetOf(finding),
      steps: [...steps],
      success_metrics: [...goals],
      based_on: [finding.insight.id],
      metric: finding.insight.metric,
    })),
    strategies: strategiesOf(findings),
    continuous_improvement: watching(work, findings),
  };
}

function executive({ company }: Work, titles: readonly Said[], high: boolean): Said {
  if (company.open.length === 0) return say('adviseNothingOpen');
  const [title, ...others] = titles;
  if (title === undefined) return high ? say('adviseAsking') : say('adviseWatching');
  return say('adviseFirst', { title, more: others.length });
}

type Strategy = Parameters<(typeof workloadSaid)['strategyName']>[0]['strategy'];
type Initiative = Parameters<(typeof workloadSaid)['initiativeName']>[0]['initiative'];

/** Longer work: what each is called for by, and what it consists of. */
const STRATEGIES: readonly {
  readonly strategy: Strategy;
  readonly for: readonly Finding['kind'][];
  readonly initiatives: readonly Initiative[];
}[] = [
  {
    strategy: 'less_begun',
    for: ['overdue_growth', 'overdue_level', 'inflow', 'waiting', 'stale'],
    initiatives: ['weekly_review', 'open_limit'],
  },
  {
    strategy: 'even_load',
    for: ['concentration', 'above_habit', 'peak'],
    initiatives: ['deadlines_page', 'second_person'],
  },
  { strategy: 'whole_data', for: ['no_responsible', 'no_deadline', 'no_estimate'], initiatives: ['new_task_rule'] },
];

/**
 * Longer work, only where a finding calls for it. No sum is named: an analysis is read by people who may not see money,
 * and tasks hold none.
 */
function strategiesOf(findings: readonly Finding[]): Recommendations['strategies'] {
  return STRATEGIES.flatMap(({ strategy, initiatives, ...called }) => {
    const found = findings.filter(({ kind }) => called.for.includes(kind));
    if (found.length === 0) return [];
    return [
      {
        name: say('strategyName', { strategy }),
        strategic_focus: say('strategyFocus', { strategy }),
        description: say('strategyText', { strategy }),
        business_case: say('businessCase', {
          findings: found.map(({ team, what }) => say('findingAmong', { team, what })),
        }),
        roi_projection: say('noReturn'),
        initiatives: initiatives.map((initiative) => ({
          name: say('initiativeName', { initiative }),
          description: say('initiativeText', { initiative }),
          total_timeline: say('initiativeTimeline', { initiative }),
          budget_estimate: say('noBudget'),
        })),
      },
    ];
  });
}

function watching(
  { company, today, now }: Work,
  findings: readonly Finding[],
): Recommendations['continuous_improvement'] {
  const late = having('overdue', company, now).length;
  const day = addDays(today, findings.some(({ insight }) => insight.severity !== 'low') ? 7 : 28);
  return {
    monitoring_recommendations: [say('lookAgain', { day }), say('lookWeekly')],
    key_performance_indicators: [
      say('lateNow', { late, open: company.open.length }),
      ...findings.flatMap(({ insight: { metric } }) =>
        metric && !metric.key.startsWith('overdue')
          ? [say('countNow', { label: metric.label, count: metric.count, of: metric.of })]
          : [],
      ),
    ],
    escalation_triggers: [
      say('alarmHigh'),
      say('alarmRise'),
      say('alarmLate', { limit: Math.max(late + 3, Math.ceil(1.25 * late)) }),
    ],
  };
}
