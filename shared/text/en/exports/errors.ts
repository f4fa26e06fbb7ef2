import type { exportsErrors as Russian } from '../../ru/exports/errors.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Refusals of archives. */
export const exportsErrors: Catalogue<typeof Russian> = {
  nothingToCancel: 'The archive has been built already or has failed: there is nothing to cancel',
  beingMade: 'The archive is still being built',
  workspaceChanged: 'The workspace has just changed. Reload the page and try again',
};
