export { getDirectory } from './get-directory.ts';
export { makeDirectoryToken } from './make-directory-token.ts';
export { revokeDirectoryToken } from './revoke-directory-token.ts';
