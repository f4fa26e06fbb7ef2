import { Button } from '@mantine/core';
import { formatDateTime } from '#web/lib/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import { authoringText } from '#text/asking/builder/polls.ts';

interface RestoredNoticeProps {
  readonly editor: PollEditorState;
  readonly drop: string;
}

/** That unsaved work was brought back, with the way to begin without it. */
export function RestoredNotice({ editor: { builder, dropUnsaved }, drop }: RestoredNoticeProps) {
  if (builder.restoredFrom === null) return null;
  return (
    <Notice
      onClose={builder.acknowledgeRestored}
      actions={
        <Button variant="default" onClick={dropUnsaved}>
          {drop}
        </Button>
      }
    >
      {authoringText.form.restored(formatDateTime(builder.restoredFrom))}
    </Notice>
  );
}
