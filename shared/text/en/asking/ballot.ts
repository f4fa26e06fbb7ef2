import type { ballotText as Russian } from '../../ru/asking/ballot.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

/** What members are told of ballots while they answer an anonymous run, and of the receipt they get. */
export const ballotText: Catalogue<typeof Russian> = {
  elsewhere: {
    title: 'You began to answer in another browser',
    text: 'The poll is anonymous: a ballot, that is, the right to answer, is given to each person once. Yours is in the browser in which you opened the poll first. Answer there.',
    lost: 'If that browser is gone, you can get a ballot once more.',
    used: 'You have been given a second ballot, too, and there is no third. Answer in the browser that took it last.',
    again: 'Get one more',
  },
  again: {
    title: 'Get a ballot once more?',
    text: 'This can be done only once. Everyone who checks the run will see how many ballots were given out again; no one will see to whom.',
    answered:
      'If you have already answered in the other browser, you need no second ballot: that response will be counted.',
  },

  suspicious: {
    title: 'We stopped the poll: a check has failed',
    why: {
      fingerprint: 'You were shown another run than the one everyone is shown.',
      questions: 'You were shown other questions than those everyone is asked.',
      key: 'Your ballot was to be signed with a key that would tell your response from the others.',
      signature: 'The ballot was signed with another key than the one everyone is shown.',
    },
    text: 'This may be a mistake, but such a response could have been traced to you. Nothing has been sent. Tell the owner of the workspace about it.',
    copy: 'Copy a message',
    copied: 'Copied',
    copyFailed: 'The browser would not copy it. Tell the owner what is written here.',
    message: (title, why, run) => `In the poll ${quoted(title)} the browser stopped a response: ${why} Run ${run}.`,
    retry: 'Check again',
  },
  unable: {
    title: 'You cannot answer at this address',
    text: 'It is encryption in your browser that keeps your name and your response apart, and at an address without https it does not work. Open the poll at an address that begins with https.',
  },
  changed: {
    title: 'The poll changed while the page was opening',
    text: 'It was opened anew, or you were moved to another team. Load the page again.',
    reload: 'Load again',
  },

  thisBrowser: 'You will be able to change your answers later only in this browser: it holds your ballot.',

  sent: {
    title: 'Your response is in. There is no name on it',
    text: 'It went apart from your login. We see who opened the poll, but not who answered, so one reminder may still reach you.',
    change: 'Change answers',
    back: 'Back to polls',
    differs:
      'What was stored is not what you sent. Send your answers again, and if it happens once more, tell the owner of the workspace.',
  },
  answered:
    'The poll is anonymous: your answers cannot be found by name, so they can only be changed in the browser they were sent from.',
  forgotten:
    'This browser has forgotten your response. The response will be counted, but it can no longer be changed or checked from here.',

  why: {
    title: 'What the receipt is for',
    check: 'When the poll is closed, check by it that your response was counted and not changed.',
    checkAfter: (day) => `After ${day} check by it that your response was counted and not changed.`,
    change: 'While the poll is open, you can change your answers on this device.',
  },
  receipt: {
    title: 'Receipt',
    of: (title, day) => `${title} · ${day}`,
    fingerprint: 'Fingerprint of the run',
    number: 'Number of the response',
    save: 'Save the receipt',
    show: 'Show the code large',
    qr: 'QR code of the receipt',
    large: 'The code opens the verifier together with the receipt.',
    hold: 'Keep it to yourself: by the receipt whoever has access to the database can find your response. No one has the right to ask you for it.',
    file: 'Receipt',
    forget: 'Forget on this device',
  },
  forgetting: {
    title: 'Forget your response on this device?',
    text: 'The browser will erase the ballot, the receipt and all that leads from you to the response. The response itself stays, but you will not be able to change or check it from here. A receipt saved as a file is left alone.',
    confirm: 'Forget',
  },

  checked: {
    checking: 'Checking whether your response was counted',
    counted: {
      title: 'Your response was counted and not changed',
      text: 'Your browser has checked this by the record of the run, which everyone can download.',
    },
    earlier: {
      title: 'Your response was counted without its last changes',
      text: 'This happens when a response was shown in the results before you changed it.',
    },
    changed: {
      title: 'Your response was changed',
      text: 'What you sent is not in the record of the run. Show this page to the owner of the workspace.',
    },
    missing: {
      title: 'Your response is not among those counted',
      text: 'The ballot was signed by this run but is not in the record. Show the receipt to the owner of the workspace: it cannot be forged.',
    },
    broken: {
      title: 'The record of the run contradicts itself',
      text: 'Your response cannot be checked by such a record. The verifier says more.',
    },
    waiting: {
      title: 'Your response is not shown yet',
      text: 'Too few people answered after the poll was opened again, so their responses are shown to no one.',
    },
    unsure: {
      title: 'We never learned whether your response arrived',
      text: 'The connection broke before the server replied, and it is not among those counted.',
    },
    none: {
      title: 'There is nothing yet to check your response by',
      text: 'There is no record of this run: too few people answered, or it is still being prepared.',
    },
    failed: {
      title: 'Could not check whether your response was counted',
      text: 'Try to open the page later.',
    },
    verify: 'Check the whole run',
  },
};
