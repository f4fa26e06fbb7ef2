import type { groupsText as Russian } from '../../../../ru/asking/results/surveys/groups.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { formatNumber, plural } from '../../../format.ts';
import { likely } from '../../../question-kinds/parts.ts';
import { howMany, lessThan } from './less-than.ts';

const ONE_GROUP = 'Only one group can be shown separately: there is nothing to compare it with.';

/** Words of groups beside each other: the heat map, and a cell of it. */
export const groupsText: Catalogue<typeof Russian> = {
  heat: {
    why: {
      few: (k) => `${lessThan(k)} responses – shown only together with others`,
      remainder: () =>
        'shown together with others: otherwise the answers of a small group could be found by subtraction',
      overlap: () => 'shown together with others: by comparing dimensions, individual people could be recognised',
      many: () => 'there are more groups than fit, so this one is together with others',
    },
    title: 'Where teams differ',
    from: (k) => `from ${howMany(k)} responses`,
    theme: 'Which question to show',
    dimensions: { team: 'Teams', tenure: 'Tenure', role: 'Roles' },
    dimensionLabel: 'What sets the groups apart',
    what: 'Scores of the groups',
    tableLabel: 'Scores of the groups as a table',
    scale: (least, most) => `average score from ${least} to ${most}`,
    scales: 'average scores, on different scales',
    group: 'Group',
    whole: 'Whole company',
    small: 'Small groups together',
    answered: (count, invited) =>
      `${formatNumber(count)}${invited === null ? '' : ` of ${formatNumber(invited)}`} answered`,
    answeredAll: (count) => `all ${formatNumber(count)} answered`,
    hidden: (count) => plural(count, 'group', 'groups'),
    noCell: 'not shown',
    noCellWhy:
      'This cell is not shown: from it, directly or by subtraction, one could learn how individual people answered.',
    levels: { best: 'good', good: 'rather good', middle: 'middling', poor: 'rather bad', worst: 'bad' },
    differs: { higher: 'higher than the rest by more than chance', lower: 'lower than the rest by more than chance' },
    interval: (low, high) => `from ${low} to ${high}`,
    mean: (value, low, high) => (low === high ? value : `${value}, from ${low} to ${high}`),
    looked: (question, mean, answered) => `${question} – ${mean}; ${answered}`,
    recommendation: 'Willingness to recommend',
    legendDiffers: 'the difference from the rest is more than chance, adjusted for the number of comparisons',
    legendColour:
      'Colour tells whether a score is good: green is closer to the better end of the scale, red to the worse one.',
    legendPlain: 'Without colour are questions that do not say which scores are better.',
    legendInterval: '± is the 95% interval; where everyone answered there is nothing to guess, and it is absent.',
    hint: 'Arrows move from cell to cell, Enter shows the distribution.',
    afterClosing:
      'Groups will stand side by side when the survey is closed: until then, a comparison would give away those who answered last.',
    whyNot: {
      no_attribute: {
        team: 'None of the respondents has a team. It is set in the list of members.',
        tenure: 'None of the respondents has a hiring date. It is set in the list of members.',
        role: 'The roles of the respondents are not known: everyone answered via the link.',
      },
      one_group: { team: ONE_GROUP, tenure: ONE_GROUP, role: ONE_GROUP },
      overlap: {
        team: 'Teams are not shown: by comparing them with another dimension, individual people could be recognised.',
        tenure: 'Tenure is not shown: by comparing it with another dimension, individual people could be recognised.',
        role: 'Roles are not shown: by comparing them with another dimension, individual people could be recognised.',
      },
    },
  },

  cell: {
    answered: (count) => plural(count, 'answer', 'answers'),
    mean: (value, low, high) => `Average ${likely(value, low, high)}`,
    favourable: (value, low, high) => `Good scores – ${likely(value, low, high)}`,
    company: 'Whole company',
    differs: {
      higher: 'Higher than the rest: the difference is more than chance.',
      lower: 'Lower than the rest: the difference is more than chance.',
    },
    alike: 'The difference from the rest may be chance.',
  },
};
