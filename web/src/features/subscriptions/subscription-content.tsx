import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Subscription } from '#shared/models/subscription.ts';
import type { PaidPlanId } from '#shared/rules/plans.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { readPlan } from '#web/lib/chosen-plan.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { PriceCalculator } from '#web/ui/price-calculator.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useSubscription } from './api.ts';
import { GoverningPlan } from './components/governing-plan.tsx';
import { InvoiceForm } from './components/invoice-form.tsx';
import { InvoiceRequests } from './components/invoice-requests.tsx';
import { PlanList } from './components/plan-list.tsx';
import { SubscriptionFacts } from './components/subscription-facts.tsx';
import { UsageMeters } from './components/usage-meters.tsx';
import { subscriptionText as text } from '#text/subscriptions.ts';

/** The plan that governs the workspace, one's own where that is another, the plans there are, and the invoice. */
export function SubscriptionContent() {
  const { role } = useWorkspace();
  const subscription = useSubscription();
  return (
    <Stack gap="16">
      {role !== OWNER_ROLE && <GoverningPlan />}
      {subscription.data && <Content subscription={subscription.data} />}
      {!subscription.data && subscription.error === undefined && <SkeletonCards count={3} />}
      {!subscription.data && subscription.error !== undefined && (
        <ErrorState title={text.loadFailed} error={subscription.error} onRetry={() => void subscription.mutate()} />
      )}
    </Stack>
  );
}

function Content({ subscription }: { readonly subscription: Subscription }) {
  const { user, workspace, role } = useWorkspace();
  const own = role === OWNER_ROLE;
  const invoice = useRef<HTMLDivElement>(null);
  const chosen = readPlan(useSearchParams()[0].get('plan'));
  const [wanted, setWanted] = useState<{ plan: PaidPlanId; presses: number } | null>(
    chosen === null || chosen === 'startup' ? null : { plan: chosen, presses: 0 },
  );

  function askInvoice(plan: PaidPlanId) {
    setWanted((last) => ({ plan, presses: (last?.presses ?? 0) + 1 }));
    invoice.current?.scrollIntoView();
    invoice.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus({ preventScroll: true });
  }

  return (
    <>
      <Card title={own ? text.current.title : text.current.otherTitle}>
        <Stack gap="14">
          <SubscriptionFacts subscription={subscription} />
          <UsageMeters subscription={subscription} />
          {subscription.read_only_workspaces.length > 0 && (
            <Note tone="warning">{text.readOnly(subscription.read_only_workspaces.length)}</Note>
          )}
          <Text tone="ink-2" pretty>
            {own ? text.governed.owner : text.governed.notHere(workspace.name)}
          </Text>
        </Stack>
      </Card>
      <Text as="h2" size="title">
        {text.plans.title}
      </Text>
      <PlanList subscription={subscription} chosen={chosen} onInvoice={askInvoice} />
      <PriceCalculator heading="h2" people={Math.max(1, subscription.usage.people)} />
      <div ref={invoice}>
        <Card title={text.invoice.title}>
          <InvoiceForm wanted={wanted} subscription={subscription} ownEmail={user.email} />
        </Card>
      </div>
      <InvoiceRequests />
    </>
  );
}
