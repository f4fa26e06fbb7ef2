import { conflict } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { directoryErrors } from '#text/directory/errors.ts';
import type { DirectoryOperation } from '../operation.ts';
import { presentSource } from '../present-source.ts';
import { SOURCE_READINGS } from '../throttling.ts';

/** The owner has seen what would change: it is read once more and done, as long as no more leave than they have seen. */
export const applyPeopleSource: DirectoryOperation<'applyPeopleSource'> = async (context, { body: { leave } }) => {
  const { repos, workspaceId, now } = context;
  await requireWritable(context);
  await countAttempt(SOURCE_READINGS, workspaceId, context);
  const source = await repos.peopleSources.find(workspaceId);
  if (!source) conflict(directoryErrors.sourceChanged);
  // What nobody has looked at yet is not to be allowed.
  if (source.allowed === null && source.state !== 'preview') conflict(directoryErrors.sourceUnseen);
  if (!(await repos.peopleSources.allow(workspaceId, source, leave, now))) conflict(directoryErrors.sourceChanged);
  return presentSource(await repos.peopleSources.find(workspaceId));
};
