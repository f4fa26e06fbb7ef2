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
  otherVersion: 'The record has changed since the directory read it. Read it again',
  noPerson: 'There is no such person in the directory',
  noGroup: 'There is no such group in the directory',
  noPath: 'There is no such address in SCIM',
  noMethod: 'This action is not supported here',
  noFilter: 'Descriptions are not filtered',
  sourceChanged: 'The source of employees was changed or disconnected. Reload the page',
  sourceUnseen: 'The source has not been read yet: look at what would change first',
  source: {
    unauthorized: 'The source did not accept the token or the password. Check them and connect again',
    forbidden: 'The source does not let employees be read: the token or the user has no such right',
    not_found: 'There is nothing at this address or number. Check the organization number or the publication address',
    busy: 'The source asks to wait: too many requests. We will read it again in an hour',
    unreachable: 'The source does not answer. We will try again in an hour',
    inner_address: 'This address is inside the company network: it cannot be reached from the cloud',
    tls: 'The certificate of the source is not valid: the connection is not secure, and we do not open it',
    timeout: 'The source takes too long to answer. We will try again in an hour',
    unexpected: 'The source did not answer as its documentation promises',
    too_many: 'The source has more people than fit into one workspace',
    read_only: 'The workspace is read-only: the plan has too few seats',
  },
};
