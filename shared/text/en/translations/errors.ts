import type { Catalogue } from '../../catalogue.ts';
import type { translationsErrors as Russian } from '../../ru/translations/errors.ts';
import { pollLanguagesText } from '../common/poll-languages.ts';
import { plural } from '../format.ts';

export const translationsErrors: Catalogue<typeof Russian> = {
  holes: (missing) =>
    `It is too early to open it: not every line is translated and checked. Still missing: ${missing
      .map(({ language, holes }) => `${plural(holes, 'line', 'lines')} ${pollLanguagesText.within[language]}`)
      .join(', ')}. Complete them under “Languages”, or choose “Show in the language of the poll” there`,
  changed:
    'The languages or translations were changed at the same time as you changed them. See what is different and save again',
  thereAlready: 'The poll has this language already',
  translatedInto: 'The poll is translated into this language already. Remove the translation first',
  placeGone: 'This text is no longer in the poll',
  repeated: 'Another option of this question has this name already: no one could tell them apart',
  oneLine: 'Write it on one line',
  textWanted: 'A translation is a text',
  tooLong: (max) => `The translation here may have up to ${plural(max, 'character', 'characters')}`,
  tooLongTogether: (max) =>
    `All translations into one language together may have up to ${plural(max, 'character', 'characters')}`,
  tooMany: 'Too many texts at once',
  versionIsWhole: 'A version is a whole number',
  unknownOnHoles: 'There is no such choice',
  unknownLanguage: 'Polls are not held in this language',
  surveySettled: 'The survey is already open: people answer what they see. To add a language, repeat it',
  draftingAlready: 'Drafts are being prepared already',
  nothingToDraft: 'No line is empty: there is nothing to translate',
  noProvider: 'Drafts are made by your own AI. Connect GigaChat in the workspace settings, and they will appear here',
};
