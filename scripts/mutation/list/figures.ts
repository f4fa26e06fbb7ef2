import { guardsIn } from '../guard.ts';

const COMPARED = 'web/src/features/asking/results/polls/lib/trend.test.ts';
const QUOTES = 'web/src/features/asking/results/polls/lib/quotes.test.ts';
const TEAM_FIGURES_TEST = 'web/src/features/asking/results/polls/lib/team-figures.test.ts';

/** Without these, results claim more than the answers bear. */
export const guards = [
  guardsIn('functions/analysis/polls/findings/questions.ts', 'functions/analysis/polls/direction.test.ts', {
    'figures: where less is better, high answers are a concern -> judged as soon as it says':
      "return [-judged === 'lower_is_better' ? { bad: high, good: low } : -]{ bad: low, good: high };",
  }),
  guardsIn('shared/rules/direction.ts', 'functions/analysis/polls/direction.test.ts', {
    'figures: without a direction nothing is good or bad -> neither praised nor complained of':
      "return direction === [-'neither' ? null : (direction ?? null)-]{+'lower_is_better' ? direction : 'higher_is_better'+};",
  }),
  guardsIn('functions/analysis/polls/findings/changes.ts', 'functions/analysis/polls/direction.test.ts', {
    'figures: runs that asked with another direction are not called better or worse -> with another direction':
      'series.[-every(({ figures }) => figures.direction === direction)-]{+length > 0+}',
  }),
  guardsIn('shared/rules/statistics/estimate.ts', 'shared/rules/statistics/estimate.long.test.ts', {
    'figures: intervals of few answers are those of Student -> nobody knows how many were asked':
      'const reach = [-tQuantile95(n - 1)-]{+1.96+} * error;',
    'figures: made-up answers weigh less where nearly all have answered -> whatever it is':
      'adjusted(values, counts, added, [-left-]{+1+})',
    'figures: continuity of half a person -> whatever it is': '[-person-]{+0+}; return around',
    'figures: no interval beyond what the silent leave -> bounds the silent leave':
      'around([-Math.max(bounds.low, finite.centre - reach), Math.min(bounds.high, finite.centre + reach)-]{+finite.centre - reach, finite.centre + reach+})',
    'figures: none below five answers -> nothing below five': '[-if (sum(sample.counts) < smallest) return null;-]',
  }),
  guardsIn('shared/rules/statistics/trend.ts', 'shared/rules/statistics/trend.test.ts', {
    'figures: a trend is no surer than its runs -> no surer than':
      '[-Math.max(1, misfit / degrees)-]{+(misfit / degrees)+}',
    'figures: a trend knows the noise of days -> hardly more often':
      'errors.map((error) => 1 / (error + {+0 * +}days)),',
  }),
  guardsIn('web/src/features/asking/results/polls/lib/trend.ts', COMPARED, {
    'figures: open runs are not compared -> still open': '[-!open && -]value !== null',
    'figures: runs that asked something else are not compared -> asked the same':
      'closed[-.slice(closed.findLastIndex(({ text }) => text !== to.text) + 1)-]',
  }),
  guardsIn('shared/rules/statistics/step.ts', 'shared/rules/statistics/step.test.ts', {
    'figures: changes carry the noise of a day -> noise of days': 'Math.sqrt([-2-]{+0+} * daysOf(earlier))',
    'figures: no change is promised to be found that cannot be -> cannot change by so much':
      'change[- > Math.max(to.most - to.value, to.value - to.least) ? null : change-]',
  }),
  guardsIn('functions/notifications/digest/runs.ts', 'tests/api/overview/same-run.long.test.ts', {
    'figures: a letter tells no smaller turnout than the screens -> of a fall that is more than chance':
      'const { {+members: +}total, atLeast } = figures.answered;',
  }),
  guardsIn('functions/runs/repositories/response-counts.ts', 'functions/runs/repositories/response-counts.test.ts', {
    'figures: what is left out is told -> hold to their error': 'error[-: error + least-]',
    'figures: a late answer many give finds a place -> find an answer many give':
      'if (used.length [->-]{+<+} 0 && fits(lowered))',
    'figures: every question has its part of the room -> its part of the room':
      '[-Math.max(own + room, VALUES_MAX_LENGTH / length)-]{+(own + room)+}',
  }),
  guardsIn('web/src/lib/export-xlsx.ts', 'web/src/features/asking/results/polls/lib/export.test.ts', {
    'figures: what looks like a formula stays text in a workbook -> everything else as text that does not run':
      '[-FORMULA.test(text) ? QUOTED_STYLE : -]style',
  }),
  guardsIn(
    'web/src/features/asking/results/surveys/lib/export-heat.ts',
    'web/src/features/asking/results/surveys/lib/export.test.ts',
    {
      'figures: a group that is not shown says why in a file -> what is not shown says why':
        '...hidden[-.map-]{+.slice(0, 0).map+}(',
    },
  ),
  guardsIn('web/src/features/asking/results/polls/lib/quotes.ts', QUOTES, {
    'figures: quotes stand in no order that tells who came first -> says nothing about when they came':
      '[-first.sort((a, b) => (a.key < b.key ? -1 : 1));-]',
  }),
  guardsIn('web/src/features/asking/results/polls/lib/team-figures.ts', TEAM_FIGURES_TEST, {
    'figures: what is told of a team is corrected for how many were looked at -> by more than chance':
      '[-benjaminiHochberg(-]looked.map(({ cell, from }) => chanceOf(cell.counts, from))[-)-].map(',
    'figures: teams are pooled with teams alone -> depends on the teams that are shown':
      'const teams = cells[-.filter(({ team }) => team !== null)-];',
    'figures: teams are pooled with none of which fewer than five have answered in numbers -> depends on the teams that are shown':
      'meanOfCounts(scores, { values, asked{+, smallest: 1+} })',
  }),
  guardsIn('shared/rules/statistics/pooling.ts', 'shared/rules/statistics/pooling.test.ts', {
    'figures: what few have said is drawn to what all groups say -> come nearer to the season':
      'value[- - drawn * (value - mean)-]',
    'figures: a pooled interval says that nobody knows the mean and how far groups differ -> their intervals hold':
      '[-(drawn * (degrees - 2)) / degrees-]{+drawn+}',
  }),
];
