import type { reportText as Russian } from '../../ru/poll-page/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural, quoted } from '../format.ts';

/** Texts of the page that tells what came of a poll. */
export const reportText: Catalogue<typeof Russian> = {
  brand: 'Tonus',
  heading: 'You said, we did',
  about: (title, days, answered) => `The poll ${quoted(title)}, ${days}: ${answered}.`,
  between: (from, to) => `${from} to ${to}`,
  answeredOf: (responses, asked) => `${responses} of ${asked} answered`,
  answeredBy: (responses) => `${plural(responses, 'person', 'people')} answered`,
  thanks: 'Thank you. Here is what we heard and what is changing.',
  said: 'You said',
  we: 'We',
  states: { done: 'done', doing: 'under way', decided_otherwise: 'decided otherwise' },
  responsible: (name) => `Responsible: ${name}`,
  figures: 'What you answered',
  answered: (count) => `Answers: ${count}`,
  mean: (value, max) => `${value} out of ${max}`,
  enps: (points) => `eNPS ${points}`,
  interval: (low, high) => `allowing for chance – from ${low} to ${high}`,
  lowerIsBetter: '; lower is better here',
  anonymous: 'The answers are anonymous: you see only what many people said, and numbers, but no names.',
  named: 'The poll was with names; there are none on this page.',
  print: 'Print',

  notFound: 'Page not found',
  notFoundHint: 'The link has a mistake in it, or the page has been closed. Ask whoever sent you the link.',
};
