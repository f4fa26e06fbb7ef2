import { useRef, useState } from 'react';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { Subscription } from '#shared/models/subscription.ts';
import { subscriptionText as text } from './text.ts';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useOwnerName, useSubscription } from './api.ts';
import { InvoiceForm } from './components/invoice-form.tsx';
import { PlanList, type PaidPlan } from './components/plan-list.tsx';
import { SubscriptionFacts } from './components/subscription-facts.tsx';
import styles from './subscription.module.css';
import { UsageMeters } from './components/usage-meters.tsx';

/** Where the upgrade button leads: the own plan, its limits, the others, and the invoice. */
export default function SubscriptionPage() {
  const subscription = useSubscription();
  return (
    <>
      <PageHeader title={text.title} />
      {subscription.data && <Content subscription={subscription.data} />}
      {!subscription.data && subscription.error === undefined && <SkeletonCards count={3} />}
      {!subscription.data && subscription.error !== undefined && (
        <ErrorState title={text.loadFailed} error={subscription.error} onRetry={() => void subscription.mutate()} />
      )}
    </>
  );
}

function Content({ subscription }: { readonly subscription: Subscription }) {
  const { user } = useWorkspace();
  const invoice = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ plan: PaidPlan; presses: number }>({ plan: 'basic', presses: 0 });

  function askInvoice(plan: PaidPlan) {
    setWanted(({ presses }) => ({ plan, presses: presses + 1 }));
    invoice.current?.scrollIntoView();
    invoice.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.page}>
      <Card title={text.current.title}>
        <div className={styles.card}>
          <SubscriptionFacts subscription={subscription} />
          <UsageMeters subscription={subscription} />
          {subscription.read_only_workspaces.length > 0 && (
            <Note tone="warning">{text.readOnly(subscription.read_only_workspaces.length)}</Note>
          )}
          <Governance />
        </div>
      </Card>
      <h2 className={styles.title}>{text.plans.title}</h2>
      <PlanList subscription={subscription} onInvoice={askInvoice} />
      <div ref={invoice}>
        <Card title={text.invoice.title}>
          <InvoiceForm wanted={wanted} people={Math.max(1, subscription.usage.people)} ownEmail={user.email} />
        </Card>
      </div>
    </div>
  );
}

/** Whose plan holds in the current workspace: the owner's, whoever looks at it. */
function Governance() {
  const { workspace, role } = useWorkspace();
  const own = role === OWNER_ROLE;
  const owner = useOwnerName(own ? null : workspace.id);
  return <p className={styles.text}>{own ? text.governed.owner : text.governed.other(workspace.name, owner)}</p>;
}
