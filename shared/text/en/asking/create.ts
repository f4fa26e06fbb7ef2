import type { readyText as Russian } from '../../ru/asking/create.ts';
import type { Catalogue } from '../../catalogue.ts';
import { openingText } from '../common/launch.ts';
import { plural } from '../format.ts';

/** Where everything new begins. */
export const readyText: Catalogue<typeof Russian> = {
  title: 'What would you like to ask about?',
  note: 'Something ready can be opened straight away or edited. Nothing goes out until you confirm',
  back: 'Polls',
  noRight: 'Polls are created by the owner, HR and managers.',
  search: 'Find by theme',
  searchPlaceholder: 'For example: workload, manager, leaving',
  found: (count) => `Found: ${plural(count, 'ready poll', 'ready polls')}`,
  nothing: 'There is nothing ready on this theme. You can take questions from the bank or write your own.',
  main: 'What people begin with most often',
  occasions: 'For an occasion',
  own: 'Build your own',
  chosen: 'chosen',
  kinds: { enps: 'eNPS', pulse: 'Pulse', survey: 'Survey' },
  questions: (count) => plural(count, 'question', 'questions'),
  size: (questions, minutes) => `${questions}, ${plural(minutes, 'minute', 'minutes')}`,

  answers: {
    words: 'in words',
    scales: { '0-10': '0–10', '1-5': '1–5' },
    options: (count) => plural(count, 'option', 'options'),
    optional: 'can be skipped',
  },

  preview: {
    label: 'What is chosen',
    questions: 'Questions',
    facts: 'How it will go',
    to: 'Who is asked',
    everybody: (people) =>
      people === null
        ? 'everyone in the workspace'
        : `everyone in the workspace: ${plural(people, 'person', 'people')}`,
    waiting: (people) =>
      `${plural(people, 'more person is', 'more people are')} expected: until they have come in, the poll does not reach them. The public link does.`,
    one: 'one person: you will choose them when you open it',
    until: 'Deadline',
    untilDay: (moment) => `until ${moment}, can be changed`,
    names: 'Names',
    anonymous: 'anonymous; results from the fifth response',
    named: 'with names',
    link: 'Link',
    publicLink: 'public: anyone who has it can answer',
    membersLink: 'for members of the workspace, after login',
    messages: 'Messages',
    willGo: (people) =>
      `${people === null ? 'an email to everyone' : openingText.messages(people, ['mail'])} and one or two reminders to those who have not answered; you can choose not to send them`,
    messageToOne: 'an email to this person; nothing goes to anyone else',
    goal: 'Why',
    conditions: 'Conditions',
    conditional: (count) => `${plural(count, 'question depends', 'questions depend')} on answers`,
    surveyNames: 'anonymous; groups of fewer than five are not shown',
    open: 'Create and open',
    edit: 'Edit the questions',
    build: 'Take these questions',
    twin: (until) => `You already have a poll like this open: ${until}.`,
    toTwin: 'Go to the open one',
  },

  ways: {
    bank: { title: 'From the bank', about: 'Questions by theme: workload, growth, manager' },
    import: { title: 'From a file or a poll', about: 'JSON, or the questions of an earlier poll' },
    poll: { title: 'A poll from scratch', about: 'A few questions: scores and people’s own words' },
    survey: { title: 'A survey from scratch', about: 'All kinds of questions, sections and conditions' },
  },
};
