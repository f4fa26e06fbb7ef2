import { Button } from '@mantine/core';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { callApi } from '#web/lib/api-client.ts';
import type { Action } from '#web/lib/use-action.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import { planLimitsText } from '#text/common/plan-limits.ts';

const text = planLimitsText.trial;

interface TrialButtonProps {
  /** Keeps what went wrong, to be shown where the button stands. */
  readonly action: Action;
  readonly variant?: 'filled' | 'default';
  readonly fullWidth?: boolean;
  readonly onStarted?: () => void;
}

/** Starts the free trial; what shows the subscription shows the new one at once, and whatever a plan opens is read again. */
export function TrialButton({ action, onStarted, ...look }: TrialButtonProps) {
  const { put, refreshAll } = useApiCache();
  const start = async () => {
    await put(subscriptions.getMySubscription, {}, await callApi(subscriptions.startTrial, {}));
    await refreshAll();
  };
  return (
    <Button {...look} disabled={action.busy} onClick={() => void action.run(start, onStarted)}>
      {action.busy ? text.starting : text.start(PLANS.premium.trialDays)}
    </Button>
  );
}
