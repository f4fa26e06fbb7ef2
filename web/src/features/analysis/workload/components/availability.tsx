import { Button } from '@mantine/core';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { workloadText } from '#text/analysis/workload.ts';
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
    <Stack
      as="section"
      align="start"
      gap="14"
      tone="ink"
      breaks
      className={styles.panel}
      role="alert"
      aria-label={text.title}
    >
      <Inline as="h2" nowrap gap="10" tone="honey" className={styles.title}>
        <AlertIcon size={22} />
        {text.title}
      </Inline>
      <List title={text.issues} items={issues} />
      <List title={text.recommendations} items={recommendations} />
      <Button variant="default" disabled={busy} onClick={onCheck}>
        {text.checkAgain}
      </Button>
    </Stack>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Text as="h3" below="4" size="body">
        {title}
      </Text>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
