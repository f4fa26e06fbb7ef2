import { Button } from '@mantine/core';
import { Inline } from '#web/ui/layout/layout.tsx';
import type { ListKeys } from '../lib/use-list-keys.ts';
import { listText } from '../text.ts';
import styles from './key-hints.module.css';

const text = listText.keys;

/** What the keys of the list do, and the way to switch single keys off; nothing where there is no keyboard. */
export function KeyHints({ keys, mayCreate }: { readonly keys: ListKeys; readonly mayCreate: boolean }) {
  return (
    <Inline gap="16" rowGap="4" size="small" tone="ink-3" className={styles.keys} role="group" aria-label={text.label}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text.rows}
      </span>
      <span>
        <kbd>Enter</kbd> {text.open}
      </span>
      {keys.on && (
        <span>
          <kbd>/</kbd> {text.search}
        </span>
      )}
      {keys.on && mayCreate && (
        <span>
          <kbd>N</kbd> {text.create}
        </span>
      )}
      <Button variant="subtle" size="compact-sm" onClick={keys.toggle}>
        {keys.on ? text.off : text.on}
      </Button>
    </Inline>
  );
}
