import type { answerFormText as Russian } from '../ru/answer-form.ts';
import type { Catalogue } from '../catalogue.ts';

/** Texts of answering, by link and as a member alike. Some sentences come from the specification to the letter. */
export const answerFormText: Catalogue<typeof Russian> = {
  required: 'This field is required',
  fillRequired: 'Fill in all required fields',
  allFilled: 'All required fields are filled',
  mend: 'One of the answers needs correcting',
  shortenAll: (over) => `All the answers together are longer than 20,000 characters. Too many by: ${over}`,
  answerSomething: 'Answer at least one question',

  progress: (answered, total) => `${answered} of ${total} answered`,
  progressLabel: 'How many questions have an answer',
  minutes: (minutes) => (minutes === 1 ? 'about a minute' : `about ${minutes}\u00a0minutes`),
  openUntil: (moment) => `open until ${moment}`,
  untranslated: 'not translated',
  statement: 'What happens to your answers',
  statementMore: 'More',

  optional: 'optional',
  placeholder: 'A few words will do',
  enpsEnds: ['Definitely not', 'Definitely yes'],
  scaleEnds: ['Lowest', 'Highest'],
  clearScore: 'Clear the score',
  clearChoice: 'Clear the answer',
  several: 'You can choose several',
  severalRequired: 'You can choose one or several',
  charactersLeft: (left) => `Characters left: ${left}`,
  tooLong: (over) => `The answer is longer than 5,000 characters. Too many by: ${over}`,

  draftHere: 'Draft – on this device only',
  draftNowhere: 'The browser does not keep a draft: do not close the page before sending',
  offline: 'No connection right now. Keep writing, nothing will be lost',
  offlineUnkept: 'No connection right now. The browser does not keep a draft: do not close the page',
  draftRestored: 'We have brought back your draft from this device.',
  draftSentBefore:
    'We have brought back your draft: it was sent, but the server’s reply never came. Send it again, there will not be two responses.',
  dropDraft: 'Start over',

  send: 'Send',
  sendAgain: 'Send again',
  sending: 'Sending…',
  sendOffline:
    'No connection, the answers are not sent. They are safe here: we will send them when the connection is back.',
  lost: 'The server did not reply: whether the answers arrived is not known. They are safe here: we will send them again ourselves, there will not be two responses.',
  busy: 'Many people are answering at once, and your answers have not been accepted yet. They are safe here: we will send them ourselves.',
  refused: (detail) =>
    `The answers were not accepted. ${sentence(detail)} They are safe here: correct them and send again.`,
  stumbled:
    'Something went wrong on the server: whether the answers were accepted is not known. They are safe here. Send them again a little later, there will not be two responses.',
  sendIn: (seconds) => `Sending in ${seconds}\u00a0s`,
};

/** The server's words as a sentence among others. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
