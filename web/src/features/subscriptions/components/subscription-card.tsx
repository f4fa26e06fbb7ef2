import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { subscriptionText as text } from '#text/subscriptions.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useSubscription } from '../api.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';

/** The subscription in the user's settings, with the way to the plans. `onLeave` closes what stands over the page. */
export function SubscriptionCard({ onLeave }: { readonly onLeave: () => void }) {
  const subscription = useSubscription();
  return (
    <DialogSection title={text.title}>
      <Content subscription={subscription} onLeave={onLeave} />
    </DialogSection>
  );
}

interface ContentProps {
  readonly subscription: ReturnType<typeof useSubscription>;
  readonly onLeave: () => void;
}

function Content({ subscription, onLeave }: ContentProps) {
  if (subscription.data) {
    return (
      <Stack gap="14">
        <SubscriptionFacts subscription={subscription.data} />
        <Inline align="stretch" gap="10">
          <Button component={Link} to={paths.subscription} variant="default" onClick={onLeave}>
            {text.upgrade}
          </Button>
        </Inline>
      </Stack>
    );
  }
  if (subscription.error === undefined) return <SkeletonCards count={1} />;
  return <ErrorState title={text.loadFailed} error={subscription.error} onRetry={() => void subscription.mutate()} />;
}
