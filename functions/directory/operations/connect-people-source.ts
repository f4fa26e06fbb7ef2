import { conflict, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { directoryErrors } from '#text/directory/errors.ts';
import type { DirectoryOperation } from '../operation.ts';
import { presentSource } from '../present-source.ts';
import { SOURCE_READINGS } from '../throttling.ts';

/** Keeps what people are to be read from, and has it read; what would change is looked at before anything is done. */
export const connectPeopleSource: DirectoryOperation<'connectPeopleSource'> = async (context, { body }) => {
  const { repos, workspaceId, now, newId, vault } = context;
  await requireWritable(context);
  await countAttempt(SOURCE_READINGS, workspaceId, context);
  const known = await repos.peopleSources.find(workspaceId);
  const [place, login, secret] =
    body.kind === 'yandex360'
      ? ([body.organization, null, body.token] as const)
      : ([body.address, body.login, body.password] as const);
  const values = {
    connectionId: newId(),
    kind: body.kind,
    place,
    login,
    sealed: await vault.seal(secret, { workspace: workspaceId, kind: 'directory' }),
  };
  const saved = await repos.peopleSources.connect(workspaceId, values, known, now);
  if (saved === 'changed') conflict(directoryErrors.sourceChanged);
  if (saved === 'workspace gone') notFound('workspace');
  return presentSource(await repos.peopleSources.find(workspaceId));
};
