import type { Catalogue } from '../../catalogue.ts';
import type { runsValidation as Russian } from '../../ru/runs/validation.ts';

export const runsValidation: Catalogue<typeof Russian> = {
  unknownChannel: 'Unknown way of inviting',
  channelsWanted: 'Say how to invite',
  channelTwice: 'A way of inviting is given twice',
  noControls: 'Remove control characters',
  textWanted: 'Enter text',
  textTooLong: 'At most 600 characters',
  saidWanted: 'Write what you have heard',
  saidTooLong: 'At most 200 characters',
  doneWanted: 'Write what you have decided',
  unknownState: 'Unknown state',
  responsibleIsText: 'The person responsible is text',
  responsibleTooLong: 'At most 120 characters',
  itemsAreList: 'Items are a list',
  itemsMost: 'At most 20 items',
  questionsAreList: 'Questions are a list',
  moreThanQuestions: 'There are more questions than in the survey',
  versionIsWhole: 'The version of the report is a whole number',
};
