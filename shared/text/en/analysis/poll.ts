import type { pollAnalysisText as Russian } from '../../ru/analysis/poll.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, quoted } from '../format.ts';

/** Texts of the analysis of the answers to a poll; those of its failures are the specification's. */
export const pollAnalysisText: Catalogue<typeof Russian> = {
  title: 'Analysis of answers',
  block: 'What people write and what to do',
  runs: 'Latest runs, from 1 to 10',
  refresh: 'Analyse again',
  failedTitle: 'The analysis failed',
  failed: {
    summary: (message) => `Error fetching conclusions: ${message}`,
    recommendations: (message) => `Error fetching recommendations: ${message}`,
  },
  fewTitle: 'Too few answers to analyse yet',
  olderTitle: 'The analysis starts from the latest run',
  older: 'This is an earlier one. Press “Analyse again” or take more runs.',
  few: 'The analysis will appear from the fifth answer: with fewer, it would show who wrote what.',

  basis: (responses, runs) =>
    runs === 1
      ? plural(responses, 'response', 'responses')
      : `${plural(responses, 'response', 'responses')} from ${plural(runs, 'run', 'runs')}`,

  themes: {
    label: 'Themes',
    about: (name) => `People write above all about ${quoted(name)}`,
    none: 'No common themes found in the answers',
    noneText:
      'A theme is something at least five people wrote about. So far people write little, or about different things.',
    verdicts: {
      good: 'more often praised',
      bad: 'more often criticised',
      praised: 'praised by a few',
      criticised: 'criticised by a few',
      unhappy: 'some are unhappy',
      mixed: 'mixed',
      none: 'no judgements',
    },
    share: (people, of) => `${formatNumber(people)} of ${formatNumber(of)}`,
    bar: (name, people, of) => `${name}: ${formatNumber(people)} of ${formatNumber(of)} wrote about it`,
    quote: (words) => `“${words}”`,
    readAll: (count) => `Read all ${formatNumber(count)}`,
    readAllOf: (name, count) => `Read all ${formatNumber(count)}: ${name}`,
    note: 'One answer may belong to two themes. Themes that fewer than five people wrote about are gathered in “Other”. Quotes stand without ratings, teams or times.',
  },

  findings: {
    key: 'Main points',
    insights: 'What else we see',
    concern: 'What is worrying',
    highlights: 'What is good',
  },

  sentiment: {
    title: 'Tone of the answers',
    overall: {
      positive: 'praise, on balance',
      neutral: 'neutral',
      negative: 'criticism, on balance',
      mixed: 'mixed',
      unknown: 'impossible to tell',
    },
    tones: {
      positive: 'praise',
      negative: 'criticism',
      mixed: 'both',
      neutral: 'no judgement',
      unclear: 'tone unclear',
    },
  },
  soFar: 'so far, ',
  conclusions: 'Findings of the analysis',
  patterns: 'How people answer',
  how: 'How this is calculated',

  recommendations: {
    now: 'Now',
    soon: 'Soon',
    later: 'Later',
    responsible: (name) => `Who: ${name}`,
    outcome: (outcome) => `What to expect: ${outcome}`,
    resources: (resources) => `What it takes: ${resources}`,
    investment: (investment) => `What it takes: ${investment}`,
    metrics: (metrics) => `How to tell it helped: ${metrics}`,
    regular: 'Do regularly',
    area: (area, frequency) => (frequency === '' ? area : `${area}, ${frequency}`),
    success: 'How to tell it helped',
    next: 'What to ask next time',
    facts: 'Details',
    more: (count) => plural(count, 'more step', 'more steps'),
    after: 'What to do regularly and what to ask later',
  },
};
