import type { overviewText as Russian } from '../ru/overview.ts';
import type { Catalogue } from '../catalogue.ts';
import { formatNumber, NBSP, plural, quoted } from './format.ts';

/** “Sales”, “Warehouse” and “Logistics”. */
function listed(names: readonly string[]): string {
  const all = names.map(quoted);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const questions = (count: number): string => plural(count, 'question', 'questions');

/** Words of the first screen. */
export const overviewText: Catalogue<typeof Russian> = {
  greeting: (name) => `Hello, ${name}`,
  createPoll: 'Create a poll',
  loadFailed: 'Could not load',
  listed,
  questions,

  subscription: (type, end) => (end === null ? `${type} subscription` : `${type} subscription until ${end}`),
  subscriptionLoading: 'checking the subscription…',
  subscriptionFailed: 'could not check the subscription',

  band: {
    label: 'Most important',
    wholeCompany: 'The whole company',
  },

  actions: {
    create: 'Create a poll',
    remind: 'Send a reminder of the poll',
    open: { poll: 'Go to the poll', survey: 'Go to the survey' },
    results: 'See the answers',
  },

  mood: {
    up: (score) => `The mood has risen: eNPS${NBSP}${score}`,
    down: (score) => `The mood has fallen: eNPS${NBSP}${score}`,
    unsure: (score) => `No shift in the mood can be seen: eNPS${NBSP}${score}`,
    over: (runs, slope, score) =>
      `Over ${plural(runs, 'poll', 'polls')} the mood has ${slope > 0 ? 'risen' : 'fallen'}: eNPS${NBSP}${score}`,
    overFrom: (first) => `In the first of them it was ${first}: the difference is more than chance.`,
    overAll: 'All these polls together say so, and it is more than chance.',
    apart: (poll, survey) => `Two polls disagree: eNPS of the pulse ${poll}, of the survey${NBSP}${survey}`,
    apartLine: (title) =>
      `The survey ${quoted(title)} ran in the same two weeks, and the difference is more than chance. Compare who answered and when before judging the mood.`,
    open: (score) => `The poll is still open: eNPS${NBSP}${score} so far`,
    openLine: 'The score changes with every response. The result comes when the poll closes.',
    first: (score) => `First result: eNPS${NBSP}${score}`,
    sure: (before) => `Last time it was ${before}: the difference is more than chance.`,
    random: (before, noticed) => `Last time it was ${before}: the difference may be chance, ${noticed}.`,
    firstLine: 'There will be something to compare with once you run the poll again.',
    alone: (score) => `New result: eNPS${NBSP}${score}`,
    aloneLine:
      'It cannot be compared with last time: the question was worded differently then, or there were fewer than five scores.',
  },

  enps: {
    of: (day) => `poll of ${day}`,
    open: 'Open the results',
    report: 'Make a report',
    answered: (count, asked) =>
      `${formatNumber(count)}${asked === null ? '' : ` of${NBSP}${formatNumber(asked)}`} gave a score.`,
    difference: (value, low, high) => `Difference from last time ${value}, probably ${low} to ${high} (98% interval).`,
    polls: 'polls',
    change: (since, until, from, to) => `${since} to ${until}: from ${from} to ${to}`,
    run: 'Poll',
    trend: 'eNPS over a year',
    band: 'The band is the 95% interval of each poll together with day-to-day noise. Whether anything has changed is told not by it but by the difference above, which was tested.',
    fewRuns: 'The line will appear once there are at least two results.',
    head: ['Poll', 'eNPS', '95% interval', 'Answered'],
    range: (low, high) => `from ${low} to ${high}`,
    noValue: '–',
    toCome: 'appears from the fifth response',
    toComeText:
      'Once at least five people have answered the eNPS poll, its score, how exact it is and a year of measurements will be here.',
    fewPeople: (members) =>
      `The workspace now has ${plural(members, 'person', 'people')}: others can answer via a link to the poll, without an account.`,
  },

  attention: {
    title: 'Who needs attention',
    note: 'teams, not people',
    calm: 'No worrying signs to be seen in the teams',
    calmText: {
      both: 'Neither in the polls nor in the tasks of the teams that can be seen.',
      answers: 'In the polls of the teams that can be seen. Tasks are not assessed at the moment.',
      load: 'In the tasks of the teams that can be seen. Polls are not assessed at the moment.',
    },
    more: (count) =>
      `${plural(count, 'more team needs', 'more teams need')} attention: here are those with the stronger signs.`,
    rest: `The other teams that can be seen show no worrying signs. Groups of fewer than 5${NBSP}responses are not shown.`,
    unseen: 'The other teams cannot be seen: they have fewer than five responses or people with tasks.',
    small: `Groups of fewer than 5${NBSP}responses are not shown.`,
    toCome:
      'Teams where something is changing will stand here: what can be seen, how it is known and what to do first.',
  },

  decisions: {
    label: 'Most important',
    wholeCompany: 'The whole company',
    number: (number, all) => (all === 1 ? '' : `decision ${number} of${NBSP}${all}`),
    sure: { exact: 'For certain.', almost: 'Almost certainly.', likely: 'Most likely.' },
    toTask: (day) => `Make it a task, by ${day}`,
    toTaskOf: (name, day) => `Make it a task: ${name}, by ${day}`,
    toYou: 'you',
    postpone: 'Postpone until…',
    postponeTo: (day) => `until ${day}`,
    postponeLabel: 'Until which day to postpone',
    postponed: (day) => `Postponed until ${day}`,
    taken: (name, day) => `Task created: ${name}, by ${day}`,
    undo: 'Bring back',
    undoTask: 'Undo',
    backAgain: 'The decision is on the screen again',
    failed: 'That did not work: ',
    notNoted: 'The task is created, but the decision is still on the screen: ',
    nothing: 'Nothing to decide today',
    allDecided: 'No new decisions',
    allDecidedText: 'You have already decided about what can be seen now.',
    unjudged: 'No data for decisions yet',
    decided: (count) => `Decided and still in force: ${formatNumber(count)}`,
    decidedTask: 'task',
    decidedUntil: (day) => `postponed until ${day}`,
    decidedBack: (text) => `Bring back: ${text}`,
    how: 'How decisions are chosen',
    howText: [
      'There are no more than three teams here, those with the stronger signs: workload above 80, a rise in overdue tasks, scores or answers worse than elsewhere or than before.',
      'A difference is named only if it is more than chance among all the teams and questions: such a decision will appear in error in about 6 weeks out of 100.',
      `Groups of fewer than 5${NBSP}responses and individual people are never shown.`,
    ],
    means: {
      own: (team, mean) => `${team} ${mean}`,
      others: (mean) => `others ${mean}`,
      scale: (from, to, lower) => `Scale from ${from} to ${to}${lower ? ', here lower is better' : ''}.`,
      basis: (own, others) =>
        `${formatNumber(own)} answered here and ${formatNumber(others)} in the other teams. The bar is where the true average lies with 95% probability.`,
      label: (team, own, others) => `${team}: ${own} on average, others ${others}`,
    },
    shares: {
      overdue: 'Overdue',
      answered: 'Answered',
      now: 'now',
      before: { overdue: 'a month ago', answered: 'last time' },
      of: (count, of) => `${formatNumber(count)} of${NBSP}${formatNumber(of)}`,
    },
  },

  running: {
    title: 'Open now',
    running: (title) => `${quoted(title)} is open`,
    until: (day) => `until ${day}`,
    noDeadline: 'no closing date',
    turnout: (title) => `Answered ${quoted(title)}`,
    alsoRunning: 'Also open:',
    andMore: (count) => `and ${formatNumber(count)} more`,
    nothing: 'Nothing is open at the moment',
    usual: (low, high) =>
      low === high
        ? `By this day ${plural(high, 'person has', 'people have')} usually answered.`
        : `By this day ${formatNumber(low)}–${plural(high, 'person has', 'people have')} usually answered.`,
    compared: {
      less: (count) => `Now ${formatNumber(count)}: fewer than usual.`,
      same: (count) => `Now ${formatNumber(count)}: all is going as it always does.`,
      more: (count) => `Now ${formatNumber(count)}: more than usual.`,
    },
    nextReminder: (moment) => `The next reminder goes out by itself: ${moment}.`,
    remindSent: 'A reminder is going to those who have not answered yet',
  },

  teams: { label: 'Teams' },

  load: {
    label: 'Workload by team',
    open: 'Open the analysis',
    noPortal: {
      title: 'Workload will appear with tasks',
      text: 'Connect Bitrix24, Yandex Tracker, YouTrack or Jira to see which teams have more tasks than they can get through.',
      connect: 'Connect a source of tasks',
      ask: 'The owner or a manager can connect a source of tasks.',
    },
    beingRead: { title: 'Reading Bitrix24' },
    nothing: { title: 'Nothing to count yet' },
    notMeasured: {
      title: 'Workload has not been measured yet',
      text: 'The first analysis takes about a minute and shows the workload index by team.',
    },
    noPlan: {
      title: 'Workload by team is on the Premium plan',
      text: 'The workload index is worked out from the team’s tasks and comes with the Premium plan.',
      plans: 'Compare plans',
      ask: 'The owner of the workspace can change the plan.',
    },
  },

  upcoming: {
    title: 'Coming up',
    closes: (title) => `${quoted(title)} ends`,
    opens: (title) => `${quoted(title)} opens`,
    none: 'No closing dates and no scheduled polls.',
    schedule: 'Polls',
  },

  counters: {
    label: 'The workspace in figures',
    plan: (words) => `Workspace: ${words}`,
    polls: 'Polls',
    employees: 'Employees',
    tasks: 'Tasks',
    integrations: 'Integrations',
    unknown: '–',
    noPolls: 'none yet',
    employeesNote: 'in the workspace',
    tasksNote: (source) => `in ${source}`,
    tasksWithout: 'no source connected',
    integrationsNote: 'not connected yet',
    ai: 'AI',
    countFailed: 'could not count',
  },

  steps: {
    title: 'Where to start',
    done: (done, all) => `${formatNumber(done)} of${NBSP}${plural(all, 'step', 'steps')} done`,
    bandTitle: 'The team’s first pulse will be here',
    bandText: (left) =>
      `${plural(left, 'step', 'steps')} to go, about ten minutes. While there are fewer than five responses, we show no figures: that is more honest and safer for the team.`,
    ready: 'done',
    space: 'Create the company’s workspace',
    team: {
      title: 'Invite the team',
      text: 'Invite colleagues by email or with one link. The results of a poll open from five people.',
      untold: (count) =>
        `The directory names ${plural(count, 'person', 'people')}, and no one has written to them yet. Tell them where to log in, or send them one link.`,
      alone: 'So far you are alone here.',
      small: ({ name, limits }) =>
        `On the ${name} plan a workspace has no more than ${plural(limits.people ?? 0, 'person', 'people')}: the others will answer via the public link of the poll, without an account.`,
      action: 'Invite the team',
      copy: 'Copy link',
      copied: 'Link copied: colleagues will join by it themselves',
      copyFailed: 'The link is ready, but the browser did not allow it to be copied. Copy it yourself:',
      linkFailed: 'The link could not be made: ',
    },
    poll: {
      title: 'Run the first poll',
      text: 'A ready-made poll of three questions, about a minute to answer.',
      action: 'See the questions',
    },
    tasks: {
      title: 'Connect tasks: Bitrix24, Tracker, YouTrack or Jira',
      text: 'This can wait. It brings workload: where there are more tasks than get done, and where overdue ones pile up.',
      action: 'Connect',
      ask: 'The owner or a manager can connect it.',
    },
  },
};
