import { useId, useState } from 'react';
import { INVOICE_MOST_PEOPLE, pricesFor, type PlanPrice } from '#shared/rules/plans.ts';
import { formatRubles } from '#text/format.ts';
import { priceCalculatorText as text } from '#text/site/price-calculator.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './price-calculator.module.css';
import { Tag } from './tag.tsx';

interface PriceCalculatorProps {
  /** How many people it begins with. */
  readonly people: number;
  readonly heading: 'h2' | 'h3';
}

/** What each plan costs for a number of people. Without Mantine: it stands on the landing as well. */
export function PriceCalculator({ people: first, heading: Heading }: PriceCalculatorProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(first));
  const people = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  const known = people >= 1 && people <= INVOICE_MOST_PEOPLE;
  const prices = known ? pricesFor(people) : [];
  const cheapest = prices.find(({ fits }) => fits);
  return (
    <Stack as="section" gap="14" className={styles.part} aria-labelledby={`${id}title`}>
      <Heading id={`${id}title`} className={styles.title}>
        {text.title}
      </Heading>
      <Inline gap="14" rowGap="8">
        <label htmlFor={`${id}people`}>{text.people}</label>
        <input
          id={`${id}people`}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          aria-invalid={!known}
          aria-describedby={known ? undefined : `${id}wrong`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Inline>
      <div aria-live="polite">
        {known ? (
          <Stack as="ul">
            {prices.map((price) => (
              <Price key={price.plan.id} price={price} cheapest={price === cheapest} />
            ))}
          </Stack>
        ) : (
          <Text id={`${id}wrong`} size="note" tone="coral">
            {text.wrong}
          </Text>
        )}
      </div>
    </Stack>
  );
}

function Price({ price, cheapest }: { readonly price: PlanPrice; readonly cheapest: boolean }) {
  const { plan, fits, month, year } = price;
  return (
    <li className={fits ? styles.plan : styles.small}>
      <span className={styles.name}>
        {plan.name} {cheapest && <Tag tone="good">{text.fits}</Tag>}
      </span>
      {fits ? (
        <span>
          {month === 0 ? (
            <strong>{text.free}</strong>
          ) : (
            <>
              <strong>{text.perMonth(formatRubles(month))}</strong> {text.perYear(formatRubles(year))}
            </>
          )}
        </span>
      ) : (
        <span>{text.upTo(plan.limits.people ?? 0)}</span>
      )}
    </li>
  );
}
