import type { Catalogue } from '../../catalogue.ts';
import type { packsSaid as Russian } from '../../ru/overview/packs-said.ts';
import { NBSP } from '../format.ts';

/** What is wrong with what is set of reports for meetings, and the letter that leads to one. */
export const packsSaid: Catalogue<typeof Russian> = {
  colourWrong: 'Give the colour like this: #0F5F55',
  colourPale: 'This colour cannot be read on white: take a darker one',
  logoWrong: `A logo is a PNG picture of up to${NBSP}100${NBSP}kB`,
  teamWanted: 'Say for which team the report is',
  readersWanted: 'Choose who to send it to',
  tooManyReaders: 'It can be sent to no more than twenty people',
  strangers: 'Choose among members who see poll results',
  changed: 'The schedule has been changed already: reload the page',
  letter: {
    subject: 'Time to look at the report',
    about: {
      director: 'Report for the director',
      board: 'Report for the board',
      team: 'Report for a team',
    },
    periods: { quarter: 'for a quarter', half: 'for half a year', year: 'for a year' },
    made: 'The report is made when you open the link: of the latest data, and of what you may see. This email itself holds no data.',
    open: 'Open the report',
    footnote:
      'You are on the list of those who get a link to the report. The list is changed on the page of the report.',
  },
};
