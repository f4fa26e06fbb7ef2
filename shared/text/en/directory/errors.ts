import type { directoryErrors as Russian } from '../../ru/directory/errors.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the directory of a company is refused with, and who sets it up. */
export const directoryErrors: Catalogue<typeof Russian> = {
  wrongToken: 'The directory token is not valid: create a new one in the workspace settings',
  tokensFull: 'There are already two tokens. Revoke one to create another',
  taken: 'This user name or address is already in the directory',
  tooMany: 'The directory has more people or groups than one workspace can hold',
  owner: 'The directory cannot remove the workspace owner: hand the workspace over first',
  changedMeanwhile: 'The record changed while the request was running. Repeat the request',
  noPerson: 'There is no such person in the directory',
  noGroup: 'There is no such group in the directory',
  noPath: 'There is no such address in SCIM',
  noMethod: 'This action is not supported here',
  noFilter: 'Descriptions are not filtered',
};
