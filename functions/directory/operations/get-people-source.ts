import type { DirectoryOperation } from '../operation.ts';
import { presentSource } from '../present-source.ts';

/** What people are read from, and how far that is. */
export const getPeopleSource: DirectoryOperation<'getPeopleSource'> = async ({ repos, workspaceId }) =>
  presentSource(await repos.peopleSources.find(workspaceId));
