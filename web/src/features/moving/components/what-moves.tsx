import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { movingText as text } from '#text/moving.ts';

/** What of a company moves, and what does not. */
export function WhatMoves() {
  return (
    <details>
      <summary>
        {text.moves} · {text.stays}
      </summary>
      <Stack gap="10" size="note">
        <Text>{text.moves}:</Text>
        <Lines lines={text.moving} />
        <Text>{text.stays}:</Text>
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
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
