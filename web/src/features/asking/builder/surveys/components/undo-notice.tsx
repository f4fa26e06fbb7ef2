import { Button, CloseButton } from '@mantine/core';
import { commonText } from '#web/text/common.ts';
import type { BuilderState } from '../lib/use-builder.ts';
import { builderText } from '../text.ts';
import styles from './builder.module.css';
import { UNDO_BUTTON_ID } from './field-ids.ts';

/** What was just taken away or replaced, with the way back. */
export function UndoNotice({ builder }: { readonly builder: BuilderState }) {
  const { undo } = builder;
  if (!undo) return null;
  return (
    <div className={styles.notice} role="status">
      <span>{undo.message}</span>
      <Button id={UNDO_BUTTON_ID} size="sm" variant="default" onClick={builder.takeBack}>
        {builderText.undo.takeBack}
      </Button>
      <CloseButton size={36} aria-label={commonText.close} onClick={builder.forgetUndo} />
    </div>
  );
}
