import type { stoppedText as Russian } from '../../ru/answer-form/stopped.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Why nothing can be sent here any more, and what becomes of what was typed. */
export const stoppedText: Catalogue<typeof Russian> = {
  stopped: {
    closed: { title: 'The poll was closed while you were answering', text: 'It was ended, or its deadline passed.' },
    gone: {
      title: 'This poll no longer exists',
      text: 'While you were answering, it was deleted or access to it was closed.',
    },
    full: {
      title: 'There are enough responses already',
      text: 'This link accepted a limited number of responses, and the last one came before yours.',
    },
    used: {
      title: 'This code has already answered',
      text: 'A code from a sheet answers once, and the answers can be changed only on the page they were sent from. If it was not you, ask for a new code.',
    },
    elsewhere: {
      title: 'You have already answered this poll',
      text: 'The poll is anonymous, so answers can only be changed where they were sent from.',
    },
  },
  arrived: {
    no: 'These answers are not sent.',
    unknown: 'Whether the last sending arrived cannot be told: the connection broke before the server replied.',
    earlier: 'Your earlier answers are in place, the changes are not saved.',
  },
  textKept: 'Your answers are still on this device: you can copy or erase them.',
  textUnkept: 'The browser keeps nothing: copy your answers while the page is open.',
  yourText: 'Your text',
  copy: 'Copy the answers',
  copied: 'Copied',
  copyFailed: 'The browser would not copy by itself. Select the text above.',
  tryAgain: 'Send again',
  erase: 'Erase the draft from this device',
  erased: 'The draft is erased.',
};
