import { annualSaving, type Plan } from '#shared/rules/plans.ts';
import { formatRubles } from '#text/format.ts';
import { pricingText as text } from '#text/site/landing-pricing.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './plan-card.module.css';

/** How a plan is paid for. */
export type Period = 'monthly' | 'annually';

interface PlanCardProps {
  readonly plan: Plan;
  readonly period: Period;
  readonly onChoose: () => void;
  readonly onIntent: () => void;
}

/** One plan: its price for the period, what a year saves, what is in it. */
export function PlanCard({ plan, period, onChoose, onIntent }: PlanCardProps) {
  const words = text.plans[plan.id];
  const yearly = period === 'annually';
  const saving = annualSaving(plan);
  const price = yearly ? plan.annual : plan.monthly;
  return (
    <li className={plan.popular ? styles.popular : styles.card}>
      <Inline gap="12" rowGap="8">
        <h3 className={styles.name}>{plan.name}</h3>
        {plan.popular && <Tag tone="good">{text.popular}</Tag>}
        {plan.trialDays > 0 && <Tag>{text.trial(plan.trialDays)}</Tag>}
      </Inline>
      <Text above="4" size="body" tone="ink-2">
        {words.text}
      </Text>
      <p className={styles.price} aria-live="polite">
        <span className={styles.value}>{price === 0 ? text.free : formatRubles(price)}</span>
        <Inline as="span" gap="10" rowGap="6" size="note" tone="ink-3">
          {price > 0 && (yearly ? text.perYear : text.perMonth)}
          {price > 0 && yearly && saving > 0 && <Tag tone="good">{text.saving(saving)}</Tag>}
        </Inline>
      </p>
      <button
        type="button"
        className={`button needs-script ${plan.popular ? '' : 'button-outline'}`}
        onClick={onChoose}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {text.choose} {plan.name}
      </button>
      <Stack as="ul" gap="10" above="24" size="body" className={styles.features}>
        {words.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </Stack>
    </li>
  );
}
