import { Fragment } from 'react';
import { Button } from '@mantine/core';
import { keysText as text } from '#text/common/keys.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import styles from './key-hints.module.css';

interface KeyHintsProps {
  /** Which keys the page knows, and what each does. */
  readonly hints: readonly (readonly [keys: readonly string[], what: string])[];
  /** Whether it listens to them. */
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** What the single keys of a list do, and the way to switch them off; nothing where there is no keyboard. */
export function KeyHints({ hints, on, onSwitch }: KeyHintsProps) {
  return (
    <Inline gap="16" rowGap="4" size="small" tone="ink-3" className={styles.keys} role="group" aria-label={text.label}>
      {on &&
        hints.map(([keys, what]) => (
          <span key={what}>
            {keys.map((key) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>{' '}
              </Fragment>
            ))}
            {what}
          </span>
        ))}
      <Button variant="subtle" size="compact-sm" onClick={() => onSwitch(!on)}>
        {on ? text.off : text.on}
      </Button>
    </Inline>
  );
}
