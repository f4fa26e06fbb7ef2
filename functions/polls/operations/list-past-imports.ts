import { broughtPolls } from '../brought-polls.ts';
import { presentPastImport } from '../present-past-import.ts';
import type { PollsOperation } from '../operation.ts';

/** What was brought from other services, the newest first. */
export const listPastImports: PollsOperation<'listPastImports'> = async ({ repos, workspaceId }) => ({
  imports: (await broughtPolls(workspaceId, repos)).map(presentPastImport),
});
