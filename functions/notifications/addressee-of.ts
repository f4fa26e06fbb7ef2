import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { channelsOf } from '#shared/rules/telling.ts';
import type { Addressee } from './channels/sender.ts';

/** A member as channels know them. */
export function addresseeOf(
  { userId, email, language, telling }: Member,
  space: Pick<Workspace, 'telling'>,
): Addressee {
  return { userId, email, language, order: channelsOf(telling, space.telling) };
}
