import type { figuresText as Russian } from '../../ru/common/figures.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, pluralForm, quoted } from '../format.ts';

/** Words of figures and charts, wherever answers are counted. */
export const figuresText: Catalogue<typeof Russian> = {
  answers: (count) => plural(count, 'answer', 'answers'),
  answersShort: 'answered',

  enps: {
    finding: {
      few: 'eNPS: few answers so far',
      above: 'eNPS: more promoters than detractors',
      below: 'eNPS: more detractors than promoters',
      even: 'eNPS: as many promoters as detractors',
      unsure: 'eNPS: the lead is within the margin of error',
    },
    label: 'eNPS',
    range: (low, high) => `most likely ${low} to ${high}, with 95% probability`,
    scores: (count) => plural(count, 'score', 'scores'),
    step: (count) => `One person moves the result by ${plural(count, 'point', 'points')} at most.`,
    ofAll: (silent, asked, low, high) =>
      `${formatNumber(silent)} gave no score: with all ${formatNumber(asked)}, the result would be between ${low} and ${high}.`,
    chart: (score, low, high) => `On a scale from −100 to +100: eNPS ${score}, interval from ${low} to ${high}`,
    promoters: (count) => pluralForm(count, 'promoter', 'promoters'),
    passives: (count) => pluralForm(count, 'passive', 'passives'),
    detractors: (count) => pluralForm(count, 'detractor', 'detractors'),
    group: 'Who',
    count: 'How many',
    share: 'Share',
    promotersGroup: 'Promoters, 9–10',
    passivesGroup: 'Passives, 7–8',
    detractorsGroup: 'Detractors, 0–6',
  },

  finding: {
    most: (scores) => `Most often scored ${scores}`,
    mostOften: (answers) => `Most often answered ${answers.map((answer) => quoted(answer)).join(' and ')}`,
    spread: 'Scores are spread out, with no single most common one',
    spreadAnswers: 'Answers are spread out, with no single most common one',
    and: ' and ',
  },

  trend: {
    short: { enps: 'eNPS', responses: 'Answered', mean: 'Average' },
    rewordedMark: 'question reworded',
    openMark: 'still open',
    chart: (what) => `Chart by run: ${what}. The left and right arrow keys go from run to run.`,
    people: (count) => `${formatNumber(count)} answered`,
  },
};
