import type { teamResultsText as Russian } from '../../../ru/asking/results/teams.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, plural, quoted } from '../../format.ts';

const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Words of results by team, for a manager who sees their own teams alone. */
export const teamResultsText: Catalogue<typeof Russian> = {
  note: 'Your teams. Overall results, answers in words and respondents are open to the owner and HR: this is the workspace owner’s decision.',
  loadFailed: 'Could not load the results of the teams',
  noRuns: {
    title: 'No results yet',
    text: 'They will appear when the poll is closed.',
  },
  run: 'Run',
  runOf: (name, day) => (name === null ? `of ${day}` : `${name}, ${day}`),
  answered: (count, asked) =>
    asked === null
      ? plural(count, 'response', 'responses')
      : `${formatNumber(count)} of ${formatNumber(asked)} answered`,
  range: (low, high) => `probably from ${low} to ${high}`,
  noRange: 'few responses: how exact this is cannot be told',
  others: (value) => `the rest have ${value}`,
  lower: 'lower is better here',
  said: (question, value, to) => `${question}: ${value} out of ${to}`,
  legend:
    'Dot and bar: the average of the team and where it really lies with a probability of 95%. Dashed line: the average of all the rest. The difference between them may be chance: the overview shows those that are more than chance.',
  state: {
    not_compared: {
      title: 'Teams were not compared in this poll',
      text: 'Results of a team can be seen only if comparison was turned on before the run. Overall results are open to the owner and HR.',
    },
    open: {
      title: 'The poll is still open',
      text: 'Results of the teams will appear when it is closed.',
    },
    preparing: {
      title: 'Comparing teams',
      text: 'This takes less than a minute. Reload the page a little later.',
    },
  },
  nothing: {
    title: 'There is nothing to tell about your teams yet',
    text: (smallest) =>
      `Results of a team can be seen when at least ${formatNumber(smallest)} people in it have answered and it can be shown separately.`,
  },
  untold: (names, smallest) =>
    `Not shown separately: ${listed(names)}. There are fewer than ${formatNumber(smallest)} responses there, or the team cannot be separated without giving away another.`,
};
