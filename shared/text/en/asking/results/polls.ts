import type { resultsText as Russian } from '../../../ru/asking/results/polls.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { articleText } from '../../common/article.ts';
import { figuresText } from '../../common/figures.ts';
import { formatNumber, plural, quoted } from '../../format.ts';

/** Texts of the results of a poll: figures, answers, comparison of runs, export. */
export const resultsText: Catalogue<typeof Russian> = {
  page: {
    title: 'Results',
    back: 'Polls',
    poll: 'Poll',
    choosePoll: 'Choose a poll',
    choosePollText: 'Results are grouped by poll and by run.',
    noPollsTitle: 'No polls yet',
    noPolls: 'Results will appear here when the team answers its first poll.',
    toCreate: 'Create the first poll',
    notFoundTitle: 'Poll not found',
    notFound: 'It has been deleted, or it belongs to another workspace.',
    loadFailed: 'Could not load the runs',
    pollsFailed: 'Could not load the polls',
    noRight: 'Results can be seen by the owner, HR and managers.',
  },
  run: {
    line: 'Which run is shown',
    draft: 'draft',
    open: 'open',
    openUntil: (day) => `open until ${day}`,
    over: (day) => `closed on ${day}`,
    closed: 'closed',
    answered: (figure, _count) => `${figure} answered`,
    answeredAtLeast: (figure) => `at least ${figure} answered`,
    fewAnswered: 'fewer than five answered',
    anonymous: 'anonymous',
    named: 'with names',
    manage: 'Manage the run',
    next: 'Next run',
    nextText:
      'The same questions once more: its own deadline, its own link, its own answers. Results will stand side by side.',
    create: 'Create a run',
  },

  answers: figuresText.answers,
  loadFailed: 'Could not load the results',

  actions: { refresh: 'Refresh', show: 'Show all answers', hide: 'Hide answers' },

  loading: {
    progress: (loaded, total) => `Loaded ${formatNumber(loaded)} of ${formatNumber(Math.max(loaded, total))}`,
    stop: 'Stop',
    rest: 'Load the rest',
    partly: 'Search and order cover only what is loaded.',
    failed: 'The rest of the answers did not load',
    fresh: (count) => `New responses have arrived: ${formatNumber(count)}`,
    showFresh: 'Show',
  },

  empty: {
    title: 'No responses yet',
    open: 'Send out the link or remind the team: answers will appear here at once.',
    noLink: 'The run is open, its public link is off. Members answer after logging in.',
    draft: 'The run is not open yet. When you open it, you choose whom to ask and how people learn of it.',
    closed: 'The run is closed, and no one answered. You can create a new run.',
    over: 'The deadline of the run has passed, and no one answered. You can create a new run.',
  },

  ...articleText,

  teams: {
    note: 'from five responses',
    table: (question) => `Teams: ${question}`,
    apart: { up: 'higher than the rest', down: 'lower than the rest' },
    moved: { up: 'higher than last time', down: 'lower than last time' },
    sure: (team, words, question) =>
      `${team}${question === null ? '' : `, ${quoted(question)}`}: ${words.join(' and ')}, and this is more than chance`,
    more: (count) => `and ${plural(count, 'more difference', 'more differences')}`,
    alike: 'Teams do not differ from one another by more than chance',
    alikeToo: 'Teams differ neither from one another nor from last time by more than chance',
    comparisons: (count) => `Adjusted for ${plural(count, 'comparison', 'comparisons')}.`,
    others: 'The rest together',
    team: 'Team',
    answered: 'Answered',
    likely: 'Probably',
    figure: { enps: 'eNPS', mean: 'Average' },
    all: (value) => `everyone, ${value}`,
    range: (low, high) => `from ${low} to ${high}`,
    everybody: 'everyone answered',
    before: (value) => `was ${value}`,
    pooled: (value, low, high) => `probably really ${value}, from ${low} to ${high}`,
    legend: (withBefore, pooled) =>
      `${
        pooled
          ? 'Dot and thin bar: the result by the team’s own answers. Diamond and thick bar: where it probably really lies. Both bars are right with a probability of 95%.'
          : 'Bar: where the team’s result lies with a probability of 95%.'
      } ${withBefore ? 'Circle: last time. ' : ''}Dashed line: everyone who answered.`,
    how: (known, pooled) => [
      'Each team is compared with all the others and with itself last time. The more comparisons there are, the more noticeable a difference has to be: of everything called more than chance, no more than one in twenty will turn out to be chance.',
      known
        ? 'The bar takes into account how many people in the team were asked when the run was opened: the more of them answered, the shorter it is. Where this is not known, as for the rest together, the bar is longer.'
        : 'How many people were asked in each team is not taken into account here: the bars are about teams of any size, which is why they are wide.',
      ...(pooled
        ? [
            'Diamond: the fewer responses a team has, the more we pull its result towards the average of the teams shown, because there is more chance in it. Across teams as a whole, such an estimate is more accurate. It does not affect the finding about which team differs.',
          ]
        : []),
      'The rest together are teams with fewer than five responses, and those who answered via the link or by code. If even together there are fewer than five, the smallest of the teams is added to them. No one will see them separately.',
      'The comparison was made when the run was first closed, and does not change any more: otherwise someone’s answer could be found by subtraction.',
    ],
    off: (seenAtOnce) =>
      `Teams were not compared in this run. Next time, ${
        seenAtOnce ? 'show answers in groups or after closing, and ' : ''
      }tick “Compare teams”: teams are shown from five responses.`,
    open: 'Teams will stand side by side when the run is closed: those with at least five responses are shown.',
    few: 'Teams could not be compared: those with at least five responses stand side by side, and there are fewer than two of them.',
  },

  finding: {
    open: 'The run is still open; so far it looks like this',
  },

  tell: {
    text: 'The finding, how many answered and what the comparison says: no quotes and no teams, so it can go to the general chat.',
    message: (title, run) => `Results of the poll ${quoted(title)}, ${run.charAt(0).toLowerCase()}${run.slice(1)}`,
  },

  hidden: {
    titles: {
      'below-five': 'The result will open from the fifth response',
      'until-closed': 'The result will open when the run closes',
      'too-few': 'Fewer than five responses: there will be no result',
      'asked-few': 'Fewer than five people were asked: there will be no result',
    },
    why: {
      'below-five':
        'While there are few responses, a person could be recognised by them, so neither scores nor texts can be seen: not by you, not by managers.',
      'until-closed':
        'This was decided when the run was opened. Until then no one sees scores or texts: not you, not managers.',
      'too-few': 'A person could be recognised by four responses. No one will see the scores and texts of this run.',
      'asked-few':
        'The run is anonymous, without a public link, and the answers would show whose they are. No one will see the scores and texts of this run, even if more people join: this is what those who answer are told.',
    },
    suggestions: 'What will help now',
    instead: 'To see a result, open a new run',
    ways: {
      link: {
        title: 'With a public link',
        text: 'People outside the workspace can answer too. The result will open from five responses.',
      },
      people: {
        title: 'When there are five people',
        text: 'Invite the others to the workspace and ask everyone.',
      },
      named: {
        title: 'With names',
        text: 'Untick “Anonymous” in the settings of the poll: those who answer will learn of it before the first question.',
      },
    },
    share: {
      title: 'Share the link in the general chat',
      text: 'People answer on their phones, without logging in, in about a minute.',
    },
    tell: {
      title: 'Tell what became of the last result',
      text: 'When people see that something changed after a poll, they answer more willingly.',
    },
    deadline: { title: 'Set a deadline', text: 'With a date, people put the answer off less often.' },
    before: (run) => `${run}: what it was then`,
    open: 'Open',
  },

  enps: figuresText.enps,

  questions: {
    filter: 'Question',
    all: 'All questions',
    none: 'No one has answered this question yet.',
    mean: (value) => `average ${value}`,
    others: 'Short answers that come up more often are shown separately. The others are counted together.',
    inWords: (count) => plural(count, 'more answer in words', 'more answers in words'),
    rest: (count) => plural(count, 'other answer', 'other answers'),
    distribution: 'Distribution of scores',
    frequency: 'Which answers are repeated',
    score: 'Score',
    answer: 'Answer',
    count: 'Count',
    share: 'Share',
    showAll: (count) => `Read the answers (${formatNumber(count)})`,
    showAllLabel: (question) => `Read the answers to the question ${quoted(question)}`,
  },

  table: {
    title: 'Answers',
    search: 'Search the answers',
    searchHint: 'A word or part of a phrase',
    clear: 'Clear the search',
    order: 'Order',
    orders: { people: 'By name', newest: 'Newest first', lowest: 'Lowest scores first' },
    who: 'Who and when',
    answersColumn: 'Answers',
    anonymous: (alias) => `Anonymous ${alias}`,
    blankShort: '—',
    found: (hits, shown, all) =>
      `${plural(hits, 'match', 'matches')}: ${formatNumber(shown)} of ${plural(all, 'respondent', 'respondents')}`,
    total: (count) => `${plural(count, 'person', 'people')} answered`,
    nothingTitle: 'Nothing found',
    nothing: (query) => `None of the loaded answers has ${quoted(query)}. Try something shorter or another word.`,
    noneToQuestion: 'No one has answered this question yet.',
    apart: 'Answers are listed by question and shuffled, without times: they do not show who said what together.',
    foundApart: (hits) => plural(hits, 'match', 'matches'),
    moreApart: (count) => `Show more: ${plural(count, 'answer', 'answers')}`,
    namesFailed: 'Names of members did not load; numbers stand in their place.',
  },

  trend: {
    ...figuresText.trend,
    title: 'Comparison of runs',
    plain: { enps: 'eNPS by run', mean: 'Average by run', responses: 'How many answered' },
    metric: 'What to compare',
    metrics: {
      enps: 'eNPS',
      responses: 'How many answered',
      mean: (question) => `Average: ${question}`,
    },
    first: 'This is the first run: there is nothing to compare with yet',
    fewRuns: 'The line will appear after the second run with responses.',
    reworded: (date, text) => `Since the run of ${date} the question has been worded differently: ${quoted(text)}`,
    run: 'Run',
    responses: 'Answered',
    interval: '95% interval',
    noValue: '—',
    current: 'this run',
    range: (low, high) => `from ${low} to ${high}`,
    loadFailed: 'Could not load the comparison of runs',
    limit: (count) => `The last ${plural(count, 'run is', 'runs are')} compared.`,
  },

  repeated: {
    label: 'Besides eNPS',
    failed: 'Could not load the comparison of runs',
  },

  print: {
    run: (date) => `Run of ${date}`,
    printed: (date) => `Printed ${date}`,
    partly: (loaded, total) =>
      `Printed: the first ${formatNumber(loaded)} of ${plural(total, 'respondent', 'respondents')}.`,
    partlyApart: (count) => `Printed: the first ${plural(count, 'answer', 'answers')}.`,
    anonymous: 'The answers are anonymous.',
  },

  sheet: {
    who: 'Who',
    when: 'When',
    question: 'Question',
    answer: 'Answer',
    name: 'Answers',
    sums: 'Results',
    file: 'Poll',
  },
  sums: {
    poll: 'Poll',
    run: 'Run',
    answered: 'Answered',
    answeredAtLeast: 'Answered, at least',
    shown: 'Responses shown',
    asked: 'Asked',
    enps: 'eNPS',
    low: '95% interval: from',
    high: '95% interval: to',
    promoters: 'Promoters, 9–10',
    passives: 'Passives, 7–8',
    detractors: 'Detractors, 0–6',
    answers: 'Answers to the question',
    mean: 'Average',
    other: 'Other answers',
  },
};
