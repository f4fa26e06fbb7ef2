import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { channelsOf } from '#shared/rules/telling.ts';
import type { Addressee } from './channels/sender.ts';

/** A member as channels know them, who is told in this language. */
export function addresseeOf(
  { userId, email, telling }: Member,
  language: PollLanguage,
  space: Pick<Workspace, 'telling'>,
): Addressee {
  return { userId, email, language, order: channelsOf(telling, space.telling) };
}

export type { Addressee };
