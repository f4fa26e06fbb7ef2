import { Button, Modal } from '@mantine/core';
import { authoringText } from '#text/asking/builder/polls.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';

const text = authoringText.form;

/** Asks whoever leaves before saving; what is typed stays on this device either way. */
export function LeaveModal({ editor }: { readonly editor: PollEditorState }) {
  const blocker = useLeaveGuard(editor.isUnsaved);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal opened onClose={blocker.reset} title={text.leaveTitle}>
      <Stack as="p" gap="12" tone="ink-2" pretty breaks>
        {text.leaveText}
      </Stack>
      <Actions>
        <Button variant="default" onClick={blocker.proceed}>
          {text.leave}
        </Button>
        <Button data-autofocus onClick={blocker.reset}>
          {text.stay}
        </Button>
      </Actions>
    </Modal>
  );
}
