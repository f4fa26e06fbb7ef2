import { SubscriptionContent } from '#web/features/subscriptions/subscription-content.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The plan of the workspace and one's own, as at the address of the subscription. */
export default function PlanPage() {
  return (
    <SettingsFrame tab="plan">
      <SubscriptionContent />
    </SettingsFrame>
  );
}
