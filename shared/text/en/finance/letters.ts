import type { financeLetters as Russian } from '../../ru/finance/letters.ts';
import type { Catalogue } from '../../catalogue.ts';

/** The letter about the HR budget. */
export const financeLetters: Catalogue<typeof Russian> = {
  budget: {
    near: 'The HR budget is nearly spent',
    over: 'The HR budget may not be enough',
    warning: (text) => `${text}.`,
    workspace: 'Workspace:',
    open: 'Open finance',
    footnote:
      'We write about this once, to the owner and those with access to finance. Such emails can be turned off in the settings, under “Automation”.',
  },
};
