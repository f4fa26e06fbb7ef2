import { Button } from '@mantine/core';
import { AlertIcon } from '#web/ui/icons.tsx';
import { workloadText } from '../text.ts';
import styles from './availability.module.css';

const text = workloadText.impossible;

interface AvailabilityProps {
  readonly issues: readonly string[];
  readonly recommendations: readonly string[];
  readonly busy: boolean;
  readonly onCheck: () => void;
}

/** Why there can be no analysis now, and what helps. */
export function Availability({ issues, recommendations, busy, onCheck }: AvailabilityProps) {
  return (
    <section className={styles.panel} role="alert" aria-label={text.title}>
      <h2 className={styles.title}>
        <AlertIcon size={22} />
        {text.title}
      </h2>
      <List title={text.issues} items={issues} />
      <List title={text.recommendations} items={recommendations} />
      <Button variant="default" disabled={busy} onClick={onCheck}>
        {text.checkAgain}
      </Button>
    </section>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
