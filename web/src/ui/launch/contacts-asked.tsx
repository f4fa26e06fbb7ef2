import { chats } from '#shared/contract/chats.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { GivenAudience } from '#shared/models/poll.ts';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { openingText } from '#text/common/launch.ts';
import { formatKopecks } from '#text/format.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';

const text = openingText.channels;

interface ContactsAskedProps {
  readonly audience: GivenAudience;
  readonly channels: readonly Channel[];
}

const NOBODY: Reply<typeof chats.estimateSms> = { people: 0, messages: 0, price: null, total: null, left: null };

/** How many people without an account a run would ask, what SMS to them would cost, and how many it leaves out. */
export function ContactsAsked({ audience, channels }: ContactsAskedProps) {
  const reaching = channels.some((channel) => channel !== 'mail' && channel !== 'bitrix24');
  const wanted = audience.kind === 'all' || audience.kind === 'teams';
  const every = useEstimate(wanted ? { audience, channels: [...CHANNELS] } : null);
  const chosen = useEstimate(wanted && reaching ? { audience, channels: [...channels] } : null);
  if (!wanted || !every || (reaching && !chosen)) return null;
  const { people, messages, price, total, left } = (reaching && chosen) || NOBODY;
  const missed = every.people - people;
  return (
    <>
      {people > 0 && (
        <Caption>
          {text.contacts(people)}
          {messages > 0 && price !== null && ` ${text.smsCost(messages, formatKopecks(price), formatKopecks(total!))}`}
        </Caption>
      )}
      {missed > 0 && <Caption>{text.contactsMissed(missed)}</Caption>}
      {messages > 0 && price === null && <Note tone="warning">{text.smsUnknown}</Note>}
      {total !== null && left !== null && total > left && (
        <Note tone="warning">{text.smsOverCap(formatKopecks(left))}</Note>
      )}
    </>
  );
}

function useEstimate(body: Call<typeof chats.estimateSms>['body'] | null) {
  const { workspace } = useWorkspace();
  const input = body && { params: { id: workspace.id }, body };
  return useApi(chats.estimateSms, input, { keepPreviousData: true }).data;
}
