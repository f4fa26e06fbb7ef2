import type { RunKind } from '../../../rules/run-kinds.ts';
import type { Silent } from '../../../rules/statistics/silent.ts';
import type { ThemeVerdict } from '../../../rules/theme-verdict.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { pollsSaid as Russian } from '../../ru/analysis/polls-said.ts';
import { ownWords } from '../../said.ts';
import { formatNumber, LANGUAGE, NBSP, plural, pluralForm, quoted } from '../format.ts';
import { analystsSaid } from './analysts-said.ts';
import { signed } from '../../../rules/signed.ts';
import { share, signedTenth, tenth } from '../figures.ts';
import { fewerThan, people } from '../numbers.ts';
import { pollsAdviceSaid } from './polls-advice-said.ts';
import { ANSWER_THEMES } from './theme-advice.ts';

/** What a figure is of: eNPS where no question is named. */
type Figure = string | null;

const STILL_OPEN: Readonly<Record<RunKind, string>> = {
  poll: 'The run is still open',
  survey: 'The survey is still open',
};

const SIDES = {
  even: 'as many promoters as detractors',
  promoters: 'more promoters than detractors',
  perhaps_promoters: 'more promoters, but the lead may be chance',
  detractors: 'more detractors than promoters',
  perhaps_detractors: 'more detractors, but the lead may be chance',
};

const VERDICTS: Readonly<Record<ThemeVerdict, string>> = {
  good: 'praised more often than criticised',
  bad: 'criticised more often than praised',
  praised: 'only praised, but by few',
  criticised: 'only criticised, but by few',
  unhappy: 'more are unhappy, but the difference may be chance',
  mixed: 'opinions differ',
  none: 'without judgement',
};

