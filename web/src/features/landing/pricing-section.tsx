import { useRef, useState } from 'react';
import { PLAN_IDS, PLANS, type PlanId } from '#shared/rules/plans.ts';
import { PriceCalculator } from '#web/ui/price-calculator.tsx';
import { pricingText as text } from '#text/site/landing-pricing.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { PlanCard, type Period } from './plan-card.tsx';
import styles from './pricing-section.module.css';

/** The calculator begins with a company of the size the service is made for. */
const EXAMPLE_PEOPLE = 60;

interface PricingSectionProps {
  readonly onChoose: (plan: PlanId) => void;
  readonly onIntent: () => void;
}

/** Three plans by month or by year, and how paying works. */
export function PricingSection({ onChoose, onIntent }: PricingSectionProps) {
  const [period, setPeriod] = useState<Period>('monthly');
  const details = useRef<HTMLDialogElement>(null);
  const option = (value: Period, name: string, badge?: string) => (
    <Inline as="label" nowrap gap="8" size="body" tone="ink-2" weight="560" className={styles.option}>
      <input
        type="radio"
        name="pricing-period"
        value={value}
        checked={period === value}
        onChange={() => setPeriod(value)}
      />
      <span>{name}</span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </Inline>
  );
  return (
    <section id="pricing" className="landing-section" aria-labelledby="pricing-title">
      <div className="landing-wrap">
        <Inline align="end" justify="between" gap="24">
          <div>
            <h2 id="pricing-title" className="landing-title">
              {text.title}
            </h2>
            <p className="landing-lead">{text.text}</p>
          </div>
          <fieldset className={`needs-script ${styles.period}`}>
            <legend className="visually-hidden">{text.period}</legend>
            {option('monthly', text.monthly)}
            {option('annually', text.annually, text.badge)}
          </fieldset>
        </Inline>
        <ul className={styles.plans}>
          {PLAN_IDS.map((id) => (
            <PlanCard key={id} plan={PLANS[id]} period={period} onChoose={() => onChoose(id)} onIntent={onIntent} />
          ))}
        </ul>
        <div className={`needs-script ${styles.calculator}`}>
          <PriceCalculator heading="h3" people={EXAMPLE_PEOPLE} />
        </div>
        <Text size="body" tone="ink-2" pretty className={styles.note}>
          {text.note}{' '}
          <button
            type="button"
            className={`needs-script ${styles.more}`}
            aria-haspopup="dialog"
            onClick={() => details.current?.showModal()}
          >
            {text.details}
          </button>
        </Text>
      </div>
      <dialog ref={details} className={styles.dialog} aria-labelledby="pricing-details" closedby="any">
        <div className={styles.dialogBody}>
          <Text as="h3" id="pricing-details" size="heading">
            {text.dialog.title}
          </Text>
          <Stack as="ul" gap="12" tone="ink-2" className={styles.dialogList}>
            {text.dialog.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Stack>
          <button type="button" className="button" onClick={() => details.current?.close()}>
            {text.dialog.close}
          </button>
        </div>
      </dialog>
    </section>
  );
}
