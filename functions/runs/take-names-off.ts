import { monthsEarlier } from '#shared/rules/months-earlier.ts';
import { randomResponseKey } from './response-key.ts';
import { createRuns } from './repositories/runs.ts';
import type { Run } from './repositories/run.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createResponses } from './repositories/responses.ts';
import { createWorkspaceContents } from '#functions/workspaces/repositories/workspace-contents.ts';

export const repositories = { contents: createWorkspaceContents, runs: createRuns, responses: createResponses };

/**
 * Takes the names off answers that are older than so many months, in runs that are closed: they stay, as an anonymous
 * respondent's. In an open run somebody whose name is gone could answer twice. True when there were any.
 */
export async function takeNamesOff(
  workspaceId: string,
  months: number,
  { repos, now }: { readonly repos: Opened<typeof repositories>; readonly now: Date },
): Promise<boolean> {
  const before = monthsEarlier(now, months);
  let found = false;
  for await (const pollId of repos.contents.pollIds(workspaceId)) {
    for await (const runId of repos.runs.closedBefore(pollId, before)) {
      const run = await repos.runs.find(runId, { consistent: true });
      if (!run || run.published) continue;
      if (await takeOffIn(run, before, repos.responses)) found = true;
      // One that was answered later than it was made has names to take off on another night.
      if ((await anyNamed(runId, now, repos.responses)) === false) await repos.runs.noteNamesGone(run);
    }
  }
  return found;
}

/** How many closed runs made before a moment have names that an answer before it may carry. */
export async function countNamedRuns(
  workspaceId: string,
  before: string,
  { contents, runs }: Pick<Opened<typeof repositories>, 'contents' | 'runs'>,
): Promise<number> {
  let count = 0;
  for await (const pollId of contents.pollIds(workspaceId)) {
    const ids: string[] = [];
    for await (const runId of runs.closedBefore(pollId, before)) ids.push(runId);
    const found = await runs.findMany(ids);
    count += found.filter(({ isAnonymous, published }) => !isAnonymous && !published).length;
  }
  return count;
}

async function takeOffIn(
  { id }: Run,
  before: string,
  responses: Opened<typeof repositories>['responses'],
): Promise<boolean> {
  let found = false;
  for await (const userId of responses.namedBefore(id, before)) {
    await responses.forgetName(id, userId, randomResponseKey());
    found = true;
  }
  return found;
}

async function anyNamed(
  runId: string,
  now: Date,
  responses: Opened<typeof repositories>['responses'],
): Promise<boolean> {
  for await (const _ of responses.namedBefore(runId, now.toISOString())) return true;
  return false;
}
