import type { surveyExportText as Russian } from '../../../../ru/asking/results/surveys/export.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { quoted } from '../../../format.ts';

/** Words of the files that results of a survey are saved as. */
export const surveyExportText: Catalogue<typeof Russian> = {
  file: 'Survey',
  sheets: { sums: 'Results', questions: 'Questions', groups: (dimension) => dimension, drivers: 'Relations' },
  columns: ['Dimension', 'Group', 'Question', 'Figure', 'Value', '95% interval: from', '95% interval: to'],
  whole: 'Whole company',
  survey: 'Survey',
  completed: 'Closed',
  answered: 'Answered',
  answeredAtLeast: 'Answered, at least',
  byLink: 'more via the link',
  asked: 'Asked',
  rate: 'Response rate, %',
  time: 'Average time to answer, s',
  enps: 'eNPS',
  promoters: 'Promoters, 9–10',
  passives: 'Passives, 7–8',
  detractors: 'Detractors, 0–6',
  mean: 'Average',
  meanAbout: 'Average, about',
  favourable: 'Good scores, %',
  direction: 'Which scores are better',
  directions: {
    higher_is_better: 'higher is better',
    lower_is_better: 'lower is better',
    neither: 'not judged',
  },
  gave: (answer) => `Answered ${quoted(answer)}`,
  differs: 'Difference from the rest is more than chance',
  /** What stands behind the name of a column of the heat map, and what these columns are. */
  from: 'from',
  to: 'to',
  beside: 'beside the rest',
  fromTo: 'Columns “from” and “to”',
  interval: '95% interval; where everyone answered both limits equal the average',
  higher: 'higher',
  lower: 'lower',
  correlation: 'Relation to the overall score',
  weight: 'Share of the overall explanation, %',
  hidden: 'Shown only together with others',
  low: '95% interval: from',
  high: '95% interval: to',
};
