import { PageHeader } from '#web/ui/page-header.tsx';
import { SubscriptionContent } from './subscription-content.tsx';
import { subscriptionText as text } from '#text/subscriptions.ts';

/** Where the upgrade button leads; the same stands among the settings. */
export default function SubscriptionPage() {
  return (
    <>
      <PageHeader title={text.title} />
      <SubscriptionContent />
    </>
  );
}
