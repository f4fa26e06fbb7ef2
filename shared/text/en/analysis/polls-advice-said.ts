import type { RunKind } from '../../../rules/run-kinds.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { pollsAdviceSaid as Russian } from '../../ru/analysis/polls-advice-said.ts';
import { formatNumber, plural, pluralForm, quoted } from '../format.ts';
import { fewerThan, people } from '../numbers.ts';
import { THEME_ADVICE } from './theme-advice.ts';

const TIMELINES = { now: 'this week', soon: '2–6 weeks', later: '3–6 months' };

/** What asking once is called: a poll is run again and again, a survey is one. */
interface RunWords {
  readonly awaitEnd: string;
  readonly after: string;
  readonly every: string;
  readonly withLast: string;
  readonly untilNext: string;
  readonly inNext: string;
  readonly seenNext: string;
  /** What is repeated, and in how long. */
  readonly it: string;
  readonly again: string;
}

const RUNS: Readonly<Record<RunKind, RunWords>> = {
  poll: {
    awaitEnd: 'Wait for the run to close',
    after: 'after every run',
    every: 'every run',
    withLast: 'with the last run',
    untilNext: 'before the next run',
    inNext: 'in the next run',
    seenNext: 'The next run will show',
    it: 'the poll',
    again: 'in two to four weeks',
  },
  survey: {
    awaitEnd: 'Wait for the survey to end',
    after: 'after every survey',
    every: 'every survey',
    withLast: 'with the last survey',
    untilNext: 'before the next survey',
    inNext: 'in the next survey',
    seenNext: 'The next survey will show',
    it: 'the survey',
    again: 'in three or six months',
  },
};

const READ = 'Read the written answers yourself: something serious may be said only once.';
const NO_SUM = 'no sum is given: answers contain no prices. It can be worked out once you decide what exactly to do';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Somebody by role within a sentence. */
const whom = (who: string) => (who.startsWith('HR') ? who : `${who.charAt(0).toLowerCase()}${who.slice(1)}`);
const part = (count: number, writers: number) => `${formatNumber(count)} of ${formatNumber(writers)} who wrote`;

