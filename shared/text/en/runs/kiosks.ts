import type { Catalogue } from '../../catalogue.ts';
import type { kiosksErrors as RussianErrors, kiosksValidation as RussianValidation } from '../../ru/runs/kiosks.ts';

export const kiosksValidation: Catalogue<typeof RussianValidation> = {
  nameWanted: 'Name the kiosk: the list and the tablet show it by this name',
  nameTooLong: 'A kiosk’s name is at most 60 characters long',
  pinIsDigits: 'The PIN is 4 to 8 digits',
};

export const kiosksErrors: Catalogue<typeof RussianErrors> = {
  most: 'A run has at most 20 kiosks. End those you do not need and try again',
  changed: 'The run was changed at the same time as you changed it. Reload the page and try again',
  draft: 'Start the survey first: a draft has no kiosk',
};
