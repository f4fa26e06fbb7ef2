import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './run-part.module.css';

interface RunPartProps {
  readonly text: {
    readonly section: string;
    readonly about: string;
    readonly make: string;
    readonly loadFailed: string;
  };
  readonly error: unknown;
  readonly lines: readonly ReactNode[];
  /** Left out where nothing can be made any more; then a part without lines is none. */
  readonly onMake: (() => void) | null;
  /** What is asked and told over it. */
  readonly children: ReactNode;
}

/** A part of a run: something by which it is answered, in lines, and the way to make more. */
export function RunPart({ text, error, lines, onMake, children }: RunPartProps) {
  if (onMake === null && lines.length === 0) return null;
  return (
    <Stack gap="10" ruled role="group" aria-label={text.section}>
      <p className={styles.heading}>{text.section}</p>
      <Text size="note" tone="ink-2" pretty>
        {text.about}
      </Text>
      {error !== undefined && <FailureNote error={error} prefix={`${text.loadFailed}: `} />}
      {lines.length > 0 && <ul className={styles.list}>{lines}</ul>}
      {onMake && (
        <Inline align="stretch" gap="8" className={styles.actions}>
          <Button variant="default" onClick={onMake}>
            {text.make}
          </Button>
        </Inline>
      )}
      {children}
    </Stack>
  );
}

interface RunPartLineProps {
  readonly what: ReactNode;
  /** For whoever hears the buttons: what they are of. */
  readonly of: (action: string) => string;
  readonly actions: readonly { readonly name: string; readonly onClick: () => void }[];
}

/** A line of such a part, with what can be done with it. */
export function RunPartLine({ what, of, actions }: RunPartLineProps) {
  return (
    <li>
      <span className={styles.what}>{what}</span>
      {actions.length > 0 && (
        <span className={styles.actions}>
          {actions.map(({ name, onClick }) => (
            <Button key={name} variant="subtle" aria-label={of(name)} onClick={onClick}>
              {name}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
