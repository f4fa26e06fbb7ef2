import { chats } from '#shared/contract/chats.ts';
import type { GivenAudience } from '#shared/models/poll.ts';
import type { Channel } from '#shared/channels/index.ts';
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

/** How many people without an account a run would ask, and what SMS to them would cost; nothing where it asks none. */
export function ContactsAsked({ audience, channels }: ContactsAskedProps) {
  const { workspace } = useWorkspace();
  const reaching = channels.some((channel) => channel !== 'mail' && channel !== 'bitrix24');
  const body = { audience, channels: [...channels] };
  const wanted = reaching && (audience.kind === 'all' || audience.kind === 'teams');
  const { data } = useApi(chats.estimateSms, wanted ? { params: { id: workspace.id }, body } : null, {
    keepPreviousData: true,
  });
  if (!wanted || !data || data.people === 0) return null;
  const { people, messages, price, total, left } = data;
  return (
    <>
      <Caption>
        {text.contacts(people)}
        {messages > 0 && price !== null && ` ${text.smsCost(messages, formatKopecks(price), formatKopecks(total!))}`}
      </Caption>
      {messages > 0 && price === null && <Note tone="warning">{text.smsUnknown}</Note>}
      {total !== null && left !== null && total > left && (
        <Note tone="warning">{text.smsOverCap(formatKopecks(left))}</Note>
      )}
    </>
  );
}
