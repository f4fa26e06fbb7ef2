import type { linkText as RussianLink, surveyText as Russian } from '../../../ru/asking/list/survey.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { quoted } from '../../format.ts';

/** Texts of surveys in the list. */
export const surveyText: Catalogue<typeof Russian> = {
  emptyEditor:
    'No surveys yet. A poll is a few questions every week or two. A survey is held less often and asks in more detail: with sections, conditions and a comparison of teams.',
  createFirst: 'Create the first survey',
  waits: 'waiting for your answers',
  answered: 'you have answered',
  changed: (day) => `changed ${day}`,

  turnout: 'Answered',

  take: 'Answer',
  change: 'Edit',
  edit: 'Continue',
  results: 'Results',
  actionsOf: (title) => `Actions for the survey ${quoted(title)}`,
  menu: {
    take: 'Answer it yourself',
    results: 'Results',
    settings: 'Deadline and reminders',
    link: 'Link and QR code',
    repeat: 'Repeat',
    complete: 'Close now',
    report: 'You said, we did',
    archive: 'Archive',
    restore: 'Restore from archive',
    delete: 'Delete',
  },
  repeated: 'A draft with the same questions is ready',
  archived: 'The survey is in the archive',
  restored: 'The survey is back among the closed ones',
  failedTitle: 'That did not work',

  complete: {
    title: 'Close the survey?',
    text: (title) =>
      `${quoted(title)} will take no more responses from anyone, and it cannot be opened again: this way no one can work out who answered last. After that we will count the groups.`,
    confirm: 'Close',
    done: 'The survey is closed',
  },
  delete: {
    title: 'Delete the survey?',
    draft: (title, questions) => `The draft ${quoted(title)} (${questions}) will be gone for good.`,
    lost: (title, questions) =>
      `${quoted(title)} (${questions}), all responses and results will be gone for good, and the page “You said, we did” will close. The link will stop opening.`,
    confirm: 'Delete survey',
    done: 'The survey is deleted',
  },
};

/** Texts of the dialog with the link of a survey. */
export const linkText: Catalogue<typeof RussianLink> = {
  title: 'Link to the survey',
  forMembers: 'For those with a Tonus account: each can answer once.',
  forAll:
    'It opens without login: anyone who has the link can answer. Such answers do not go into the comparison of groups.',
  notYet: 'The link will open once the survey is opened.',
  over: 'The survey is closed: the link takes no more responses.',
  membersLabel: 'Link with login',
  allLabel: 'Link without login',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying: select the address and copy it.',
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qrOf: (title) => `QR code of the survey ${quoted(title)}`,
  qrLoading: 'Drawing the code',
  qrFailed: 'The code did not load. Check your internet connection and try again.',
  saveSvg: 'Download SVG',
  savePng: 'Download PNG',
  pngFailed: 'The browser could not draw the PNG. Download the SVG.',
  qrFile: 'QR',
  open: 'Open',
  own: 'Your own address',
  ownHint:
    'Latin letters, digits and hyphens, from 3 to 60 characters. Leave it empty for a random address that cannot be guessed.',
  guessable: 'A readable address is easier to type, but also to guess: anyone who guesses it can answer.',
  create: 'Create link',
  replace: 'Replace link',
  replaceHint: 'The earlier one will stop opening at once, printed codes too.',
  replaced: 'The new link is ready; the earlier one does not open.',
  created: 'The link is ready.',
  done: 'Got it',
};
