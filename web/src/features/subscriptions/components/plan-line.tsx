import type { WorkspacePlan } from '#shared/models/subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { subscriptionText as text } from '#text/subscriptions.ts';

/** Which plan governs and until when, in one line: “Premium · until 14 March 2027”. */
export function PlanLine({ plan }: { readonly plan: WorkspacePlan }) {
  const { subscription_type: name, is_trial: trial, due_date: due } = plan;
  const rest = [trial && text.trial, due === null ? text.endless : text.untilDay(formatDate(due))].filter(Boolean);
  return (
    <p>
      <Text as="strong" weight="640">
        {name}
      </Text>{' '}
      · {rest.join(', ')}
    </p>
  );
}