/** What is advised about answers; kept as data. */
export const pollsAdviceSaid: Catalogue<typeof Russian> = {
  timeline: ({ horizon }) => TIMELINES[horizon],
  adviceTitle: ({ theme, horizon }) => THEME_ADVICE[theme][horizon].title,
  adviceText: ({ theme, horizon }) => THEME_ADVICE[theme][horizon].description,
  adviceFor: ({ theme, horizon }) => THEME_ADVICE[theme][horizon].responsible,
  resources: ({ theme }) => `Time: ${whom(THEME_ADVICE[theme].soon.responsible)}. Money: ${NO_SUM}`,
  noSum: capital(NO_SUM),

  // What to reach.
  seenNext: ({ kind }) => RUNS[kind].seenNext,
  goalAnswered: (told) =>
    `${capital(RUNS[told.kind].inNext)} at least ${formatNumber(told.least)} of ${formatNumber(told.of)} answer (now ${formatNumber(told.count)})`,
  goal: (told) =>
    `${told.label}: ${RUNS[told.kind].inNext} no more than ${formatNumber(told.most)} of ${formatNumber(told.of)} (now ${formatNumber(told.count)})`,

  // What to do about a figure.
  discussQuestion: ({ question }) => `Go through the answers to ${quoted(question)} with the teams`,
  discussQuestionText: ({ kind }) =>
    `Show the result without names and ask what is behind it. Choose one change ${RUNS[kind].untilNext}.`,
  discussQuestionFor: 'Team managers',
  askWhatWouldHelp: 'Ask people what would change their score',
  askWhatWouldHelpText:
    'In team meetings, without looking for detractors: the answers are anonymous. Write down the three most frequent reasons.',
  askWhatWouldHelpFor: 'HR and team managers',
  findOutWhatChanged: ({ figure, up }) =>
    `Find out what has changed: ${figure === null ? 'eNPS' : `the average for ${quoted(figure)}`} is ${up ? 'higher' : 'lower'}`,
  findOutWhatChangedText:
    'Recall what happened between the runs and ask the teams. A poll shows what has changed, but not why.',
  askWhySilent: 'Ask why many do not answer',
  askWhySilentText:
    'No time, no trust in anonymity, no point seen in it: the answer will tell you what to change. Tell people what was done after the last poll.',
  forHr: 'HR',

  // What goes on.
  feedback: 'Feedback',
  afterEach: ({ kind }) => RUNS[kind].after,
  tellHeard: 'Tell people what you heard',
  tellDone: 'Say what you are doing, what you are not, and why',
  unhappyThemes: 'Themes people are unhappy with',
  everyOne: ({ kind }) => RUNS[kind].every,
  compareUnhappy: ({ kind }) => `Compare the number of unhappy people ${RUNS[kind].withLast}`,

  // The whole of it.
  adviseNoRuns: 'There are no runs yet: there is nothing to advise on.',
  adviseTooFew: ({ least }) =>
    `There are fewer than ${fewerThan(least)} answers: advice is possible when at least ${people(least)} people answer.`,
  adviseFirst: ({ title }) => `Begin with the first: ${quoted(title)}.`,
  adviseMore: ({ more }) =>
    `Then ${plural(more, 'more step', 'more steps')}, ${more === 1 ? '' : 'each '}following from its own finding.`,
  adviseTelling: ({ kind }) => `Tell people what you heard, and repeat ${RUNS[kind].it} in the same words.`,
  adviseUnjudged: 'Whether the scores are good cannot be said: the questions do not say which is better, more or less.',
  adviseCalm: 'The answers as a whole show nothing urgent.',
  adviseNothing: 'The answers as a whole give nothing to advise on yet.',

  // What was not concluded.
  wordsNotShown: 'The written answers are not shown yet: nothing is said of them.',
  wordsTooFew: ({ least }) =>
    `We drew no conclusions from the written answers: there are fewer than ${fewerThan(least)}. ${READ}`,
  unhappyInPart: ({ unhappy, writers, least }) =>
    `${part(unhappy, writers)} ${pluralForm(unhappy, 'is', 'are')} unhappy, but no theme led to advice: we advise when at least ${people(least)} people are unhappy with a theme and criticise it more often than they praise it. ${READ}`,
  unclearInPart: ({ unclear, writers }) =>
    `The tone of ${part(unclear, writers)} is unclear: we do not decide for them. ${READ}`,
  wordsUnread: ({ count }) =>
    `We drew no conclusions from the answers in other languages: there are ${formatNumber(count)}. ${READ}`,

  // How to ask next time.
  nextFirst: 'Hold the first run and invite everyone',
  nextAwait: ({ kind }) => `${RUNS[kind].awaitEnd}: the results will still change`,
  nextRemind:
    'Remind those who have not answered on the third and the fifth day: the reminder does not reveal who they are',
  nextByList: 'Invite people by name, not by a link alone: then you will see what share has answered',
  nextMorePeople: 'Ask more people, or send a reminder: with so few answers the scores are imprecise',
  nextDirections:
    'Say for questions with a scale which is better, more or less. Without that it cannot be said whether their scores are good',
  nextOpenQuestion: 'Add one open question: “What should change first?”',
  nextPlainer: 'Make the open question more specific: people answer those more readily',
  nextShorter: ({ kind, questions }) =>
    `Shorten ${RUNS[kind].it}: it now has ${plural(questions, 'question', 'questions')}, and not everyone reaches the end`,
  nextSameWords: 'Do not change the words of questions: they can no longer be compared with earlier runs',
  nextRepeat: 'Repeat in the same words: that shows what has changed',
  nextRepeatFirst: ({ kind }) =>
    `Repeat ${RUNS[kind].again} in the same words: then there will be something to compare with`,
};
