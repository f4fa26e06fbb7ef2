import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { focusField } from '#web/lib/focus-field.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { Check } from '../lib/check.ts';
import { positionOf } from '../lib/draft.ts';
import { textFieldId } from '../lib/field-ids.ts';
import type { ListState } from '../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';
import styles from './builder.module.css';
import { Checklist } from './checklist.tsx';
import { RefusedMoveDialog } from './refused-move-dialog.tsx';

const text = builderText.views;

interface BuilderColumnsProps {
  readonly builder: ListState;
  /** Questions and settings. */
  readonly children: ReactNode;
  /** What respondents will see; null while the same fields stand in a dialog. */
  readonly preview: ReactNode;
  readonly checklist: {
    readonly title: string;
    readonly checks: readonly Check[];
    readonly more?: ReactNode;
    readonly hint?: string | undefined;
  };
}

/** What is built, with what respondents will see and what is missing beside it; on small screens, behind a tab. */
export function BuilderColumns({ builder, children, preview, checklist }: BuilderColumnsProps) {
  const [view, setView] = useState<'editor' | 'preview'>('editor');
  function show(itemId: string) {
    setView('editor');
    if (positionOf(builder.draft, itemId) > 0) builder.open(itemId);
    focusField(textFieldId(itemId));
  }
  return (
    <>
      <SegmentedControl
        className={styles.views}
        fullWidth
        aria-label={text.label}
        data={[
          { value: 'editor', label: text.editor },
          { value: 'preview', label: text.preview },
        ]}
        value={view}
        onChange={(value) => setView(value === 'preview' ? 'preview' : 'editor')}
      />
      <div className={styles.columns} data-view={view}>
        <div className={styles.editor}>{children}</div>
        <div className={styles.side}>
          {preview && (
            <Stack align="center" className={styles.previewPart}>
              {preview}
            </Stack>
          )}
          <Checklist title={checklist.title} checks={checklist.checks} hint={checklist.hint} onShow={show}>
            {checklist.more}
          </Checklist>
        </div>
      </div>
      <RefusedMoveDialog builder={builder} />
    </>
  );
}
