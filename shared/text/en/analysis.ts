import type { analysisText as Russian } from '../ru/analysis.ts';
import type { Catalogue } from '../catalogue.ts';
import { formatNumber, NBSP } from './format.ts';

/** Words of every analysis: who prepared it, how sure it is, how far it has got. */
export const analysisText: Catalogue<typeof Russian> = {
  tabs: { label: 'What to show', summary: 'Findings', recommendations: 'Recommendations' },

  preparedBy: 'Prepared by',
  unavailable: (name) => `${name} is unavailable`,
  whyUnavailable: (name, problem) => `${name}: ${problem}`,
  stayedHere: 'the data did not leave the service',

  fallback: (detail) => `We prepared this analysis ourselves, without an external model. ${detail}`,

  confidence: {
    high: 'confidence: high',
    middle: 'confidence: medium',
    low: 'confidence: low',
  },
  confidenceMeans: {
    high: 'calculated from all data, or the interval is no wider than 15% of the scale and there are at least 30 answers',
    middle:
      'calculated from part of the data or from words, or the interval is no wider than 30% of the scale and there are at least 10 answers',
    low: 'a forecast, or the interval is wider than 30% of the scale, or there are fewer than ten answers',
  },

  severity: {
    low: 'low',
    medium: 'medium',
    high: 'high',
    critical: 'critical',
  },
  priority: (severity) => `priority: ${severity}`,

  measured: (metric) => `${metric.label}: ${formatNumber(metric.count)} of ${formatNumber(metric.of)}.`,
  preparedOn: (analyst, day) => `${analyst}, ${day}.`,

  toTask: 'Make a task',
  toTaskOf: (title) => `Make a task: ${title}`,
  taskCreated: 'Task created',
  openTask: 'Open task',
  openTaskOf: (title) => `Open task: ${title}`,

  basedOn: (finding) => `based on: ${finding}`,
  finding: (number) => `finding${NBSP}${number}`,

  evidence: {
    open: (label) => `Show what this is based on: ${label}`,
    tasks: 'Tasks the finding is based on',
    answers: 'Answers the finding is based on',
    failed: 'Could not show what the finding is based on',
    none: 'Nothing here',
    noTasks: 'These tasks are gone: they were deleted or closed after the analysis.',
    noAnswers: 'The answers cannot be shown: there are fewer than five.',
    part: (shown, total) => `Showing ${formatNumber(shown)} of ${formatNumber(total)}.`,
    asAnalysed: 'This is how the tasks were at the time of the analysis.',
    anonymous: 'Answers stand without ratings, teams or times, in random order.',
    late: 'overdue',
    noDeadline: 'no due date',
    deadline: (day) => `due ${day}`,
  },

  job: {
    label: 'The analysis is being prepared',
    long: 'Longer than usual, but the analysis is under way',
    queued: 'Waiting in the queue: first we will finish what was started earlier',
    waitsForPortal: 'We will start as soon as we have read Bitrix24',
    mayLeave: 'You can leave this page: we will notify you when we are done.',
    stop: 'Stop',
    seconds: (seconds) => `${formatNumber(seconds)}${NBSP}s`,
    steps: {
      portal: 'Reading Bitrix24',
      collect: 'Collecting data',
      compute: 'Calculating',
      ask_model: 'Looking for patterns',
      verify: 'Checking every claim against the data',
    },
    done: 'done',
    now: 'in progress',
    later: 'not started',
    failed: 'The analysis failed',
    cancelled: 'The analysis was stopped',
    cancelledText: 'You can start it again at any time.',
    retry: 'Try again',
    builtinInstead: 'Prepare with the built-in analysis',
    connection: 'No connection: as soon as it is back, we will go on following the analysis.',
    before: 'The previous analysis stays until the new one is ready',
  },

  notice: {
    ready: 'The analysis is ready',
    failed: 'The analysis failed',
    open: 'Open',
  },

  more: (count) => `Show ${formatNumber(count)} more`,
};
