import type { Catalogue } from '../../catalogue.ts';
import type { peopleLetters as Russian } from '../../ru/people/letters.ts';
import { dayName } from '../dates.ts';

/** The letters about people without an account. */
export const peopleLetters: Catalogue<typeof Russian> = {
  dataRequestDue: {
    subject: 'Answer a request about personal data',
    where: 'Workspace:',
    asked: {
      access: 'A person without an account asks what data you keep about them.',
      correct: 'A person without an account asks you to correct the data about them.',
      erase: 'A person without an account asks you to delete the data about them.',
      stop: 'A person without an account asks you to stop processing their data.',
      inaccurate: 'A person without an account disputes that the data about them is accurate.',
      unlawful: 'A person without an account disputes that their data is processed lawfully.',
    },
    until: (dueOn) => `By law the last day for an answer is ${dayName(dueOn)}.`,
    refusal:
      'You prepare the answer on the page of requests: one press puts the documents together. If you need longer, you can extend the time once by five working days and give a reason.',
    open: 'Open requests',
    footnote: 'This letter goes to the owner and HR of the workspace, once for each request.',
  },
};
