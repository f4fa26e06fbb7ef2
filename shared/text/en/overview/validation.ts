import type { Catalogue } from '../../catalogue.ts';
import type { overviewValidation as Russian } from '../../ru/overview/validation.ts';

export const overviewValidation: Catalogue<typeof Russian> = {
  teamWanted: 'Enter a team',
  dayWanted: 'Enter the day to put it off to',
  unknownSource: 'Unknown source of the decision',
  textWanted: 'Say what the decision is about',
  textTooLong: 'The text of a decision is at most 300 characters',
};
