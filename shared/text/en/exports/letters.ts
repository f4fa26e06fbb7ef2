import type { exportsLetters as Russian } from '../../ru/exports/letters.ts';
import type { Catalogue } from '../../catalogue.ts';
import { EXPORT_DAYS } from '../../../rules/workspace-export.ts';
import { plural } from '../format.ts';

/** The letter that an archive is ready. */
export const exportsLetters: Catalogue<typeof Russian> = {
  ready: {
    subject: 'The archive of your workspace is ready',
    made: 'The archive with the data of your workspace has been built. Only the owner can download it, from the settings page.',
    nameAsGiven: 'The name, as given in Tonus:',
    workspace: (name) => `Workspace: ${name}`,
    personal: 'The archive holds employees’ personal data: keep it where outsiders cannot get it.',
    open: 'Open settings',
    footnote: `The archive is kept for ${plural(EXPORT_DAYS, 'day', 'days')}, then we will delete it. If it was not you who had it built, change your password and end the sessions that are not yours.`,
  },
};
