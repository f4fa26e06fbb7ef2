import { Button } from '@mantine/core';
import { formatDateTime } from '#web/lib/dates.ts';
import { authoringText } from '../text.ts';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import { Notice } from '#web/ui/notice.tsx';

const text = authoringText.form;

/** Above a form: that unsaved work was brought back, or that everything was replaced, each with the way back. */
export function EditorNotices({ editor, drop }: { readonly editor: PollEditorState; readonly drop: string }) {
  const { restoredFrom, undo } = editor;
  return (
    <>
      {restoredFrom !== null && (
        <Notice
          onClose={editor.acknowledgeRestored}
          actions={
            <Button variant="default" onClick={editor.dropUnsaved}>
              {drop}
            </Button>
          }
        >
          {text.restored(formatDateTime(restoredFrom))}
        </Notice>
      )}
      {undo?.kind === 'replaced' && (
        <Notice
          onClose={editor.forgetUndo}
          actions={
            <Button variant="default" onClick={editor.takeBack}>
              {text.takeBack}
            </Button>
          }
        >
          {undo.by === 'template' ? text.replacedByTemplate : text.replacedByNewest}
        </Notice>
      )}
    </>
  );
}
