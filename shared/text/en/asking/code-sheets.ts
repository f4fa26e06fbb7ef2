import type { codeSheetsText as Russian } from '../../ru/asking/code-sheets.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, quoted } from '../format.ts';

const codes = (count: number) => plural(count, 'code', 'codes');

export const codeSheetsText: Catalogue<typeof Russian> = {
  section: 'Code sheets',
  about:
    'For people without a mailbox: cut the sheet up and let them draw without looking. A code answers once, and no one knows who got which.',
  make: 'Make a sheet',
  loadFailed: 'The list of sheets could not be read',
  line: (count, day, team) =>
    `A sheet of ${codes(count)}${team === null ? '' : ` for the team ${quoted(team)}`}, printed on ${day}`,
  revoked: 'revoked',
  reprint: 'Print again',
  revoke: 'Revoke the sheet',
  of: (action, line) => `${action}: ${line}`,

  dialog: {
    title: 'A sheet of one-time codes',
    count: 'How many codes',
    countHint: (most) => `From 1 to ${formatNumber(most)}. Take some to spare: those left over can be thrown away.`,
    countInvalid: (most) => `A whole number from 1 to ${formatNumber(most)} is needed`,
    perPage: 'Codes on an A4 page',
    language: 'Language of the sheet',
    ownLanguage: 'As of the poll',
    draft: 'The codes will work once the run is published.',
    submit: 'Make and download',
    failed: 'The sheet could not be made',
  },
  team: {
    label: 'For a team, if needed',
    hint: 'For people who are not in Tonus. The results of the team appear if at least five people answer by its sheets; teams of sheets are chosen before the run is opened.',
    none: 'Without a team',
    warning:
      'The sheet and the page before the questions will say: the answers count in the results of the team, and whoever printed the sheets could answer with the codes they did not hand out. Hand all codes out, and tear up those left over in front of everyone.',
  },
  printed: {
    title: 'The sheet is downloaded',
    text: 'The codes are in this file alone. Once you close this window it cannot be downloaded again: if the file is lost, print the sheet again.',
    again: 'Download once more',
    done: 'Done',
    lost: 'The sheet is made, but its file is not. Print it again: the earlier codes will stop working.',
  },
  reprinting: {
    title: 'Print the sheet again?',
    text: 'The sheet will have other codes. The earlier ones stop working at once: whoever has not answered yet needs a new one. Collected answers stay.',
    submit: 'Print and download',
    failed: 'The sheet could not be printed again',
  },
  revoking: {
    title: 'Revoke the sheet?',
    text: (count) =>
      `The sheet with ${codes(count)} stops working at once, and this cannot be undone. Collected answers stay.`,
    confirm: 'Revoke the sheet',
    failed: 'The sheet could not be revoked',
  },

  file: 'Codes',
};
