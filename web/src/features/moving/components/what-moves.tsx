import { Stack } from '#web/ui/layout/layout.tsx';
import styles from '../moving.module.css';
import { movingText as text } from '#text/moving.ts';

/** What of a company moves, and what does not. */
export function WhatMoves() {
  return (
    <details>
      <summary>{text.movesAndStays}</summary>
      <Stack gap="6" size="note">
        <h4>{text.moves}</h4>
        <Lines lines={text.moving} />
        <h4>{text.stays}</h4>
        <Lines lines={text.staying} />
      </Stack>
    </details>
  );
}

/** What does not move, where it matters before all. */
export function WhatStays() {
  return (
    <Stack gap="6" size="note">
      <h4>{text.stays}</h4>
      <Lines lines={text.staying} />
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
