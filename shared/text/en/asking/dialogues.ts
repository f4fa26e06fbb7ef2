import type { Catalogue } from '../../catalogue.ts';
import type { dialoguesText as Russian } from '../../ru/asking/dialogues.ts';

export const dialoguesText: Catalogue<typeof Russian> = {
  title: 'Conversations without names',
  note: 'The authors of these answers may be answered without anyone learning who they are',
  back: 'To the results',
  all: 'All conversations',
  answer: 'Answer the author',
  read: 'Conversations without names',
  loadFailed: 'The conversations could not be read',
  noRightTitle: 'Conversations are seen by those who read all answers',
  noRight: 'These are the owner, HR and managers to whom the results of the whole company are open.',
  notFoundTitle: 'There is no such run',
  notFound: 'It was deleted, or the link is wrong.',
  emptyTitle: 'There is no one to answer yet',
  empty:
    'Shown answers whose authors may be answered will appear here. They allow it before sending, under an answer in their own words.',
  choose: 'Choose a conversation: on the left are answers whose authors wait for a word from you.',

  states: {
    new: 'waits for you',
    waiting: 'you have a reply',
    answered: 'waits for the author',
    ended: 'closed',
  },
  author: 'Author',
  owner: 'owner',
  manager: 'manager',
  said: (who, day) => `${who}, ${day}`,
  ended: {
    author: (day) => `The author closed the conversation on ${day}`,
    company: (day) => `The company closed the conversation on ${day}`,
    time: () => '90 days without a message: the conversation is closed and erased',
  },

  message: 'Message to the author',
  placeholder: 'Ask about the matter, or say what will change',
  hint: 'The author will see your role, without your name, and the day. Do not ask what they could be recognised by: name, team, shift.',
  send: 'Send',
  sendFailed: 'The message was not sent',
  end: 'Close the conversation',
  endTitle: 'Close the conversation?',
  endText: 'Neither you nor the author will be able to write in it. It cannot be opened again.',
  endFailed: 'The conversation could not be closed',
  keep: 'Keep it open',

  known: 'What you know about the author',
  knownText: 'They answered in this run and allowed a reply. Nothing else.',
  unknown: 'What you will not learn',
  unknowns: [
    'name, team, shift',
    'what else they answered',
    'whether they read your message',
    'the hour: only the day',
  ],
  delay: 'Messages of the author appear the next day: so no one can tell who is at a computer now.',
  whenOver: 'When it ends',
  whenOverText:
    'The author can close it on any day, and so can you. After 90 days without a message the conversation is closed and erased.',
};
