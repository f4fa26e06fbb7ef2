import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { subscriptionText as text } from '../text.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useSubscription } from '../api.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';
import styles from '../subscription.module.css';

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
      <div className={styles.card}>
        <SubscriptionFacts subscription={subscription.data} />
        <div className={styles.actions}>
          <Button component={Link} to={paths.subscription} variant="default" onClick={onLeave}>
            {text.upgrade}
          </Button>
        </div>
      </div>
    );
  }
  if (subscription.error === undefined) return <SkeletonCards count={1} />;
  return <ErrorState title={text.loadFailed} error={subscription.error} onRetry={() => void subscription.mutate()} />;
}
