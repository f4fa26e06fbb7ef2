import type { commonText as Russian } from '../../ru/common/common.ts';
import type { Catalogue } from '../../catalogue.ts';

const BRAND = 'Tonus';

/** Words used all over the product. */
export const commonText: Catalogue<typeof Russian> = {
  brand: BRAND,
  documentTitle: (page) => `${page} – ${BRAND}`,
  noConnection: 'No connection to the server. Check your internet and try again.',
  notSaved:
    'No connection: nothing was sent or saved. What you entered is still here, try again when the connection is back.',
  somethingFailed: 'Something went wrong. Try again.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  toHome: 'Home',
  back: 'Back',
  noPermissionTitle: 'You have no access to this section',
  noPermissionText: 'Access depends on your role in the workspace. The owner or a manager can change it.',
  loadFailedTitle: 'Could not load',
  asTable: 'as a table',
  asTableOf: (what) => `Show as a table: ${what}`,
};
