import type { surveyResultsText as Russian } from '../../../ru/asking/results/surveys.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from '../../format.ts';
import { likely } from '../../question-kinds/parts.ts';
import { groupsText } from './surveys/groups.ts';
import { lessThan } from './surveys/less-than.ts';

const people = (count: number) => plural(count, 'person', 'people');

/** “hidden in three dimensions”: the heat map shows one of them at a time. */
const hiddenIn = (dimensions: number) =>
  dimensions === 1 ? 'hidden' : `hidden in ${dimensions === 2 ? 'two' : 'three'} dimensions`;

/** Texts of the results of a survey. */
export const surveyResultsText: Catalogue<typeof Russian> = {
  page: {
    title: 'Survey results',
    back: 'Surveys',
    loadFailed: 'The results did not load',
    notFoundTitle: 'Survey not found',
    notFound: 'It has been deleted, or it belongs to another workspace.',
    noRight: 'Survey results can be seen by the owner, HR and managers.',
    completed: (day) => `closed on ${day}`,
    running: 'open',
    runningUntil: (day) => `open until ${day}`,
    archived: 'archived',
    draftTitle: 'The survey is not open yet',
    draft: 'Results will appear when it is opened and responses come in.',
    toEdit: 'Back to preparing it',
  },

  example: {
    tag: 'Example',
    band: 'Example: the answers are made up',
    note: 'The answers here are made up. They are shown just as real ones will be: the same groups, the same rules, the same precision.',
  },

  band: {
    open: 'The survey is still open; so far it looks like this',
    cell: (group, question, value, most, lowerIsBetter) =>
      `${group}: ${quoted(question)} – ${value} out of ${most}${lowerIsBetter ? ', and lower is better' : ''}`,
    difference: (others) => `The rest have ${others}; the difference is more than chance.`,
    enps: (score, low, high) => `eNPS ${likely(score, low, high)}`,
    step: (points) => `One person moves the result by no more than ${plural(points, 'point', 'points')}.`,
    alike: 'Teams do not differ from one another by more than chance',
    alikeText:
      'The difference between groups is one that happens even for no reason. Look at the answers of the whole company.',
    alikeAlso: 'Teams do not differ from one another by more than chance.',
    driver: (question, value, lowerIsBetter, isStatement) =>
      `The ${isStatement ? 'statement' : 'question'} most strongly related to the overall score is ${quoted(question)}${lowerIsBetter ? ' (lower is better)' : ''}: ${value}. A relation is not yet a cause`,
    driverToAct: (said) => `${said}, but you can start the conversation here.`,
    driverAlone: (said) => `${said}.`,
    driversAlike: (related, answered) =>
      related === 1
        ? `One question is related to the overall score, but ${plural(answered, 'response', 'responses')} cannot tell whether it is the main one.`
        : `${plural(related, 'question is', 'questions are')} related to the overall score, but ${plural(answered, 'response', 'responses')} cannot tell which of them is the main one.`,
    answers: (count) => `${people(count)} answered`,
    answersText: 'The answers to the questions are below.',
    onlyAnswers: 'So far there are only the answers to the questions',
    theyStandBelow: 'They are below.',
    nothingToCompare: 'There are no groups here that can be compared.',
    none: { open: 'No responses yet', closed: 'No one answered' },
    few: {
      open: (k) => `${sentence(lessThan(k))} responses so far: the result will appear when there are more`,
      closed: (k) => `${sentence(lessThan(k))} people answered: there will be no result`,
    },
    untilClosed: 'The result will appear when the survey is closed',
    preparing: 'Working out the differences between groups',
  },

  facts: {
    of: (part, all) => `${formatNumber(part)} of ${formatNumber(all)}`,
    answered: (_count, rate) => `answered${rate === null ? '' : `, ${rate}`}`,
    atLeast: (words) => `at least ${words}`,
    fewer: (k, asked) => `${lessThan(k)}${asked === null ? '' : ` of ${formatNumber(asked)}`}`,
    answeredInSteps: 'answered',
    byLink: 'more via the link',
    percent: (whole) => `${formatNumber(whole)}%`,
    time: 'to answer, on average',
    duration: (minutes, seconds) =>
      [
        ...(minutes > 0 ? [`${formatNumber(minutes)}${NBSP}min`] : []),
        ...(seconds > 0 || minutes === 0 ? [`${seconds}${NBSP}s`] : []),
      ].join(' '),
    hiddenOtherwise: (_count, dimensions) => `${hiddenIn(dimensions)}, so as not to give people away`,
    groups: (count) => plural(count, 'group', 'groups'),
    hidden: (_count, k, dimensions) => `${hiddenIn(dimensions)}: ${lessThan(k)} responses`,
  },

  ...groupsText,

  question: {
    nothing: {
      later: () => 'The answers to this question will open when the survey is closed.',
      none: () => 'No one answered this question.',
      few: (k) => `There are ${lessThan(k)} answers: showing them would mean showing individual people.`,
    },
    notAsked: 'Not everyone was asked this question: it depends on the answer to another.',
    section: (name) => `Section ${quoted(name)}`,
    statementOf: (question) => `A statement from the question ${quoted(question)}`,
  },

  scores: {
    captions: { enps: 'eNPS', mean: 'Average scores', rest: 'Answers to the other questions' },
    question: 'Question',
    value: { enps: 'eNPS', mean: 'Average' },
    likely: 'Probably',
    favourable: 'Good scores',
    rest: 'What people answer',
    since: (day) => `Since ${day}`,
    verdicts: { better: 'better', worse: 'worse' },
    sure: 'more than chance',
    legend:
      'The dot is the average, the bar is the 95% interval: green at the good end of the scale, red at the bad one. A row opens the whole question and all its answers.',
  },

  drivers: {
    fold: 'What this is related to',
    title: 'What the score of the company is related to',
    titleOther: 'What the overall score is related to',
    what: 'Relation to the overall score',
    aside: (count) => `${plural(count, 'response', 'responses')}, 95% interval for all questions at once`,
    lowerIsBetter: (question) => `${question} (lower is better)`,
    none: 'no relation',
    strong: 'strong',
    reverse: 'inverse',
    row: (question, value, low, high) => `${question}: relation ${value}, probably from ${low} to ${high}`,
    related: 'there is a relation',
    unrelated: 'there may be no relation',
    uncertain: (count) =>
      count === 0 ? '' : `${plural(count, 'grey bar crosses', 'grey bars cross')} zero: there may be no relation. `,
    alike: (answered) =>
      `${sentence(plural(answered, 'response', 'responses'))} cannot tell which question is the main one. `,
    note: 'A relation does not say which is the cause and which the effect.',
    noWeights: (needed) =>
      `We do not work out each question’s share of the overall explanation: that needs at least ${plural(needed, 'response', 'responses')}.`,
    noWeightsCollinear:
      'We do not work out each question’s share of the overall explanation: the answers to the questions are too much alike.',
    noWeight: '—',
    head: ['Question', 'Relation', '95% interval', 'Share of the overall explanation', 'What it means'],
    whyNot: {
      too_few: (answered, needed) =>
        `${people(answered)} answered all the scored questions, and to speak of relations at least ${formatNumber(needed)} are needed. With fewer, relations are found even where there are none.`,
      no_outcome: () =>
        'There is no overall score to relate the others to: the survey has no eNPS question and no question about engagement.',
      no_variation: () => 'Everyone gave almost the same overall score: there is nothing to relate to it.',
      collinear: () =>
        'The answers to the questions almost repeat one another: one relation cannot be told from another.',
    },
  },

  comments: {
    question: 'Question',
    all: 'All answers in words',
    readAll: (count) => `Read all ${formatNumber(count)}`,
    fold: 'Collapse',
    search: 'Find in the answers',
    clear: 'Clear the search',
    loadFailed: 'The answers did not load',
    nothing: {
      later: () => 'What people wrote can be read when the survey is closed.',
      none: () => 'No one wrote anything to this question.',
      few: (k) => `${sentence(lessThan(k))} people wrote: this cannot be shown, it would be clear who they are.`,
    },
    notFound: (query) => `No answer has ${quoted(query)}.`,
    found: (count) => `Found: ${formatNumber(count)}`,
    more: 'Show more',
    order: 'The order of the answers is random: it does not show who wrote earlier.',
  },

  people: {
    title: 'Who answered',
    completed: (count) => `Answered (${formatNumber(count)})`,
    waiting: (count) => `Have not answered yet (${formatNumber(count)})`,
    nobody: 'no one yet',
    everybody: 'everyone has answered',
    next: 'Show the next ones',
    noneListed: 'none among those shown',
    listed: (listed, all) => `Showing ${formatNumber(listed)} of ${formatNumber(all)}.`,
    more: (count) => `Show ${formatNumber(count)} more`,
  },

  running: {
    title: 'The survey is open',
    turnout: (answered, asked) => `${formatNumber(answered)} of ${formatNumber(asked)} answered`,
    answered: (count) => `${people(count)} answered`,
    byLink: (count) => `and ${formatNumber(count)} more via the link`,
    inSteps: (words) => `${sentence(words)} answered`,
    when: {
      from_5: (k) =>
        `Answers open in steps, ${formatNumber(k)} or more at once, so that a new result cannot show who has just answered. Groups stand side by side when the survey is closed.`,
      closed: () =>
        'The result will appear when the survey is closed. Until then no one sees scores or texts: not you, not managers.',
      live: () => 'Answers can be seen at once, with names. Groups stand side by side when the survey is closed.',
    },
    reminded: 'We remind those who have not answered yet ourselves.',
    notReminded: 'Reminders are off.',
    remind: 'Turn on reminders',
    remindDone: 'Reminders are on',
    remindFailed: 'Could not turn them on',
    complete: 'Close',
    completeTitle: 'Close the survey?',
    completeText:
      'There will be no new answers, and the survey cannot be opened again: by comparing two results one could learn what those who answered in between have said.',
    completeMissingInSteps:
      'Those who have not answered yet will no longer be able to: we will not remind them any more.',
    completeMissing: (count) =>
      `${people(count)} ${pluralForm(count, 'has', 'have')} not answered: we will not remind them any more.`,
    completed: 'Survey closed',
  },

  preparing: {
    title: 'Working out the differences between groups',
    text: 'This is done once and takes up to a minute. The page will refresh by itself.',
    late: 'This is taking longer than usual. You can close the page: the result will be waiting here.',
  },

  tooFew: {
    title: (k) => `${sentence(lessThan(k))} people answered: there will be no result`,
    text: (k) =>
      `With ${lessThan(k)} responses, a person could be recognised by them, so no one will see the scores and texts of this survey: not you, not managers, not us.`,
    next: 'Next time, ask more people or give them more time.',
  },

  tell: {
    what: 'How many answered and the result of each question for the whole company: no quotes and no groups, so it can go to the general chat.',
    message: (title) => `Results of the survey ${quoted(title)}`,
    answered: (part) => `Answered: ${part}`,
    mean: (question, value, most, lowerIsBetter) =>
      `${question} – ${value} out of ${most}${lowerIsBetter ? ', lower is better' : ''}`,
    brief: (question, said) => `${quoted(question)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  },

  print: {
    printed: (moment) => `Printed ${moment}`,
    anonymous: 'The answers are anonymous.',
  },
};

/** Words that open a sentence. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
