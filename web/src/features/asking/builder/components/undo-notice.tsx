import { Button } from '@mantine/core';
import { Notice } from '#web/ui/notice.tsx';
import { UNDO_BUTTON_ID } from '../lib/field-ids.ts';
import type { ListState } from '../lib/use-builder.ts';

interface UndoNoticeProps {
  readonly builder: ListState;
  /** Above the questions stands what was done to all of them, below what was done to one. */
  readonly whole: boolean;
}

/** What was just taken away or replaced, with the way back. */
export function UndoNotice({ builder, whole }: UndoNoticeProps) {
  const { undo } = builder;
  if (undo?.whole !== whole) return null;
  return (
    <Notice
      tone="warning"
      onClose={builder.forgetUndo}
      actions={
        <Button id={UNDO_BUTTON_ID} variant="default" onClick={builder.takeBack}>
          {undo.back}
        </Button>
      }
    >
      {undo.message}
    </Notice>
  );
}
