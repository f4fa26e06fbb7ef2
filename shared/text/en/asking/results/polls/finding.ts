import type { findingText as Russian } from '../../../../ru/asking/results/polls/finding.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { formatNumber, plural, quoted } from '../../../format.ts';

const RUNS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FEW = ['No one', 'One person', 'Two people', 'Three people', 'Four people'];

/** “six runs”, “12 runs”; always several. */
const runs = (count: number) => {
  const word = RUNS[count - 2];
  return word ? `${word} runs` : plural(count, 'run', 'runs');
};
/** “34 of 40”, “21”. */
const part = (count: number, asked: number | null) =>
  `${formatNumber(count)}${asked === null ? '' : ` of ${formatNumber(asked)}`}`;

/** Texts of what runs have found: first things first, and how sure they are. */
export const findingText: Catalogue<typeof Russian> = {
  none: { open: 'No responses yet', closed: 'No one answered in this run' },
  few: {
    open: (count) =>
      `${FEW[count]} ${count === 1 ? 'has' : 'have'} answered already: findings will appear when at least five have`,
    closed: (count) => `${FEW[count]} answered: findings need at least five responses`,
    scores: {
      open: 'Fewer than five scores so far: findings will appear when there are more',
      closed: 'Fewer than five scores: too few for findings',
    },
  },

  enps: {
    above: 'More promoters than detractors',
    below: 'More detractors than promoters',
    even: 'As many promoters as detractors',
    maybeAbove: 'More promoters, but the margin may be chance',
    maybeBelow: 'More detractors, but the margin may be chance',
  },
  mean: {
    mostlyHigh: (from) => `Most give ${from} or higher`,
    mostlyLow: (to) => `Most give ${to} or lower`,
    plain: (value, max) => `The average score is ${value} out of ${max}`,
    lowerIsBetter: (sentence) => `${sentence} (lower is better)`,
  },
  values: (text) => `The most frequent answer is ${quoted(text)}`,
  texts: (count) => `${plural(count, 'person', 'people')} answered`,
  soFar: (sentence) => `So far, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,

  figure: {
    enps: (value) => `eNPS ${value}`,
    mean: (value, max) => `Average ${value} out of ${max}`,
  },
  likely: (figure, low, high) => `${figure}, probably between ${low} and ${high}`,
  likelyOnly: (low, high) => `Probably between ${low} and ${high}`,
  likelyShare: (share, low, high) => `${share}, probably from ${low} to ${high}`,
  ofAnswers: (count, all, least) =>
    `${least ? 'at least ' : ''}${formatNumber(count)} of ${plural(all, 'answer', 'answers')}`,
  with: (figure, answered) => `${figure}: ${answered}`,
  everybody: (asked) => `all ${formatNumber(asked)} answered`,
  everybodyOnly: (asked) => `All ${formatNumber(asked)} answered, so there is nothing to guess`,
  answered: (count, asked) => `${part(count, asked)} answered`,
  shown: (count, asked) =>
    asked === null ? `${plural(count, 'response', 'responses')} shown` : `responses of ${part(count, asked)} shown`,
  shownSoFar: (count, asked) =>
    `${asked === null ? `${plural(count, 'response', 'responses')} shown` : `responses of ${part(count, asked)} shown`}, the others will appear in groups of at least five`,
  scored: (count, asked) => `${part(count, asked)} gave a score`,

  words: {
    enps: {
      name: 'eNPS',
      title: 'eNPS',
      up: 'rose',
      down: 'fell',
      was: ['was', 'is now'],
      moved: 'moved',
      same: 'is unchanged',
    },
    mean: {
      name: 'the average',
      title: 'The average',
      up: 'rose',
      down: 'fell',
      was: ['was', 'is now'],
      moved: 'moved',
      same: 'is unchanged',
    },
  },
  change: {
    first: 'Nothing to compare with yet: only one run with scores is closed',
    none: 'No runs with scores are closed yet',
    noneClosed: 'No runs are closed yet',
    firstClosed: 'Nothing to compare with yet: only one run is closed',
    reworded: 'The question is now worded differently: we do not compare with earlier runs',
    open: 'The run is still open: we will compare it with earlier ones when it closes',
    over: (count, moved, from, to) => `Over ${runs(count)}, ${moved} from ${from} to ${to}`,
    overAll: (count, moved) => `Over ${runs(count)}, ${moved} on the whole`,
    pair: (moved, from, to) => `${moved} from ${from} to ${to}`,
    wasAndIs: (name, was, from, to) => `${name} ${was[0]} ${from}, ${was[1]} ${to}`,
    same: (name, same, value) => `${name} ${same}: ${value}`,
    sure: (sentence, verdict) => `${sentence}, which is ${verdict === null ? '' : `${verdict}, and `}more than chance`,
    unsure: (sentence) => `${sentence}: the difference may be chance`,
    unsureOver: (sentence) => `${sentence}, but this may be chance`,
    people: {
      up: (from, to) => `More people answered the last closed run: ${from} before, ${to} now`,
      down: (from, to) => `Fewer people answered the last closed run: ${from} before, ${to} now`,
      same: (count) => `As many people answered each of the last two closed runs: ${count}`,
    },
  },
  notes: {
    difference: (value, low, high) =>
      `The difference between the last two closed runs is ${value}, probably from ${low} to ${high} (98% interval). It includes day-to-day noise, so there is no adjustment here for the number of people asked.`,
    noticeable: (noticed) => `${noticed.charAt(0).toUpperCase()}${noticed.slice(1)} between two runs.`,
    runs: 'runs',
    fewRuns: (count, needed) =>
      `It is too early to tell a trend: it has ${plural(count, 'run', 'runs')} and needs at least ${formatNumber(needed)}.`,
    slope: (count, value, low, high) =>
      `Over ${count === 2 ? 'both' : `all ${RUNS[count - 2] ?? formatNumber(count)}`} runs together: ${value} for the whole time, probably from ${low} to ${high}.`,
    earlier: (told, stayed) =>
      `Earlier changes of more than chance: ${formatNumber(told)}. ${
        stayed === 0
          ? 'Never'
          : stayed === told
            ? 'Every time'
            : `${formatNumber(stayed)} of ${plural(told, 'time', 'times')}`
      } ${stayed === 0 ? 'did the next run stay' : 'the next run stayed'} on the same side.`,
    band: `The bar is the 95% interval of each run together with day-to-day noise.`,
    bandMore:
      'With day-to-day noise the bar is wider than that of a single day’s result. Whether anything has changed is told not by the bar but by the difference: that is what was tested.',
    stillOpen: 'The last run is still open: it is shown dashed and is not part of the comparison.',
  },
};
