import type { Catalogue } from '../../catalogue.ts';
import type { peopleLetters as Russian } from '../../ru/people/letters.ts';
import { dayName } from '../dates.ts';

/** The letters about what people ask of their data. */
export const peopleLetters: Catalogue<typeof Russian> = {
  dataRequestDue: {
    subject: 'Answer a request about personal data',
    where: 'Workspace:',
    asked: {
      access: 'An employee asks what data you keep about them.',
      correct: 'An employee asks you to correct the data about them.',
      erase: 'An employee asks you to delete the data about them.',
      stop: 'An employee asks you to stop processing their data.',
      inaccurate: 'An employee disputes that the data about them is accurate.',
      unlawful: 'An employee disputes that their data is processed lawfully.',
    },
    until: (dueOn) => `By law the last day for an answer is ${dayName(dueOn)}.`,
    refusal:
      'You prepare the answer on the page of requests: one press puts the documents together. If you need longer, you can extend the time once by five working days and give a reason.',
    open: 'Open requests',
    footnote:
      'This email goes to the owner and HR of the workspace: when a member has sent a request, and three working days before the last day for an answer.',
  },
  dataRequestWithdrawn: {
    subject: 'A request about personal data was withdrawn',
    asked: 'What it was about:',
    text: 'The member has withdrawn the request: you need not answer it any more, and we will not remind you of it. If their data was blocked because of it and nothing else is disputed, the block has ended.',
    footnote: 'This email goes to the owner and HR of the workspace, whom we told of the request.',
  },
  dataRequestAnswer: {
    subject: {
      answered: 'The company has answered your request',
      refused: 'The company has refused your request',
      extended: 'The company has extended the time to answer your request',
    },
    where: 'Workspace:',
    asked: 'Request:',
    kinds: {
      access: 'tell what data is kept about you',
      correct: 'correct data',
      erase: 'delete data',
      stop: 'stop processing the data',
      inaccurate: 'the data is not accurate',
      unlawful: 'the data is processed unlawfully',
    },
    text: {
      answered: 'What the company has done stands on the page “My data”.',
      refused: 'Why it refused stands on the page “My data”. You can appeal to Roskomnadzor or to a court.',
      extended: 'The reason and the new last day stand on the page “My data”.',
    },
    open: 'Open my data',
    footnote: 'This email came because you sent a request from Tonus.',
  },
};