/** What all words together sound like. */
const ON_THE_WHOLE: Readonly<Record<ThemeVerdict | 'neutral' | 'unknown', string>> = {
  neutral: 'Most write without judging.',
  unknown: 'The tone of most answers is unclear, so we make no overall judgement.',
  good: 'On the whole people praise more often, and that is more than chance.',
  bad: 'On the whole people criticise more often, and that is more than chance.',
  praised: 'Those who judge only praise, but they are few.',
  criticised: 'Those who judge only criticise, but they are few.',
  unhappy: 'More are unhappy, but the difference may be chance.',
  mixed: 'Neither side leads by more than chance.',
  none: 'No one clearly praises or criticises, so we make no overall judgement.',
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** The beginning of a sentence, or of what stands within one. */
const begun = (text: string, within = false) => (within ? text : capital(text));
const shown = (figure: Figure, value: number) => (figure === null ? signed(value) : tenth(value));
const named = (figure: Figure) => (figure === null ? 'eNPS' : `the average for ${quoted(figure)}`);
const named1st = (figure: Figure) => (figure === null ? 'eNPS' : capital(named(figure)));
const silently = (silent: Silent | null | undefined, say: (value: number) => string) =>
  silent ? `, from ${say(silent.low)} to ${say(silent.high)} allowing for non-respondents` : '';
const counted = (counts: readonly (readonly [count: number, one: string, other: string])[]) =>
  counts
    .flatMap(([count, one, other]) => (count > 0 ? [`${formatNumber(count)} ${pluralForm(count, one, other)}`] : []))
    .join(', ');
const persons = (count: number) => plural(count, 'person', 'people');
const moved = (up: boolean) => (up ? 'rose' : 'fell');
const wasAndIs = (figure: Figure, from: number, to: number) =>
  `it was ${shown(figure, from)}, now ${shown(figure, to)}`;

function beyondChance(figure: Figure, verdict: 'better' | 'worse' | null): string {
  return figure === null || verdict === null ? 'that is more than chance' : `that is ${verdict}, and more than chance`;
}

function noticeably(figure: Figure, change: number | null): string {
  if (change === null) return `with so few answers, and so spread, even the largest change would go unnoticed`;
  const from = figure === null ? plural(Math.ceil(change), 'point', 'points') : tenth(Math.ceil(change * 10) / 10);
  return `a change of${NBSP}${from} or more would be noticed`;
}

const lessIsBetter = (isLower: boolean) => (isLower ? ' (less is better)' : '');
const silentOf = (figure: Figure, silent: Silent | null) => silently(silent, figure === null ? signed : signedTenth);

/** What an analysis of answers says; kept as data. */
export const pollsSaid: Catalogue<typeof Russian> = {
  ...pollsAdviceSaid,
  ...analystsSaid,
  text: ({ sentences }) => sentences.join(' '),
  sentence: ({ text }) => `${text}.`,
  soFar: ({ text }) => `So far ${text}.`,
  answers: ({ count }) => plural(count, 'answer', 'answers'),
  themeName: ({ theme }) => ANSWER_THEMES[theme],

  // What is measured.
  measuredAnswered: 'Respondents',
  measuredDetractors: 'Detractors',
  measuredLow: ({ question }) => `Low scores: ${quoted(question)}`,
  measuredHigh: ({ question }) => `High scores: ${quoted(question)}`,
  measuredTheme: ({ theme }) => `Write about the theme ${quoted(ANSWER_THEMES[theme])}`,
  measuredUnhappy: ({ theme }) => `Unhappy with the theme ${quoted(ANSWER_THEMES[theme])}`,

  // How it compares.
  noRunsYet: 'There are no runs yet.',
  mayChange: ({ kind }) => `${STILL_OPEN[kind]}: the results may change.`,
  comparedLater: 'The run is still open: we will compare it with earlier ones when it closes.',
  nothingToCompare: 'This run has no questions with scores: nothing to compare.',
  askedOtherwise:
    'We do not compare with earlier runs: the questions were worded differently then, or there were few scores.',
  othersOpen: 'We do not compare with earlier runs yet: they are still open.',
  firstRun: 'There is nothing to compare with yet: this is the first run.',
  othersTooFew: ({ least }) =>
    `We do not compare with earlier runs: fewer than ${fewerThan(least)} answers are shown in them.`,
  trend: (told) => {
    const { figure, ends } = told;
    const along = ends === null ? '' : ` from ${shown(figure, ends.from)} to ${shown(figure, ends.to)}`;
    return `${begun('over', told.within)} ${plural(told.runs, 'run', 'runs')} ${named(figure)} ${moved(told.up)}${along}: ${beyondChance(figure, told.verdict)}${silentOf(figure, told.silent)}`;
  },
  step: (told) => {
    const { figure } = told;
    const name = told.within === true ? named(figure) : named1st(figure);
    return `${name} ${moved(told.up)} since the last run: ${wasAndIs(figure, told.from, told.to)}; ${beyondChance(figure, told.verdict)}${silentOf(figure, told.silent)}`;
  },
  unchanged: ({ figure, value }) => `${named1st(figure)} is as before: ${shown(figure, value)}.`,
  mayBeChance: (told) => {
    const { figure } = told;
    return `${named1st(figure)} was ${shown(figure, told.from)}, now ${shown(figure, told.to)}: the difference may be chance${silentOf(figure, told.silent)}, ${noticeably(figure, told.noticeable)}.`;
  },

  // Findings.
  enps: (told) => {
    const { range, promoters, passives, detractors } = told;
    const certainty =
      range === null
        ? `all ${formatNumber(promoters + passives + detractors)} answered`
        : `probably from ${signed(range.low)} to ${signed(range.high)}${silently(range.silent, signed)}`;
    const groups = [
      plural(promoters, 'promoter', 'promoters'),
      plural(passives, 'passive', 'passives'),
      plural(detractors, 'detractor', 'detractors'),
    ].join(', ');
    return `${begun(SIDES[told.side], told.within)}. eNPS ${signed(told.value)}, ${certainty}: ${groups}`;
  },
  mostChosen: (told) =>
    `${quoted(told.question)}: most often chosen is ${quoted(ownWords(told.option, LANGUAGE))}, ${formatNumber(told.count)} of ${formatNumber(told.of)} (${share(told.count, told.of)})`,
  ofQuestion: ({ question, words }) => `${quoted(question)}: ${words}`,
  mean: ({ value, top, n, range }) => {
    const figure = `average ${tenth(value)} of ${formatNumber(top)}`;
    return range === null
      ? `${figure}, all ${formatNumber(n)} answered`
      : `${figure}, probably from ${tenth(range.low)} to ${tenth(range.high)}${silently(range.silent, tenth)}, ${plural(n, 'score', 'scores')}`;
  },
  badScores: ({ lowerIsBetter, mean }) =>
    `${lowerIsBetter ? 'scores are high (less is better)' : 'scores are low'}, ${mean}`,
  goodScores: ({ lowerIsBetter, mean }) =>
    `${lowerIsBetter ? 'most give low scores (less is better)' : 'most give high scores'}, ${mean}`,
  sameScore: ({ count, of, score }) =>
    `nearly all answered the same, ${formatNumber(count)} of ${formatNumber(of)} gave ${formatNumber(score)}`,
  camps: ({ low, high, middle }) =>
    `opinions are divided, ${formatNumber(low)} give low scores, ${formatNumber(high)} high ones, ${formatNumber(middle)} something between`,
  extremes: (told) => {
    const of = ({ question, value, lowerIsBetter }: typeof told.best) =>
      `${quoted(question)} – ${tenth(value)}${lessIsBetter(lowerIsBetter)}`;
    return `${begun('of', told.within)} the questions on one scale, out of ${formatNumber(told.top)}: best is ${of(told.best)}, worst is ${of(told.worst)}; the difference is more than chance`;
  },
  theme: (told) => {
    const { positive, negative, mixed, neutral, unclear } = told.tones;
    const tones = counted([
      [negative, 'is unhappy', 'are unhappy'],
      [mixed, 'both praises and is unhappy', 'both praise and are unhappy'],
      [positive, 'praises', 'praise'],
      [neutral, 'does not judge', 'do not judge'],
      [unclear, 'is unclear in tone', 'are unclear in tone'],
    ]);
    return `${quoted(ANSWER_THEMES[told.theme])}: ${formatNumber(told.people)} of ${formatNumber(told.read)} respondents write about it, ${VERDICTS[told.verdict]} (${tones})`;
  },
  fewAnswered: ({ count, asked }) =>
    `${formatNumber(count)} of ${formatNumber(asked)} answered (${share(count, asked)}): the others may think otherwise`,

  // Who has answered.
  answeredOf: ({ count, asked }) =>
    `${formatNumber(count)} of ${formatNumber(asked)} answered (${share(count, asked)}).`,
  answered: ({ count }) =>
    `${formatNumber(count)} answered; how many were asked is not known, so their share cannot be calculated.`,
  nobodyAsked: 'There was no one to ask.',
  turnoutGood: 'That is a good share: the results speak for nearly everyone.',
  turnoutEnough: 'That is enough for results, but some people did not answer.',
  turnoutFew: 'That is low: non-respondents may think otherwise.',
  silentRule:
    'Allowing for non-respondents: people of one opinion may have been up to one and a half times less likely to answer than the others.',
  moreMayCome: ({ kind }) => `${STILL_OPEN[kind]}, more answers may come.`,
  answeredBefore: ({ count, asked }) =>
    `In the last run it was ${formatNumber(count)}${asked === null ? '' : ` of ${formatNumber(asked)}`}.`,

  // What their words sound like.
  wordsWithheld: ({ least }) =>
    `Few have answered in their own words so far: we speak of tone and themes when at least ${people(least)} write to a question, and where answering it is optional, after the end.`,
  noWords: 'No one answered in their own words: there is nothing to say about the tone.',
  fewWords: ({ least }) =>
    `Fewer than ${fewerThan(least)} people answered in their own words: we do not speak of tone and themes, so as not to give anyone away.`,
  written: ({ writers, tones }) => {
    const said = counted([
      [tones.positive, 'praises', 'praise'],
      [tones.negative, 'is unhappy', 'are unhappy'],
      [tones.mixed, 'both praises and is unhappy', 'both praise and are unhappy'],
      [tones.neutral, 'writes without judging', 'write without judging'],
    ]);
    return `${persons(writers)} wrote in their own words${said ? `: ${said}` : ''}.`;
  },
  toneUnclear: ({ count, of }) =>
    `The tone of ${formatNumber(count)} of ${formatNumber(of)} is unclear: we do not decide for them.`,
  onTheWhole: ({ verdict }) => ON_THE_WHOLE[verdict],
  toneMayErr: 'We tell tone by words and may be wrong about a single answer.',
  readInPart: ({ read, all }) =>
    `Not everyone was read: there are more answers than fit into one analysis (${formatNumber(read)} of ${formatNumber(all)}).`,
  otherLanguages: ({ count }) =>
    `We read the answers in Russian; answers in other languages: ${formatNumber(count)}, they are not in the themes.`,
  fewReadWords: ({ least }) =>
    `Fewer than ${fewerThan(least)} people answered in their own words in Russian: we do not speak of tone and themes, so as not to give anyone away.`,

  // The overview.
  noRunsOf: ({ title }) => `The poll ${quoted(title)} has no runs yet.`,
  fewSoFar: ({ least }) =>
    `There are fewer than ${fewerThan(least)} answers so far. Findings will appear when at least ${people(least)} people answer.`,
  tooFew: ({ least }) =>
    `There are fewer than ${fewerThan(least)} answers: too few for findings, and a person could be recognised by them.`,
  mostlyOf: ({ themes }) =>
    `People mostly write about ${themes.map((one) => `${quoted(ANSWER_THEMES[one.theme])} (${persons(one.people)})`).join(', ')}.`,
  noScales: ({ least }) =>
    `There are no scores of which anything can be said: there must be at least ${fewerThan(least)}.`,
};
