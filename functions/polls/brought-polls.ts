import type { OperationContext } from '#core/http/operation.ts';
import type { Poll } from './repositories/polls.ts';

const PAGE = 200;

/** The polls of a workspace that were held elsewhere and brought here, the newest first. */
export async function broughtPolls(
  workspaceId: string,
  repos: OperationContext<'polls'>['repos'],
): Promise<readonly Poll[]> {
  const brought: Poll[] = [];
  let next: string | null = null;
  do {
    const { polls, cursor }: Awaited<ReturnType<typeof repos.polls.page>> = await repos.polls.page(
      workspaceId,
      PAGE,
      next,
    );
    brought.push(...polls.filter(({ past }) => past !== undefined));
    next = cursor;
  } while (next !== null);
  return brought;
}
