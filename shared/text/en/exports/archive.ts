import type { archiveText as Russian } from '../../ru/exports/archive.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural, quoted } from '../format.ts';

const WHEN = 'When';
const OUTCOME = 'Outcome';
const DONE = 'What was done';
const DEPARTMENT = 'Department';
const HIRED = 'Start date';
const LEFT = 'Leaving date';
const LEAVING = 'Reason for leaving';
const ID = 'ID';
const EMAIL = 'Email';
const ROLE = 'Role';
const TEAM = 'Team';
const WHO = 'Who';
const QUESTION = 'Question';
const ANSWER = 'Answer';
const COST = 'Cost, ₽';
const MONTH = 'Month';
const PEOPLE = 'People';

/** What stands in the archive of a workspace: what its files are, what their columns are called, and some values. */
export const archiveText: Catalogue<typeof Russian> = {
  readme: {
    title: (workspace) => `Archive of the workspace ${quoted(workspace)}`,
    madeAt: (moment) => `Built ${moment} UTC.`,
    formats: 'Tables come in two forms: CSV opens in Excel (semicolons between values, UTF-8), JSON is for programs.',
    formulas:
      'Where a text in CSV began like a formula, an apostrophe stands before it: so the spreadsheet will run nothing. In JSON the text is as it was.',
    moments: 'Work may have gone on while the archive was being built: neighbouring files may differ by a few minutes.',
    inside: 'WHAT IS INSIDE',
    absent: 'WHAT IS NOT HERE',
    notHere: [
      'Anonymous answers that are not shown yet: the archive holds exactly what the results screen shows. Neither anonymous answers nor those with names have a time or an order.',
      'Who answered an anonymous poll: the service does not know.',
      'Keys of conversations without names: only the authors of answers have them. Conversations whose time is over are erased.',
      'Responses to surveys one by one: as on the screen, there is only a summary of them, a comparison of groups and the words that may be shown.',
      'Notes of one-to-one talks: only their author and those they shared them with see them, and no one else, not even the owner.',
      'The secrets of connections: the Bitrix24 webhook and AI keys are exported to no one.',
      'A copy of the data of Bitrix24 and of the source of tasks: it is in them themselves.',
      'Members’ passwords, sessions and personal settings: this is their accounts’ data, and each exports their own.',
    ],
    personal:
      'The archive holds employees’ personal data. Keep it where outsiders cannot get it, and delete it when it is no longer needed.',
  },
  yes: 'yes',
  no: 'no',
  workspace: 'Name, description, owner and plan.',
  members: {
    about: 'Members: role, team, manager, start date, since when they have been in the workspace.',
    columns: {
      id: ID,
      first_name: 'First name',
      last_name: 'Last name',
      email: EMAIL,
      role: ROLE,
      team: TEAM,
      manager: 'Manager',
      hired_on: HIRED,
      joined_at: 'In the workspace since',
      blocked_since: 'Data blocked since',
    },
  },
  invitations: {
    about: 'Invitations not accepted yet. The links from the emails are not here: they let people in.',
    columns: {
      email: EMAIL,
      role: ROLE,
      team: TEAM,
      hired_on: HIRED,
      invited_by: 'Invited by',
      sent_at: 'Sent',
      expires_at: 'Valid until',
      expired: 'Expired',
    },
  },
  apiKeys: {
    about:
      'API keys: what they may do, who created them and when. The keys themselves are not here: only their hashes are stored.',
    columns: {
      number: 'No.',
      name: 'Name',
      permissions: 'Rights',
      made_by: 'Created by',
      created_at: 'Created',
      expires_at: 'Valid until',
      revoked_at: 'Revoked',
      last_used_on: 'Last request',
    },
  },
  dataRequests: {
    about: 'Requests of employees about their personal data, and what became of them.',
    columns: {
      contact: 'Number of the person',
      kind: 'About',
      wish: 'In their own words',
      received_on: 'Received',
      due_on: 'Answer by',
      extended_because: 'Why the time was extended',
      state: 'State',
      closed_on: 'Closed',
      closed_because: 'What became of it',
    },
  },
  destructions: {
    about: 'Acts of destruction of personal data, the newest first. No names are in them: a sign names the person.',
    columns: {
      id: 'Number',
      at: WHEN,
      reason: 'Reason',
      by: 'By',
      subject: 'Sign of the subject',
      request: 'Number of the request',
      received_on: 'Request received',
      what: 'What was deleted',
    },
  },
  contacts: {
    about: 'People without an account. Of phone numbers the beginning and the last two digits are here.',
    columns: {
      id: 'Number',
      first_name: 'First name',
      last_name: 'Last name',
      team: TEAM,
      language: 'Language of polls',
      phone: 'Phone number',
      source: 'Where from',
      basis: 'Ground',
      basis_on: 'Ground since',
      blocked_since: 'Data blocked since',
      added_at: 'Added',
    },
  },
  personJoins: {
    about:
      'Decisions about records of employees: whether they are one person or not. Records are named by their source and their number in it.',
    columns: { first: 'Record', second: 'Other record', same: 'One person' },
  },
  poll: (title) => `Poll ${quoted(title)}: questions and settings.`,
  run: (day, name) => `Run of ${day}${name === null ? '' : ` ${quoted(name)}`}: settings and summary.`,
  quotes: {
    about: 'Answers shown, by question: a line is one answer, without a name, the order means nothing.',
    columns: { question: QUESTION, text: ANSWER },
  },
  answers: {
    anonymous: 'Answers shown: a line is one person, without a name, the order means nothing.',
    withNames: 'Answers with names: a line is one person.',
    name: WHO,
    consent: 'Edition of the consent',
  },
  report: 'The page “You said, we did”, as it was written.',
  survey: (title) => `Survey ${quoted(title)}: questions and settings.`,
  surveyResults: 'Summary by question and comparison of groups, as on the results screen.',
  comments: {
    about: 'Answers in people’s own words that may be shown.',
    columns: { question: QUESTION, text: ANSWER },
    name: WHO,
  },
  conversations: {
    about:
      'Conversations without names with the authors of answers that are shown: a row is one message. Who the author is the service does not know; times are to the day, and what the author said today is not here yet.',
    columns: { question: QUESTION, comment: 'About which answer', on: 'Day', by: WHO, text: 'Message' },
    author: 'author of the answer',
  },
  analyses: {
    workload: (analyst) => `Workload analysis: ${analyst}.`,
    answers: (analyst) => `Analysis of answers: ${analyst}.`,
    answersOf: (runs, analyst) => `Analysis of answers (${plural(runs, 'run', 'runs')}): ${analyst}.`,
  },
  tasks: {
    about: 'Tasks of the workspace.',
    columns: {
      id: ID,
      title: 'Title',
      description: 'Description',
      status: 'Status',
      sub_status: 'Status detail',
      priority: 'Priority',
      responsible: 'Assignee',
      created_by: 'Created by',
      deadline: 'Due date',
      date_start: 'Started',
      start_date_plan: 'Planned start',
      end_date_plan: 'Planned end',
      time_estimate: 'Estimate, seconds',
      duration_plan: 'Planned duration',
      duration_type: 'Unit of duration',
      group: 'Group',
      created_at: 'Created',
      updated_at: 'Changed',
      closed_date: 'Closed',
    },
  },
  taskEvents: {
    about: 'What happened to tasks: comments and changes, the newest first within each task.',
    columns: {
      task_id: 'Task',
      title: 'Task title',
      at: WHEN,
      kind: 'What',
      author: WHO,
      text: 'Text',
      changes: 'Changes',
    },
    kinds: { created: 'created', changed: 'changed', comment: 'comment' },
  },
  accessLog: {
    about: 'Access log: who saw what and when, newest entries first. The script from the settings checks the hashes.',
    columns: {
      number: 'Number',
      at: WHEN,
      who: 'Alias',
      name: WHO,
      kind: 'What was seen',
      about: 'About',
      screen: 'Section',
      route: 'Operation',
      hash: 'Hash',
    },
  },
  rules: {
    about: 'If–then rules: condition, action, spending limit, whether it is on.',
    log: 'What the rules did and why, the newest entries first.',
    columns: {
      at: WHEN,
      rule_id: 'Rule',
      outcome: OUTCOME,
      what: DONE,
      why: 'Why',
      person: 'Whose date',
      cost: COST,
    },
  },
  register: 'The register of processing of personal data: purposes, bases, terms, who processes on behalf.',
  integrations: 'Connections, without keys and webhooks.',
  automations: {
    about: 'Automations: what is on and how it is set.',
    log: 'What the automations did in the last 90 days, the latest entries of each.',
    columns: { automation: 'Automation', at: WHEN, outcome: OUTCOME, text: DONE },
  },
  employees: {
    about: (period) => `Employees in ${period}: pay and expenses of the month.`,
    columns: {
      id: ID,
      email: EMAIL,
      name: 'Name or number',
      department: DEPARTMENT,
      salary: 'Salary, ₽',
      taxes: 'Taxes and social contributions, ₽',
      bonus: 'Bonus, ₽',
      kpi: 'KPI, ₽',
      dms: 'Health insurance, ₽',
      development_costs: 'Training costs, ₽',
      development: 'Training hours',
      hours: 'Hours worked',
      tasks_status: 'Task status',
      contribution: 'Contribution, ₽',
      hired_on: HIRED,
      left_on: LEFT,
      leaving: LEAVING,
    },
  },
  leavers: {
    about: 'The history of hires and departures from which turnover is worked out.',
    columns: { key: 'Address or number', department: DEPARTMENT, hired_on: HIRED, left_on: LEFT, leaving: LEAVING },
  },
  leaving: { voluntary: 'own choice', employer: 'company’s decision' },
  months: {
    about: 'Months: revenue and how many people worked.',
    columns: { month: MONTH, revenue: 'Revenue, ₽', people: PEOPLE },
  },
  monthExpenses: {
    about: 'Expenses of the company by month and item.',
    columns: { month: MONTH, name: 'Item', amount: 'Amount, ₽' },
  },
  budgets: 'The plan of the HR budget by year and department.',
  expenses: {
    about: 'Expenses of the HR budget, the newest first within each year.',
    columns: {
      title: 'What for',
      department: DEPARTMENT,
      amount: 'Amount, ₽',
      spent_on: 'Day',
      kind: 'From',
      created_at: 'Recorded',
    },
    kinds: { initiative: 'initiative', offer: 'partner offer', rule: 'rule', other: 'other' },
  },
  initiatives: {
    about: 'HR initiatives: what we do, what it costs, what should change.',
    columns: {
      title: 'Initiative',
      department: DEPARTMENT,
      cost: COST,
      started_on: 'Started',
      measure: 'What it changes',
      note: 'Note',
      created_at: 'Recorded',
    },
  },
  predictions: {
    about: 'Forecasts of departures and the HR budget, as Tonus showed them: the first in each quarter or month.',
    columns: {
      kind: 'About',
      made_on: 'Shown',
      from: 'By data until',
      until: 'Through the day',
      low: 'From',
      high: 'To',
      promised: 'Promised probability',
    },
    kinds: { leaving: 'departures, people', budget: 'expenses, ₽' },
  },
  offerRequests: {
    about: 'Requests to partners: what, for how many people, for which day.',
    columns: {
      offer: 'Offer',
      partner: 'Partner',
      people: PEOPLE,
      planned_on: 'For which day',
      cost: COST,
      comment: 'Comment',
      status: 'Status',
      requested_by: 'Sent by',
      created_at: 'Sent',
      cancelled_at: 'Cancelled',
    },
    statuses: { sent: 'sent', cancelled: 'cancelled' },
  },
};
