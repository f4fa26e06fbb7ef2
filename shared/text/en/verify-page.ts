import type { Catalogue } from '../catalogue.ts';
import type { verifyText as Russian } from '../ru/verify-page.ts';
import { formatNumber, NBSP, plural, pluralForm } from './format.ts';

const answers = (count: number) => plural(count, 'answer', 'answers');
const people = (count: number) => plural(count, 'person', 'people');

export const verifyText: Catalogue<typeof Russian> = {
  brand: 'Tonus',
  open: 'Open to everyone, without logging in',
  loading: 'Loading and checking the record',

  allHolds: (count) => `It all adds up: ${answers(count)} by ballot, none too many and none twice`,
  others: (count) =>
    `${answers(count)} more without a ballot, by link, by code or at a kiosk: ${pluralForm(count, 'it', 'they')} cannot be checked.`,
  broken: 'The record does not add up: do not trust this result',
  brokenHint: 'What exactly is wrong is written below. Save the record: it is what proves it.',
  checkedIn: (seconds) => `Checked by your browser in${NBSP}${seconds}${NBSP}s. No need to take our word for it.`,
  checks: 'What was checked',

  bars: { invited: 'Invited', issued: 'Ballots given out', counted: 'Answers counted' },
  figures: 'Ballots in figures',
  invited: (count) => people(count),
  issued: (count, again) =>
    again === 0 ? formatNumber(count) : `${formatNumber(count)}, ${formatNumber(again)} of them in place of lost ones`,
  counted: (count, unused) =>
    unused > 0
      ? `${formatNumber(count)}, ${plural(unused, 'ballot was not used', 'ballots were not used')}`
      : formatNumber(count),

  signatures: {
    title: 'Every ballot has a genuine signature',
    failed: 'Not every ballot has a genuine signature',
    hint: 'They were signed blindly: the service saw who was given a ballot, and not which number it has.',
    wrong: (count) => `Without a genuine signature: ${answers(count)}. No one can have given them honestly.`,
    figure: (count, of) => `${formatNumber(count)} of${NBSP}${formatNumber(of)}`,
    unit: 'signatures',
  },
  repeats: {
    title: 'No ballot counts twice',
    failed: 'Some ballots count twice',
    hint: 'All numbers are different.',
    wrong: (count) => `Counted again: ${answers(count)}.`,
    unit: (count) => pluralForm(count, 'repeat', 'repeats'),
  },
  limits: {
    title: 'There are no extra ballots',
    failed: 'There are extra ballots',
    hint: (most, invited, again) =>
      again === 0
        ? `No more count than were given out, and no more were given out than people were invited: ${formatNumber(invited)}.`
        : `No more count than were given out. No more than ${formatNumber(most)} were given out: ${formatNumber(invited)} invited, ${formatNumber(again)} in place of lost ones.`,
    reopened: 'The run was opened again, and each opening has ballots of its own. Each was counted by itself.',
    wrong: 'There are more ballots than there can be.',
  },
  whole: {
    title: 'The record is whole',
    failed: 'The record is damaged or was changed',
    hint: 'Nothing was cut out, added or moved.',
    wrong: {
      whole: 'Something is missing from the record, or there is something extra in it.',
      manifests: 'Its keys or questions are not those of this run.',
      root: 'The record was changed after it was published: its root is another.',
    },
    unit: 'root',
  },
  holds: 'Holds',
  fails: 'Does not hold',

  receipt: {
    title: 'Is your answer still there?',
    hint: 'Only your receipt can tell. It stays in the browser.',
    choose: 'Choose a receipt',
    another: 'Another receipt',
    counted: 'Your answer counts',
    countedHint: 'The ballot of your receipt is in the record. What you answered, the receipt does not know.',
    missing: 'Your answer is not in the record',
    missingHint:
      'The receipt is genuine, and its ballot is not there. Save both it and the record: together they prove that the answer was taken out.',
    missingWaiting: (waiting) =>
      `The receipt is genuine. Your answer may be among those not shown yet (${formatNumber(waiting)}): they are so few that they would tell whose they are.`,
    foreign: 'This receipt is not of this run',
    foreignHint: 'Check whether you have chosen the right file and opened the right page.',
    unreadable: 'This is no receipt',
    unreadableHint: 'It takes the file that your browser saved when you answered.',
  },
  recount: {
    title: 'What is shown is made of these answers',
    hint: 'It takes a file for counting anew, exported by whoever sees the results. It stays in the browser, too.',
    choose: 'Choose a file',
    another: 'Another file',
    fine: (questions, count) => `It matches: ${plural(questions, 'question', 'questions')}, ${answers(count)}`,
    fineHint: 'Every answer that is shown is in the record, and none is hidden.',
    wrong: 'What is shown does not match the record',
    wrongIn: (question, wrong, untold) =>
      `Question ${question}: not in the record ${formatNumber(wrong)}, not shown ${formatNumber(untold)}.`,
    untold: (count) =>
      `Not exported: ${plural(count, 'question', 'questions')}. Too few have answered, or results show answers in parts.`,
    unreadable: 'This is no file for counting anew',
    unreadableHint: 'It is exported on the page of results.',
  },

  notProven: 'What this does not prove',
  notProvenOf: {
    people: (count) => `That the ${people(count)} on the list are real: the owner of the workspace keeps it.`,
    silent:
      'That the service has not answered for those who did not: it has the signing key. The figures only keep such answers from being more than the people invited.',
    others: (count) =>
      `That ${answers(count)} without a ballot came from different people: by link, by code and at a kiosk there are no signatures.`,
    waiting: (count) =>
      `What is said in ${answers(count)} not shown yet: they are so few that they would tell whose they are.`,
    reopened: 'That no one answered once more when the run was opened again: from another browser that is possible.',
    style: 'That no one knows you by the way you write.',
    network: 'That your internet provider did not see when you came.',
    page: 'That the page you answered on was the right one. The fingerprints of pages are for that.',
  },
  ourselves: 'Do it without us',
  record: 'Record of the run',
  script: 'Checking script',
  scriptNote: 'for Node.js',
  pages: 'Fingerprints of pages',
  pagesNote: 'compare',
  kilobytes: (bytes) => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}${NBSP}KB`,
  fingerprint: 'Fingerprint of the run',
  fingerprintOf: (opening) => `Fingerprint of opening ${opening}`,
  fingerprintHint: 'Compare it with the one you saw when you answered.',

  notFound: 'There is no such run',
  notFoundHint: 'There is a mistake in the address, the run was deleted, or it is answered without ballots.',
  running: 'There is no record yet: the run is open',
  runningHint: 'It will be here when the run is closed. Keep your receipt until then.',
  none: 'This run has no record',
  noneHint:
    'Too few people have answered for a result to be shown, so there is nothing to publish. If the run was closed just now, reload the page in a minute.',
  failed: 'The record could not be loaded',
  failedHint: 'There is no connection to the server. Check the internet and try again.',
  retry: 'Try again',
};
