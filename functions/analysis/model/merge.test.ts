import { describe, expect, it } from 'vitest';
import type { PollAnalysis, WorkloadAnalysis } from '../analysis.ts';
import { mergePoll } from './merge-poll.ts';
import { mergeWorkload } from './merge-workload.ts';

const chip = (id: string) => ({ id, label: id, count: 12 });
const metric = { key: 'overdue', label: 'Просрочено', count: 12, of: 38 };
const insight = (id: string, severity: 'high' | 'low') => ({
  id,
  type: 'risk' as const,
  severity,
  title: `own ${id}`,
  description: `own words of ${id}`,
  affected_employees: 7,
  confidence: 'high' as const,
  evidence: [chip(id)],
  metric: id === 'late' ? metric : null,
});
const action = (id: string, basis: string) => ({
  id,
  title: `own ${id}`,
  priority: 'high' as const,
  timeline: 'сейчас',
  horizon: 'now' as const,
  description: 'own',
  target_employees: ['Продажи'],
  steps: ['own step'],
  success_metrics: ['не больше 5'],
  based_on: [basis],
  metric: null,
});
const workload = {
  summary: { executive_summary: 'own', key_insights: [insight('late', 'high'), insight('waits', 'low')] },
  recommendations: { immediate_actions: [action('a', 'late'), action('b', 'waits')] },
} as unknown as Pick<WorkloadAnalysis, 'summary' | 'recommendations'>;
const nothing = { summary: null, claims: [], actions: [], dropped: 3 };
const said = (title: string, evidence: string[]) => ({ title, text: `${title}: words`, evidence });

describe('an analysis of workload with what a model has said', () => {
  it('stays as it was where nothing of that was borne by facts', () => {
    expect(mergeWorkload(workload, nothing)).toEqual(workload);
  });

  it('has its words for a finding; figures, evidence and metric stay', () => {
    const { summary } = mergeWorkload(workload, {
      ...nothing,
      summary: 'its summary',
      claims: [said('its', ['late'])],
    });
    expect(summary.executive_summary).toBe('its summary');
    expect(summary.key_insights).toEqual([
      { ...insight('late', 'high'), title: 'its', description: 'its: words' },
      insight('waits', 'low'),
    ]);
  });

  it('has what it sees across findings, with the evidence of all; what names no finding is left out', () => {
    const claims = [said('across', ['waits', 'late']), said('of a fact that is no finding', ['total'])];
    const { summary } = mergeWorkload(workload, { ...nothing, claims });
    expect(summary.key_insights.slice(2)).toEqual([
      {
        id: 'model-1',
        type: 'risk',
        severity: 'high',
        title: 'across',
        description: 'across: words',
        affected_employees: 7,
        confidence: 'high',
        evidence: [chip('waits'), chip('late')],
        metric: null,
      },
    ]);
  });

  it('has its actions before ours, in place of those with the same ground, measured as ours', () => {
    const actions = [
      { ...said('act', ['late']), steps: ['its step'] },
      { ...said('out of nothing', ['total']), steps: [] },
    ];
    const { recommendations } = mergeWorkload(workload, { ...nothing, actions });
    expect(recommendations.immediate_actions).toMatchObject([
      {
        id: 'model-action-1',
        steps: ['its step'],
        success_metrics: ['не больше 5'],
        horizon: 'now',
        based_on: ['late'],
        metric,
      },
      { id: 'b' },
    ]);
  });
});

const finding = (id: string) => ({
  id,
  text: `own ${id}`,
  confidence: 'high' as const,
  evidence: [chip(id)],
  metric: null,
});
const pollAction = (id: string, basis: string) => ({
  id,
  based_on: [basis],
  metric: null,
  title: `own ${id}`,
  priority: 'high' as const,
  description: 'own',
  timeline: 'неделя',
  responsible: 'HR',
  expected_outcome: 'меньше критики',
});
const poll = {
  summary: {
    summary: 'own',
    key_findings: [finding('load')],
    insights: [],
    areas_of_concern: [finding('load'), finding('pay')],
    positive_highlights: [finding('team')],
  },
  recommendations: { immediate_actions: [pollAction('a', 'load'), pollAction('b', 'pay')] },
} as unknown as Pick<PollAnalysis, 'summary' | 'recommendations'>;

describe('an analysis of a poll with what a model has said', () => {
  it('has its words wherever the finding is shown, and what it sees across findings among the insights', () => {
    const claims = [said('its', ['load']), said('across', ['load', 'team'])];
    const { summary } = mergePoll(poll, { ...nothing, claims });
    expect(summary.summary).toBe('own');
    expect([...summary.key_findings, ...summary.areas_of_concern].map(({ text }) => text)).toEqual([
      'its: words',
      'its: words',
      'own pay',
    ]);
    expect(summary.insights).toMatchObject([
      { id: 'model-1', text: 'across: words', evidence: [chip('load'), chip('team')] },
    ]);
  });

  it('is as sure of what it sees across findings as of the least sure of them, and of one as we are', () => {
    const [load, team] = [finding('load'), { ...finding('team'), confidence: 'low' as const }];
    const summary = { ...poll.summary, key_findings: [load], positive_highlights: [team] };
    const claims = [said('across', ['load', 'team']), said('its', ['team'])];
    const merged = mergePoll({ ...poll, summary }, { ...nothing, claims }).summary;
    expect(merged.insights).toMatchObject([{ id: 'model-1', confidence: 'low' }]);
    expect(merged.positive_highlights).toMatchObject([{ id: 'team', text: 'its: words', confidence: 'low' }]);
  });

  it('has its actions where there is one of ours on the same ground, to be done by whom we name', () => {
    const actions = [
      { ...said('act', ['load']), steps: ['раз', 'два.'] },
      { ...said('other', ['team']), steps: [] },
    ];
    expect(mergePoll(poll, { ...nothing, actions }).recommendations.immediate_actions).toMatchObject([
      { id: 'model-action-1', responsible: 'HR', description: 'act: words раз. два.', based_on: ['load'] },
      { id: 'b' },
    ]);
  });
});
