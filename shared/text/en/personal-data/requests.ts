import type { Catalogue } from '../../catalogue.ts';
import type { dataRequestsText as Russian } from '../../ru/personal-data/requests.ts';
import { dayOfYear } from '../dates.ts';
import { plural } from '../format.ts';

/** Requests about personal data, for those who answer. */
export const dataRequestsText: Catalogue<typeof Russian> = {
  title: 'Requests about personal data',
  lead: 'All that employees ask of the company: to tell what is kept about them, to correct, to delete, to stop processing. By law you answer within ten working days; once you can extend the time by five and say why.',
  loadFailed: 'Could not open the requests',
  emptyTitle: 'There are no requests',
  emptyText:
    'Members send requests themselves, from the page “My data” in their profile. Write a request of a person without an account down from their page: the menu at the right of the name, “Request about data”.',
  toPeople: 'Open employees',
  list: 'Requests',
  gone: 'Someone who has been deleted',
  hasLeft: (name) => `${name}, no longer in the space`,
  wish: (words) => `In their own words: ${words}`,
  ofMember:
    'Sent from the page “My data”. The member makes the documents there themselves, and reads the answer there.',
  ofMemberRemove: 'To stop processing and remove the data, remove the member from the space on the page “Team”.',
  kinds: {
    access: 'Tell which data is kept',
    correct: 'Correct data',
    erase: 'Delete data',
    stop: 'Stop processing',
    inaccurate: 'Disputes that the data is accurate',
    unlawful: 'Disputes that the processing is lawful',
  },
  received: (day) => `Received on ${dayOfYear(day)}`,
  due: (day) => `answer by ${dayOfYear(day)}`,
  left: (days) => `${plural(days, 'working day', 'working days')} left`,
  lastDay: 'last day',
  late: 'overdue',
  extended: (why) => `Extended: ${why}`,
  answered: (day) => `Answered on ${dayOfYear(day)}`,
  refused: (day) => `Refused on ${dayOfYear(day)}`,
  withdrawn: (day) => `The member withdrew the request on ${dayOfYear(day)}: no answer is needed`,
  did: (what) => `What was done: ${what}`,
  because: (why) => `Reason: ${why}`,
  block: {
    state: (since, role) => `The data has been blocked since ${dayOfYear(since)}, noted by ${role}`,
    stateOfMember: (since) => `The data has been blocked since ${dayOfYear(since)} by a request of the member`,
    onPage: (since) =>
      `The data has been blocked since ${dayOfYear(since)} by a request of the member: they are not asked or written to, their workload is not counted and no notes are kept of them. The owner, HR and managers can end the block in the settings, on the page “Personal data”.`,
    until: (day) => `to be settled by ${dayOfYear(day)}`,
    means:
      'While the data is blocked, the person is not in the list of employees and is not asked, written to or reminded. Tasks and workload of the portal and the payroll file stay: the company keeps those on the portal and in its accounts under labour law; they are corrected and blocked there, and that comes here with the next reading and file.',
    meansOfMember:
      'While the data is blocked, the member is not asked, written to or reminded of anything, their workload is not counted and no notes are kept of them. They can log in and work with tasks. The payroll file and the portal stay: the company keeps those under labour law; they are corrected and blocked there.',
    end: 'End the block',
    endOf: (name) => `End the block: ${name}`,
    endTitle: 'End the block of the data?',
    endText:
      'The data is processed again: the person comes back into the list of employees and into polls. If the data is not accurate, correct it on their page right afterwards.',
    endTextOfMember:
      'The data is processed again: the member is asked again and their workload is counted. If the data is not accurate, correct it on their page right afterwards.',
    endDone: 'The block is ended',
    remove: 'Delete the data',
    removeOf: (name) => `Delete the data: ${name}`,
    removeTitle: 'Delete the data of the person?',
    removeText:
      'The name, the phone number, chats and decisions on their records disappear; an act of destruction stays, without the name. If you need the documents for the answer, make them before you delete.',
    removeDone: 'The data is deleted, the act is made',
    failed: 'Could not do it: ',
  },
  package: 'Make the documents',
  making: 'Putting together…',
  packageFailed: 'Could not put the documents together. Try again',
  packageName: (name) => `152-FZ ${name}.pdf`,
  answer: 'Mark as answered',
  answerOf: (name) => `Mark as answered: ${name}`,
  refuse: 'Refuse',
  refuseOf: (name) => `Refuse: ${name}`,
  extend: 'Extend the time',
  extendOf: (name) => `Extend the time: ${name}`,
  packageOf: (name) => `Make the documents: ${name}`,
  changeFailed: 'Could not save: ',
  dialog: {
    answered: {
      title: 'Has the person been answered?',
      text: 'Mark it once the answer is sent: the request is closed, and no reminder comes any more.',
      reason: 'What was done (optional)',
      action: 'Mark as answered',
      done: 'The request is closed',
    },
    refused: {
      title: 'Refuse an answer?',
      text: 'A refusal has to be in writing and to name the law (152-FZ, article 20, part 2). Write its reason here.',
      reason: 'Reason of the refusal',
      action: 'Record the refusal',
      done: 'The refusal is recorded',
    },
    extended: {
      title: 'Extend the time by five working days?',
      text: 'You can do it once. The person has to be told the reason before the first time is over.',
      reason: 'Reason',
      action: 'Extend the time',
      done: 'The time is extended',
    },
  },
  toMember: 'The member reads this on the page “My data”; we tell them by email.',
  saving: 'Saving…',
  add: {
    title: 'Request about personal data',
    text: (name) => `What does ${name} ask for? We write the request down and remind you in time.`,
    kind: 'What they ask for',
    receivedOn: 'When it was received',
    due: (day) => `Answer by ${dayOfYear(day)}`,
    blocks:
      'The data is blocked at once: the person is neither in the list of employees nor in polls until you end the block.',
    action: 'Write the request down',
    failed: 'Could not write the request down: ',
    done: 'The request is written down',
  },
  urgent: (count, day, late) =>
    late
      ? `An answer to a request about personal data is overdue: the last day was ${dayOfYear(day)}.`
      : count === 1
        ? `A request about personal data waits for an answer: the last day is ${dayOfYear(day)}.`
        : `${plural(count, 'request', 'requests')} about personal data wait for an answer: the nearest last day is ${dayOfYear(day)}.`,
  openUrgent: 'Open requests',
  kept: {
    title: 'Data of a person without an account',
    source: 'From the company: the owner, HR or a manager wrote them down.',
    purpose: 'To tell of polls and to ask in them without a name.',
    until: 'Until the company deletes the person from the list.',
  },
  mine: {
    title: 'Requests of the subject',
    source: 'From the subject, who turned to the company.',
    purpose: 'To answer in time and to show that it was answered.',
    until: 'While there is the workspace; after the person is deleted, without their name.',
  },
};
