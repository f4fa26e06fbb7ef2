import type { Channel } from '#shared/channels/index.ts';
import { automations } from '#shared/contract/automations.ts';
import { integrationsText } from '#text/integrations.ts';
import { useApi } from '#web/lib/use-api.ts';
import { Fact } from './fact.tsx';

const text = integrationsText.delivered;

interface DeliveredFactProps {
  readonly workspaceId: string;
  readonly channel: Channel;
}

/** How many invitations went out by a channel lately, and did not arrive; nothing while there were none. */
export function DeliveredFact({ workspaceId, channel }: DeliveredFactProps) {
  const { data } = useApi(automations.getDeliveries, { params: { id: workspaceId } });
  const counts = data?.channels.find((one) => one.channel === channel);
  if (!counts) return null;
  const lost = counts.refused + counts.blocked;
  return counts.sent + lost > 0 ? <Fact name={text.name}>{text.counts(counts.sent, lost)}</Fact> : null;
}
