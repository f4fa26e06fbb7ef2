import { broughtPolls } from '../brought-polls.ts';
import { presentPastImport } from '../present-past-import.ts';
import type { PollsOperation } from '../operation.ts';

/** What was brought from other services, the newest first, and by whom; what a broken-off import has left is taken away. */
export const listPastImports: PollsOperation<'listPastImports'> = async ({ repos, workspaceId, now }) => {
  await repos.pastRuns.sweep(workspaceId, now);
  const brought = await broughtPolls(workspaceId, repos);
  const ids = new Set(brought.flatMap(({ importedBy }) => importedBy ?? []));
  const members = await repos.members.named(workspaceId, [...ids]);
  return { imports: brought.map((poll) => presentPastImport(poll, members)) };
};
