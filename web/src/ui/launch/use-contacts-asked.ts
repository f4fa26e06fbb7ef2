import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { chats } from '#shared/contract/chats.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { GivenAudience } from '#shared/models/poll.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const NOBODY: Reply<typeof chats.estimateSms> = { people: 0, messages: 0, price: null, total: null, left: null };

/** The people without an account whom a run would ask by its channels, and how many no channel of these reaches. */
export interface ContactsToAsk {
  readonly asked: Reply<typeof chats.estimateSms>;
  readonly missed: number;
}

/** The same as it is known now; null while it is not, and where an audience is none or holds members alone. */
export function useContactsAsked(audience: GivenAudience | null, channels: readonly Channel[]): ContactsToAsk | null {
  const holds = audience?.kind === 'all' || audience?.kind === 'teams' ? audience : null;
  const reaching = channels.some((channel) => channel !== 'mail' && channel !== 'bitrix24');
  const every = useEstimate(holds && { audience: holds, channels: [...CHANNELS] });
  const chosen = useEstimate(reaching && holds ? { audience: holds, channels: [...channels] } : null);
  const asked = reaching ? chosen : NOBODY;
  return holds && every && asked ? { asked, missed: every.people - asked.people } : null;
}

function useEstimate(body: Call<typeof chats.estimateSms>['body'] | null) {
  const { workspace } = useWorkspace();
  const input = body && { params: { id: workspace.id }, body };
  return useApi(chats.estimateSms, input, { keepPreviousData: true }).data;
}
