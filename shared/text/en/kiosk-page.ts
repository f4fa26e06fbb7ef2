import type { Catalogue } from '../catalogue.ts';
import type { kioskText as Russian } from '../ru/kiosk-page.ts';
import { formatNumber, NBSP, plural } from './format.ts';

const answers = (count: number) => plural(count, 'response', 'responses');
const seconds = (count: number) => plural(count, 'second', 'seconds');

export const kioskText: Catalogue<typeof Russian> = {
  loading: 'Opening the kiosk',
  begin: 'Start',
  forgets: 'There is no name here. Finish, and the screen forgets everything',
  forgetsAlone: 'Finish, and the screen forgets everything',
  queued: 'Without a connection your response waits on this tablet and is sent by itself.',
  step: (number, total) => `${formatNumber(number)}${NBSP}of${NBSP}${formatNumber(total)}`,
  question: (number, total) => `Question ${formatNumber(number)} of ${formatNumber(total)}`,
  back: 'Back',
  next: 'Next',
  send: 'Send',
  sending: 'Sending…',
  silence: (left) => `Without a touch we return to the start in ${seconds(left)}`,

  thanks: 'Thank you for your response',
  delivered: 'Your response has been sent and is no longer on this screen.',
  waits: 'Your response is kept on the tablet and will be sent by itself when there is a connection.',
  notTaken: 'Your response was not accepted',
  notTakenHint: 'The poll was closed before you finished.',
  notKept: 'Your response was not saved',
  notKeptHint: 'The tablet is out of space. Tell whoever looks after it, and answer again.',
  done: 'To the start',

  foot: {
    waiting: (count) =>
      count === 1
        ? '1 response waits and will be sent by itself'
        : `${answers(count)} wait and will be sent by themselves`,
    offline: 'no connection',
    offlineWaiting: (waiting) => `no connection, ${waiting}`,
    refused: (count) => `not accepted, because the poll is closed: ${answers(count)}`,
    stale:
      'no connection for more than a day: the poll may be over; responses are kept, and we keep trying to send them',
  },

  notOpen: 'The poll is not open yet',
  notOpenHint: 'The kiosk checks by itself and shows the poll as soon as it opens.',
  ended: 'The poll is closed',
  endedHint: 'Responses are no longer accepted. Thanks to everyone who answered.',
  pastDeadline: 'The deadline of the poll has passed',
  pastDeadlineHint:
    'There is no connection, so the tablet cannot know whether it was extended. It checks as soon as there is one.',
  gone: 'This kiosk has ended',
  goneHint: 'It was ended, or the address is wrong. Whoever runs the poll can make another.',
  failed: 'The kiosk could not be opened',
  failedHint:
    'The server cannot be reached. The first time a kiosk needs the internet, afterwards it works without it.',
  retry: 'Try again',
  noStore: 'This browser keeps no data',
  noStoreHint:
    'Without that, responses would be lost when there is no connection. Open the address in an ordinary window of another browser.',

  leave: 'Leave with the PIN',
  pin: {
    title: 'PIN of the kiosk',
    hint: 'Whoever made the kiosk knows it.',
    label: 'PIN',
    submit: 'Leave',
    cancel: 'Cancel',
    checking: 'Checking…',
    wrong: 'The PIN is wrong',
    wait: (left) => `The PIN is wrong. You can try again in ${seconds(left)}`,
    unable: 'The PIN can be checked only on a page opened with https',
  },
  left: 'The kiosk is closed on this tablet',
  leftHint: 'Nothing is left on the tablet.',
  leftWaiting: (count) => `Still to be sent: ${answers(count)}. Keep this page open until there is a connection.`,
  again: 'Start again',
};
