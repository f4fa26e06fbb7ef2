import type { RuleContent } from '#shared/models/automation-rule.ts';
import { readyRuleTitles } from '#text/automations/rules.ts';

/** Rules to begin with: none of them costs anything, and none is on before somebody switches it on. */
export const READY_RULES: readonly RuleContent[] = [
  {
    condition: { kind: 'load', measure: 'overdue', team: null, above: 30 },
    action: { kind: 'task', title: readyRuleTitles.overdue, responsible_id: null, deadline_days: 5 },
    cap: null,
  },
  {
    condition: { kind: 'answer_rate', below: 60, days_before: 2 },
    action: { kind: 'reminder' },
    cap: null,
  },
  {
    condition: { kind: 'enps', poll_id: null, below: null },
    action: { kind: 'mail', to: ['owner', 'hr', 'managers'] },
    cap: null,
  },
  {
    condition: { kind: 'date', on: 'probation_end', day: null, days: -7 },
    action: {
      kind: 'task',
      title: readyRuleTitles.probation,
      responsible_id: null,
      deadline_days: 5,
    },
    cap: null,
  },
];
