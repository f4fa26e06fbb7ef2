import type { Catalogue } from '../../catalogue.ts';
import type { packText as Russian } from '../../ru/overview/pack.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

const responses = (count: number): string => plural(count, 'response', 'responses');

/** Words of the report that is made for a meeting, and of the page it is made on. */
export const packText: Catalogue<typeof Russian> = {
  title: 'Make a report',
  note: 'for the director, the board or a team',
  back: 'Overview',
  make: 'Make',
  noRight: 'Reports are made by those who see the results of the whole company.',
  failed: 'The report could not be made',
  saved: (name) => `The file is ready: ${name}`,
  again: 'Save once more',
  form: {
    audience: 'For whom',
    audiences: { director: 'Director', board: 'Board', team: 'Team' },
    about: {
      director:
        'The whole company: what changed, where, what people say, what was done, and money if it is open to you.',
      board: 'All that a director gets, and the decisions that you ask the board for.',
      team: 'This team alone: its mood, its load and its answers. No money, and no words of other teams.',
    },
    period: 'Over what time',
    periods: { quarter: 'Quarter', half: 'Half a year', year: 'Year' },
    team: 'Which team',
    teams: 'Teams to show',
    teamsHint: 'Here are teams in which at least five people answered or have tasks. Choose none to include them all.',
    noTeams: 'No team can be shown by itself yet: fewer than five answered.',
    chooseTeam: 'Choose a team',
    ask: 'To be decided',
    askHint: 'One decision a line, five at most. They stand in the report word for word.',
    format: 'File',
    formats: { a4: 'PDF, A4 sheet', wide: 'PDF, 16:9 screen', pptx: 'PowerPoint' },
    colour: 'Company colour',
    colourOwn: 'Back to the colour of Tonus',
    colourGood: (contrast) => `It can be read on white: contrast ${contrast}, 4.5 is needed.`,
    colourPale: (contrast) =>
      `This colour cannot be read on white: contrast ${contrast}, 4.5 is needed. Choose a darker one.`,
    logo: 'Logo',
    logoShown: 'Company logo',
    logoHint: 'PNG, SVG or JPEG; a large picture is made smaller. The whole workspace has one colour and one logo.',
    logoWrong: 'This picture could not be read: choose a PNG, an SVG or a JPEG',
    logoChoose: 'Choose a file',
    logoRemove: 'Remove the logo',
    money: 'There will be no page on money: it is not open to you.',
  },
  loadFailed: 'What a report is made of could not be loaded',
  plan: {
    title: 'On a schedule',
    enabled: 'Send a link to the report',
    about:
      'The email comes on the morning of the first working day of the month or quarter. It holds no data: the report is made when the link is opened, of what is open to the reader.',
    every: 'How often',
    rhythms: { month: 'Every month', quarter: 'Every quarter' },
    readers: 'To whom',
    readersNote: 'Here are those who see poll results. The link in the email unsubscribes.',
    which: (audience, team, period) =>
      `The link opens what is chosen above: “${audience}”${team ? `, ${quoted(team)}` : ''}, “${period}”.`,
    next: (day) => `The next email comes on ${day}.`,
    off: 'No emails are sent.',
    setBy: (name, day) => (name === null ? `Set on ${day}.` : `Saved on ${day} by ${name}.`),
    save: 'Save the schedule',
    failed: 'The schedule could not be saved',
  },
  file: 'Report',
  heading: (company, who, day) => `${company} · ${who} · ${day}`,
  who: {
    director: 'for the director',
    board: 'for the board',
    team: (team) => `for the team ${quoted(team)}`,
  },
  page: (number, all) => `${formatNumber(number)} of${NBSP}${formatNumber(all)}`,
  trust: 'How far to trust this.',
  answered: (count, asked) =>
    asked === null
      ? `${formatNumber(count)} answered`
      : `${formatNumber(count)} of${NBSP}${formatNumber(asked)} answered`,
  range: (low, high) => `from ${low} to${NBSP}${high}`,
  of: (count, of) => `${formatNumber(count)}${NBSP}of${NBSP}${formatNumber(of)}`,
  none: '—',

  missing: {
    label: 'What is not here',
    some: 'Not everything can be told yet',
    none: 'There is nothing to tell yet',
    head: ['Page', 'Why it is not here'],
    trust: 'A report is made anew each time: a page takes its place as soon as there are data for it.',
  },

  changed: {
    label: 'What changed',
    none: 'No eNPS poll was closed in this time',
    noneLead: 'There is nothing to compare: choose a longer period or wait for the results of a poll.',
    enps: 'eNPS of the company',
    before: 'last time',
    random: (change, interval) => `the change of ${change} may be chance, ${interval}`,
    sure: (change, interval) => `the change of ${change} is more than chance, ${interval}`,
    load: 'workload of 100',
    line: 'eNPS by run',
    columns: ['Run', 'eNPS', '95% interval', 'Answered'],
    trust: (title, day, answered) =>
      `${quoted(title)} of ${day}: ${answered}. Whether anything changed is said by the test of the difference, not by a point that is higher or lower.`,
    noTrust: 'Only closed runs with at least five responses are shown.',
    interval: (low, high) => `probably from ${low} to${NBSP}${high}, 98% interval`,
  },

  team: {
    quiet: (team) => `No warning signs are seen in the team ${quoted(team)}`,
    unjudged: (team) => `There is nothing yet to judge the team ${quoted(team)} by`,
    mood: 'mood',
    turnout: 'answered',
    load: 'workload of 100',
    answersLabel: 'What the team answered',
    answers: (count) => `The team answered ${plural(count, 'question', 'questions')} on a scale`,
    noAnswers: 'The answers of this team are not shown by themselves',
    noAnswersLead: 'It gave fewer than five responses to the last eNPS poll, or teams were not compared in it.',
    columns: ['Question', 'Average', '95% interval', 'Others', 'Answered'],
    trust: (title) =>
      `These are answers to ${quoted(title)}. The difference from others is not tested here: whether it is more than chance is said on the page ${quoted('Where')}.`,
  },

  where: {
    label: 'Where',
    headline: (sure, team, claim) => `${sure} ${team}: ${claim}`,
    also: (team, claim) => `${team}: ${claim}`,
    more: (count) => `${plural(count, 'more team needs', 'more teams need')} attention.`,
    mood: (question) => `Mood by team: “${question}”`,
    moodNote: (mean) =>
      `The bar is where the true average of a team lies with a probability of${NBSP}95%. Dashed: the whole company, ${mean}.`,
    lower: 'Lower is better here.',
    marked: 'more than chance',
    answered: 'Answered',
    everybody: 'everyone answered',
    loadColumns: ['Team', 'Index', 'Open', 'Overdue'],
    nothing: 'There are no teams yet that can be shown by themselves',
    nothingLead: 'A team will stand here when five of it have answered or five in it have tasks.',
    unseen: {
      title: 'What is not seen here',
      few: (count) =>
        `${plural(count, 'more response is', 'more responses are')} from teams where fewer than five answered. These are not shown separately to anyone, so that no one can learn who said what.`,
      toSeeFew:
        'To see them as well, remind people of the poll: a team will stand here when five have answered. Small teams can be joined with their neighbours on the Team page.',
      noMood:
        'There is no mood by team: teams could not be compared yet. With the next run, tick “Compare teams”; those where at least five answer will stand side by side.',
      noLoad:
        'There is no workload by team. It is measured by tasks: connect Bitrix24, Yandex Tracker, YouTrack or Jira unless they are connected already.',
      smallLoad: (count) =>
        `${plural(count, 'more team has', 'more teams have')} no workload: fewer than five people there have tasks.`,
    },
    trust: (title, day, company) =>
      `${quoted(title)} of ${day}, ${responses(company)}. Teams with fewer than five responses are not shown by themselves. Comparisons are corrected for their number.`,
    small: (count) => `${responses(count)} came from small teams.`,
    measured: (day) => `Workload was measured on ${day}.`,
    noTrust: 'Teams with fewer than five responses are not shown by themselves.',
  },

  said: {
    label: 'What people say',
    headline: (theme, people, of) =>
      `What people write about most is ${quoted(theme)}: ${formatNumber(people)} of${NBSP}${formatNumber(of)}`,
    nothing: 'What people write about cannot be told yet',
    few: 'There are few written answers so far: themes are shown when at least five people write about them.',
    preparing: 'Answers are still being read: make the report again in a minute, and the themes will be here.',
    themes: 'Themes of written answers',
    columns: ['Theme', 'Wrote', 'How'],
    quotes: 'In people’s words',
    quote: (words) => `“${words}”`,
    trust: (title, count) =>
      `${quoted(title)}, ${responses(count)}. Themes were found by the built-in analysis; those of fewer than five people stand together. No one knows who wrote what.`,
    noTrust: 'Words are shown without a name, a team or a time.',
  },

  done: {
    label: 'What was done and what came of it',
    headline: (done, doing) =>
      [
        ...(done > 0 || doing === 0 ? [`done:${NBSP}${formatNumber(done)}`] : []),
        ...(doing > 0 ? [`under way:${NBSP}${formatNumber(doing)}`] : []),
      ]
        .join(', ')
        .replace(/^./, (letter) => letter.toUpperCase()),
    measured: (count) => `The outcome of ${plural(count, 'step', 'steps')} was measured.`,
    nothing: 'Nothing has been told yet of what was done',
    nothingLead: 'What you answered people after polls will stand here, and completed tasks whose outcome is measured.',
    promises: 'What people were answered',
    columns: ['They said', 'We do', 'Responsible', 'Now'],
    states: { done: 'done', doing: 'under way', decided_otherwise: 'decided otherwise' },
    effects: 'Completed steps',
    effectColumns: ['Step', 'When', 'What came of it'],
    ask: 'To be decided',
    trust: 'At the same time is not because of: what changed after a step is measured, not why.',
  },

  money: {
    label: 'Money',
    none: 'There are no data on money yet',
    noneLead:
      'Upload the history of departures and the payroll file in the section “Finance”: what departures cost will stand here.',
    left: (_, since) => `left since ${since}`,
    rate: (rate, range) => `${rate} a year, usual for you ${range}`,
    leaving: 'to replace those who left this year',
    each: (cost) => `replacing one costs ${cost}`,
    expected: 'will leave within half a year',
    expectedCost: (range) => `replacing them ${range}`,
    until: (day) => `by ${day}, with a probability of${NBSP}95%`,
    spent: (year) => `spent of the HR budget of ${year}`,
    plan: (plan) => `plan of the year ${plan}`,
    noPlan: 'there is no plan of the year',
    budget: (year, spent) => `Spent of the HR budget of ${year}: ${spent}`,
    initiatives: 'Initiatives',
    columns: ['Initiative', 'Costs', 'What came of it'],
    notMeasured: 'not measured',
    trust: (since, until) =>
      `Departures by data from ${since} to ${until}. The outlook tells of a number of people and never of any one of them.`,
    noTrust: 'Money is seen by the owner and those it was opened to: whom this file goes to is your decision.',
  },
};
