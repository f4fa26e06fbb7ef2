import type { Catalogue } from '../../catalogue.ts';
import type { registerText as Russian } from '../../ru/processing/register.ts';
import { dayOfYear } from '../dates.ts';
import { plural } from '../format.ts';
import { retentionText } from './retention.ts';
import { purposeTitles } from './purposes.ts';

const ACTIONS = 'Collecting, recording, storing, changing, using, deleting';

const processors = {
  hosting: 'Servers and database',
  mail: 'Delivery of emails',
  push: 'Notification services of browsers (Google, Mozilla, Apple, Microsoft): where a person has turned them on',
  bitrix24: 'Bitrix24: the company’s portal',
  task_source: 'Source of the company’s tasks',
  ai: 'GigaChat: analysis without names and answers',
  telegram: 'Telegram: the company’s bot',
  max: 'MAX: the company’s bot',
  sms: 'The company’s SMS gateway',
};

export const registerText: Catalogue<typeof Russian> = {
  title: 'Register of processing',
  lead: 'Whose data, what for and for how long. Terms and connections come from the settings of the workspace and change with them. The legal bases are for the company to say: it is the operator and answers for them.',
  company: 'Operator of personal data',
  companyHint: 'Name, registration number, address',
  responsible: 'Responsible for the processing',
  responsibleHint: 'Who it is and how to reach them',
  purposes: {
    accounts: {
      title: purposeTitles.accounts,
      people: 'Members of the workspace',
      data: 'First name, last name, email, role, team, the password in a form that cannot be reversed, sessions',
      actions: ACTIONS,
    },
    asking: {
      title: purposeTitles.asking,
      people: 'Employees and former employees who are asked',
      data: 'Answers; in polls with names together with the name. In anonymous ones no answer is tied to a person',
      actions: 'Collecting, recording, storing, summing up, using, making anonymous, deleting',
    },
    people: {
      title: purposeTitles.people,
      people: 'Employees, those without an account too',
      data: 'Name, position, department, team, manager, start date and date of birth, phone number, notes of one-to-ones',
      actions: ACTIONS,
    },
    workload: {
      title: purposeTitles.workload,
      people: 'Those responsible for tasks, and their authors',
      data: 'Tasks, deadlines, comments, history of changes, figures of workload',
      actions: `${ACTIONS}, summing up`,
    },
    pay: {
      title: purposeTitles.pay,
      people: 'Employees and former employees in the company’s files',
      data: 'Name, email, department, pay by month, days of coming and leaving. Stored encrypted',
      actions: `${ACTIONS}, summing up`,
    },
    telling: {
      title: purposeTitles.telling,
      people: 'Members and people without an account',
      data: 'Email, phone number, chat with a bot, notification address of a browser, language, quiet hours',
      actions: `${ACTIONS}, handing over to whoever delivers`,
    },
    security: {
      title: purposeTitles.security,
      people: 'Members who open data, and those whose data is opened',
      data: 'Who opened what in which hour; aliases instead of names',
      actions: 'Recording, storing, using, deleting',
    },
  },
  processors,
  withHosting: (name) => `${processors.hosting}: ${name}`,
  ofPeople: 'Whose data',
  ofData: 'Which data',
  ofActions: 'What is done with it',
  ofTerm: 'How long it is kept',
  ofProcessors: 'Who processes it on behalf',
  known: 'What is processed and who receives it',
  purpose: 'Purpose',
  basis: 'Legal basis',
  basisHint: 'For example: employment contract, consent, law',
  noBasis: 'not stated',
  untilAccount: 'As long as the account or the workspace exists',
  untilWorkspace: retentionText.term(null),
  namesFor: (term) => `Names: ${term.toLowerCase()}; answers without names: as long as the workspace exists`,
  completedFor: (term) => `Done: ${term.toLowerCase()}; others: until they are done`,
  where: 'Where the data lies',
  whereUnsaid: 'Whoever deployed the service has not said. Ask them before you enter any data.',
  blocked: 'Whose data is blocked',
  blockedNobody: 'No one’s: no data is disputed',
  blockedOf: ({ members, contacts, since }) => {
    const of = [
      members > 0 && plural(members, 'member', 'members'),
      contacts > 0 && plural(contacts, 'employee without an account', 'employees without an account'),
    ];
    return `${of.filter((one) => one !== false).join(' and ')}, ${members + contacts > 1 ? 'the earliest block ' : ''}since ${dayOfYear(since)}. Who and why stands among the requests about personal data.`;
  },
  file: 'Download the register, XLSX',
  fileName: 'Register of processing',
  fileDone: (name) => `Saved ${name}`,
  fileFailed: 'The file could not be saved: ',
  sheet: 'Register',
  summary: 'Operator',
  lawyer:
    'Bases and completeness are for the company’s lawyer to check: the service knows what it stores and not your contracts.',
  save: 'Save the register',
  saved: 'The register is saved',
  failed: 'The register could not be saved: ',
  loadFailed: 'The register could not be opened',
};
