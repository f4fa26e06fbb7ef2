import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { MovingKind } from '#shared/rules/moving.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { takeAway } from '../api.ts';
import { WhatMoves } from './what-moves.tsx';
import { movingText as text } from '#text/moving.ts';

/** Makes the file by which the company moves, and saves it. */
export function TakeAway() {
  const { workspace } = useWorkspace();
  const making = useAction();
  const [kind, setKind] = useState<MovingKind>('polls');
  const [withPay, setWithPay] = useState(true);
  const [made, setMade] = useState(false);

  async function make(): Promise<void> {
    setMade(false);
    const file = await takeAway(workspace, setKind, withPay ? [] : ['pay']);
    const { packMove } = await import('../lib/moving-zip.ts');
    saveFile(
      await packMove(file),
      exportFileName(text.fileTitle(workspace.name), file.manifest.made_at, 'zip', 'tonus'),
    );
    setMade(true);
  }

  return (
    <Stack as="section" align="start" gap="10" aria-label={text.take}>
      <h3>{text.take}</h3>
      <Text size="note" tone="ink-2" pretty>
        {text.takeNote}
      </Text>
      <WhatMoves />
      <Checkbox
        label={text.withPay}
        description={text.withPayNote}
        checked={withPay}
        disabled={making.busy}
        onChange={({ currentTarget }) => setWithPay(currentTarget.checked)}
      />
      <Button variant="default" loading={making.busy} onClick={() => void making.run(make)}>
        {text.make}
      </Button>
      {making.busy && (
        <p role="status">
          {text.making}: {text.kinds[kind]}
        </p>
      )}
      {made && <Note tone="good">{text.made}</Note>}
      {making.error !== null && <FailureNote error={making.error} />}
    </Stack>
  );
}
