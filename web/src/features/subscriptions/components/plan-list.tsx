import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Subscription } from '#shared/models/subscription.ts';
import { PLAN_IDS, PLANS, type PaidPlanId, type Plan, type PlanId } from '#shared/rules/plans.ts';
import { isInForce } from '#shared/rules/subscription.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { formatDate } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { pricingText } from '#text/site/landing-pricing.ts';
import { subscriptionText } from '#text/subscriptions.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TrialButton } from '#web/ui/trial-button.tsx';
import { planLimitsText } from '#text/common/plan-limits.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from '../subscription.module.css';

const text = subscriptionText.plans;

interface PlanListProps {
  readonly subscription: Subscription;
  /** The plan somebody has come for; the page opens at it. */
  readonly chosen: PlanId | null;
  readonly onInvoice: (plan: PaidPlanId) => void;
}

/** The plans side by side: what is in each and how to come by it. */
export function PlanList({ subscription, chosen, onInvoice }: PlanListProps) {
  const trial = useAction();
  // Past its last day a plan governs nothing, whether or not it has been tidied away.
  const inForce = isInForce(subscription);
  const own = inForce ? subscription.subscription_type : PLANS.startup.name;
  const onTrial = inForce && subscription.is_trial && subscription.due_date !== null && trial.error === null;

  return (
    <>
      <ul className={styles.plans}>
        {PLAN_IDS.map((id) => (
          <PlanItem key={id} plan={PLANS[id]} own={PLANS[id].name === own} chosen={id === chosen}>
            {offersTrial(PLANS[id], own, subscription) && <TrialButton fullWidth action={trial} />}
            {PLANS[id].trialDays > 0 && subscription.trial_used && <Caption>{text.trialUsed}</Caption>}
            {id !== 'startup' && (
              <Button fullWidth variant="default" onClick={() => onInvoice(id)}>
                {text.invoice}
                <span className="visually-hidden">: {PLANS[id].name}</span>
              </Button>
            )}
          </PlanItem>
        ))}
      </ul>
      {trial.error !== null && <FailureNote error={trial.error} fallback={planLimitsText.trial.failed} />}
      {onTrial && <Note tone="good">{text.trialStarted(formatDate(subscription.due_date ?? ''))}</Note>}
    </>
  );
}

interface PlanItemProps {
  readonly plan: Plan;
  readonly own: boolean;
  readonly chosen: boolean;
  readonly children: ReactNode;
}

function PlanItem({ plan, own, chosen, children }: PlanItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!chosen) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [chosen]);
  const words = pricingText.plans[plan.id];
  return (
    <li ref={item} tabIndex={-1} className={own ? styles.planOwn : styles.plan} aria-current={own ? 'true' : undefined}>
      <Inline gap="10" rowGap="6">
        <Text as="h3" size="title">
          {plan.name}
        </Text>
        {own && <Tag tone="good">{text.yours}</Tag>}
        {chosen && !own && <Tag>{text.chosen}</Tag>}
      </Inline>
      <Text tone="ink-2" pretty>
        {words.text}
      </Text>
      <p>
        <span className={styles.price}>{plan.monthly === 0 ? text.free : formatRubles(plan.monthly)}</span>{' '}
        {plan.monthly > 0 && <Caption as="span">{text.perMonth}</Caption>}
        {plan.annual > 0 && <span className={styles.year}>{text.orPerYear(formatRubles(plan.annual))}</span>}
      </p>
      <Stack as="ul" gap="8" size="note" className={styles.features} aria-label={text.contents(plan.name)}>
        {words.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </Stack>
      <Stack gap="8">{children}</Stack>
    </li>
  );
}

function offersTrial(plan: Plan, inForce: Plan['name'], { trial_used: used }: Subscription): boolean {
  return plan.trialDays > 0 && !used && inForce !== plan.name;
}
