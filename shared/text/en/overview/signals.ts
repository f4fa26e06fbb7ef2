import type { Catalogue } from '../../catalogue.ts';
import type { overviewSignals as Russian } from '../../ru/overview/signals.ts';
import { dayName } from '../dates.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';

/** “5.2”: one decimal, as on the screens of results. */
const oneDecimal = (value: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const CHECK = 'Check the workload in a week';

/** What teams need attention for, and what may be done about it. */
export const overviewSignals: Catalogue<typeof Russian> = {
  openResults: 'Open results',
  openAnalysis: 'Open analysis',
  clearOverdue: 'Clear what is overdue',

  worse: {
    lowLabel: 'lower scores than others',
    highLabel: 'higher scores than others',
    lowClaim: 'lower scores than everyone else',
    highClaim: 'higher scores than everyone else',
    why: (told) => {
      const { range } = told;
      const ends = range === null ? '' : ` (probably from ${oneDecimal(range.low)} to ${oneDecimal(range.high)})`;
      return `${quoted(told.question)}: an average of ${oneDecimal(told.own)} of ${told.top}${ends}, everyone else ${oneDecimal(told.others)}${told.lowerIsBetter ? '; less is better here' : ''}. The difference is more than chance.`;
    },
    evidence: (answered, title) => `${plural(answered, 'answer', 'answers')}: ${quoted(title)}`,
  },

  fewer: {
    label: 'fewer answer',
    claim: 'fewer answer than before',
    why: (told) =>
      `Fewer answer: ${formatNumber(told.answered)} of ${formatNumber(told.asked)} against ${formatNumber(told.answeredBefore)} of ${formatNumber(told.askedBefore)} last time. The difference is more than chance.`,
    evidence: (title) => `Turnout: ${quoted(title)}`,
  },

  load: {
    high: 'workload is high',
    growing: 'more and more is overdue',
    index: (told) =>
      `The workload index is ${formatNumber(told.index)} out of 100${told.since === null ? '' : `, above ${told.above} since${NBSP}${dayName(told.since)}`}.`,
    late: (told) => {
      const { before } = told;
      const then =
        before === null
          ? ''
          : `, about a month ago ${formatNumber(before.late)} of ${formatNumber(before.open)}: the difference is more than chance`;
      return `${formatNumber(told.late)} of ${plural(told.open, 'open task', 'open tasks')} ${pluralForm(told.late, 'is', 'are')} overdue${then}.`;
    },
    openTasks: (count) => plural(count, 'open task', 'open tasks'),
    analysis: 'workload analysis',
    metric: (team) => `Overdue tasks, team ${quoted(team)}`,
  },

  steps: {
    worse: [
      'Ask the team at a general meeting what is behind the score',
      'Choose one change and name its deadline',
      'Ask the same question in a month and compare',
    ],
    fewer: [
      'Find out from the team whether invitations arrive and there is time to answer',
      'Tell people what has changed after the last poll',
      'Give people time to answer during working hours',
    ],
    overdue: [
      'Go through what is overdue with the team: what to close, hand over or move',
      'Decide which new tasks will wait',
      CHECK,
    ],
    flow: [
      'Decide with the team which new tasks will wait, and tell those who are waiting for them',
      'Find what gets in the way of finishing what was begun',
      CHECK,
    ],
    people: [
      'See with the team who has more tasks than fit into a week',
      'Hand over some tasks or move their due dates',
      CHECK,
    ],
  },

  wrongUntil: 'A decision can be put off from tomorrow to three months ahead',
};
