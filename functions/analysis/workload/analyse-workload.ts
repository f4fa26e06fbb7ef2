import type { EvidenceTask } from '#shared/models/analysis.ts';
import { EVIDENCE_MAX, type WorkloadAnalysis } from '../analysis.ts';
import type { KeptMetric } from '../kept.ts';
import type { WorkloadData } from './data.ts';
import { factsOf } from './facts.ts';
import { findAll } from './findings/find.ts';
import { foreseenPeak } from './findings/peak.ts';
import { settledPeaks } from './foreseen-peaks.ts';
import { executiveSummary, headlineOf, isHigh } from './headline.ts';
import { employeeMetrics, peopleByLevel } from './people.ts';
import { recommend } from './recommendations/recommend.ts';
import { blindSpots, risksOf } from './risks.ts';
import { say } from './say.ts';
import { publishedParts } from './score/published.ts';
import { companyScore, groupScore, scoresOf, worstParts } from './score/score.ts';
import { reasonsOf } from './score/words.ts';
import { having, metric, traitMetrics } from './traits.ts';
import { completedSince, prepareWork, type Item, type Work } from './work.ts';

/**
 * What the service itself says of workload: from tasks alone, without any network, the same for the same tasks in
 * whatever order they come.
 */
export function analyseWorkload(data: WorkloadData): WorkloadAnalysis {
  const work = prepareWork(data);
  const { company, teams, now, since } = work;
  const scores = scoresOf(work);
  const score = companyScore(work, scores);
  const findings = findAll(work);
  const risks = risksOf(work, findings);
  const people = peopleByLevel(work, scores);
  const late = having('overdue', company, now).length;
  const completed = completedSince(company.items, since).length;
  // Of the tasks that were there within the period, but for those called off.
  const total = completed + company.open.length;
  const departments = teams.map((team) => {
    const own = groupScore(team, scores, work);
    return {
      name: team.team!,
      score: own.value,
      reason: reasonsOf(team, own, scores, work)[0] ?? '',
      factor: worstParts(own)[0] ?? null,
      open_tasks: team.open.length,
      people: team.workers.length,
    };
  });
  departments.sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const reasons = score ? reasonsOf(company, score, scores, work) : [];
  const figures = {
    overall_workload_score: score?.value ?? 0,
    score_low: score?.value ?? 0,
    score_high: score?.high ?? (company.open.length > 0 ? 100 : 0),
    parts: publishedParts(work, score, scores),
    employees_at_risk: people.high,
    total_employees: company.workers.length,
    completion_rate: percent(completed, total),
    overdue_rate: percent(late, company.open.length),
    open_tasks: company.open.length,
    total_tasks: total,
    period: { from: new Date(since).toISOString(), to: data.now.toISOString() },
    department_breakdown: Object.fromEntries(departments.map(({ name, score: of }) => [name, of])),
    departments,
    hidden_departments: [...work.hiddenTeams],
    people_by_level: people,
    key_insights: findings.map(({ insight }) => insight),
    employee_metrics: employeeMetrics(work, scores),
    risk_factors: risks.map(({ text }) => text),
    risk_evidence: risks.map(({ evidence }) => [...evidence]),
    blind_spots: blindSpots(work, data.source),
  };
  return {
    summary: {
      ...figures,
      headline: headlineOf(work, figures, { reasons, findings }),
      executive_summary: executiveSummary(work, figures, findings),
    },
    recommendations: recommend(work, findings, isHigh(figures)),
    reason: reasons.length === 0 ? '' : say('reasons', { reasons }),
    factor: (score && worstParts(score)[0]) ?? null,
    peaks: newOf(work),
    facts: factsOf({ ...figures, reasons }, late, findings, score !== null),
    metrics: metricsOf(
      work,
      people.high,
      company.workers.filter(({ open }) => open.length > 0).length,
      findings.flatMap(({ insight }) => insight.metric ?? []),
    ),
    names: {
      people: [...new Set(company.workers.map(({ person }) => person.name))].toSorted(),
      teams: [...new Set([...teams.map(({ team }) => team!), ...work.hiddenTeams])].toSorted(),
    },
    evidence: Object.fromEntries(
      [...findings, ...risks].flatMap(({ tasks }) => [...tasks].map(([id, items]) => [id, evidenceOf(items)])),
    ),
  };
}

/** What was not foreseen before, and what nobody had counted yet. */
function newOf(work: Work): WorkloadAnalysis['peaks'] {
  const foreseen = foreseenPeak(work);
  const uncounted = work.peaks.filter(({ came }) => came === null);
  const isKnown = work.peaks.some(({ first }) => first === foreseen?.first);
  return { foreseen: isKnown ? null : foreseen, settled: settledPeaks(uncounted, work) };
}

/** What can be measured again, one of a key. */
function metricsOf(work: Work, high: number, busy: number, found: readonly KeptMetric[]): KeptMetric[] {
  const all = [...traitMetrics(work), metric('above_80', work.company, high, busy), ...found];
  return [...new Map(all.map((one) => [one.key, one])).values()];
}

function evidenceOf(items: readonly Item[]): { tasks: EvidenceTask[]; total: number } {
  const shown = items
    .toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || (a.key < b.key ? -1 : 1))
    .slice(0, EVIDENCE_MAX);
  return {
    tasks: shown.map(({ task }) => ({
      id: task.id,
      source: task.source,
      title: task.title,
      deadline: task.deadline,
      overdue: task.overdue,
    })),
    total: items.length,
  };
}

/** Not rounded, or 34,46 would be 35 where it is rounded again; 0 of nothing. */
function percent(part: number, of: number): number {
  return of === 0 ? 0 : (100 * part) / of;
}
