export { applyPeopleSource } from './apply-people-source.ts';
export { connectPeopleSource } from './connect-people-source.ts';
export { disconnectPeopleSource } from './disconnect-people-source.ts';
export { getDirectory } from './get-directory.ts';
export { getPeopleSource } from './get-people-source.ts';
export { makeDirectoryToken } from './make-directory-token.ts';
export { revokeDirectoryToken } from './revoke-directory-token.ts';
