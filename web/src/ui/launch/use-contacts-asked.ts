import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { chats } from '#shared/contract/chats.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { GivenAudience, Poll } from '#shared/models/poll.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const NOBODY: Reply<typeof chats.estimateSms> = {
  people: 0,
  messages: 0,
  price: null,
  price_most: null,
  total: null,
  left: null,
};

/** The people without an account whom a run would ask by its channels, and how many no channel of these reaches. */
export interface ContactsToAsk {
  readonly asked: Reply<typeof chats.estimateSms>;
  readonly missed: number;
}

/**
 * The same as it is known now, of a run of this poll, whose languages say what SMS cost; null while it is not, and where
 * an audience is none or holds members alone.
 */
export function useContactsAsked(
  { language, translated_into }: Pick<Poll, 'language' | 'translated_into'>,
  audience: GivenAudience | null,
  channels: readonly Channel[],
): ContactsToAsk | null {
  const holds = audience?.kind === 'all' || audience?.kind === 'teams' ? audience : null;
  const reaching = channels.some((channel) => channel !== 'mail' && channel !== 'bitrix24');
  const every = useEstimate(holds && { audience: holds, channels: [...CHANNELS], language, translated_into });
  const chosen = useEstimate(
    reaching && holds ? { audience: holds, channels: [...channels], language, translated_into } : null,
  );
  const asked = reaching ? chosen : NOBODY;
  return holds && every && asked ? { asked, missed: every.people - asked.people } : null;
}

function useEstimate(body: Call<typeof chats.estimateSms>['body'] | null) {
  const { workspace } = useWorkspace();
  const input = body && { params: { id: workspace.id }, body };
  return useApi(chats.estimateSms, input, { keepPreviousData: true }).data;
}
