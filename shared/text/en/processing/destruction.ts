import type { destructionText as Russian } from '../../ru/processing/destruction.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

/** Acts of destruction, as a list and as they are printed. */
export const destructionText: Catalogue<typeof Russian> = {
  title: 'Acts of destruction',
  lead: (years) =>
    `They are made when data is deleted: on request, when its term is over, together with an account. They are kept for ${plural(years, 'year', 'years')}. There is no name in an act: the person is named by a sign that stands in their own documents.`,
  loadFailed: 'Could not open the acts',
  empty: 'There are no acts yet: nothing has been deleted.',
  list: 'Acts of destruction',
  kinds: {
    contact: 'First name, last name, team, language of polls',
    phone: 'Phone number',
    chats: 'Numbers of chats with the bot',
    joins: 'Decisions on records of the employee',
    tasks: 'Completed tasks with their history',
    pay: 'Months of payroll files',
    logs: 'Entries of the access log',
    place: 'Name, email, role and team of a member, the name on their responses and tasks',
  },
  reasons: {
    request: 'Request of the subject',
    decision: 'Decision of the operator: the data is not needed any more',
    term: 'The term of keeping is over',
    account: 'The subject deleted the account',
  },
  sign: (sign) => `sign ${sign}`,
  pdf: 'Download PDF',
  pdfOf: (moment) => `Download PDF: act, ${moment}`,
  json: 'Download JSON',
  jsonOf: (moment) => `Download JSON: act, ${moment}`,
  failed: 'Could not make the act. Try again',
  more: 'Show more',
  fileName: (day) => `Act of destruction ${day}`,
  paper: {
    title: 'Act of destruction of personal data',
    lead: (day) =>
      `Made on ${day} under order No. 179 of Roskomnadzor of 28.10.2022, together with an extract from the log.`,
    operator: '1. Operator',
    noOperator: 'The operator is not known: write the name and address in, or write them into the register.',
    processor: (name) => `Destroyed on behalf of the operator by: ${name}.`,
    subject: '2. Whose data',
    ofSign: (sign) =>
      `Sign of the subject: ${sign}. There is no name here because it was destroyed; the sign stands in the documents that the subject could get, and it leads no one back to the name.`,
    ofEverybody: 'All subjects whose records were kept beyond the term.',
    request: (id, day) => `Request ${id}, received on ${day}.`,
    byHand: 'Full name, if the operator chooses to state it: ________________________________',
    what: '3. Which data',
    count: (count) => plural(count, 'record', 'records'),
    uncounted: 'not counted',
    system: '4. Information system',
    systemText: (hosting) => `The service Tonus, database; servers: ${hosting}.`,
    means: '5. Means',
    meansText: (days) =>
      `Deletion from the database: the service has no means to bring it back. It disappears from backups within ${plural(days, 'day', 'days')}.`,
    reason: '6. Reason and time',
    log: '7. Extract from the log',
    logRows: { event: 'Event', at: 'Time (UTC)', subject: 'Subject', what: 'Data', reason: 'Reason', by: 'By' },
    service: 'the service, by term or after the account',
    signed: '8. Who destroyed it',
    signature: 'Full name, position: ____________________________ Signature: ______________',
  },
};
