import { Button, Modal } from '@mantine/core';
import { apiKeysText } from '#text/api-keys.ts';
import { commonText } from '#text/common/common.ts';
import { Copied } from '#web/ui/copied.tsx';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';

const text = apiKeysText.made;

interface MadeKeyModalProps {
  readonly apiKey: string;
  readonly workspaceId: string;
  readonly onClose: () => void;
}

/** The key, shown this once: a click beside the dialog does not close it. */
export function MadeKeyModal({ apiKey, workspaceId, onClose }: MadeKeyModalProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': commonText.close, size: 44 }}
    >
      <Stack gap="14">
        <Note tone="warning">{text.note}</Note>
        <Copied label={text.key} value={apiKey} action={text.copyKey} said={text.keyCopied} />
        <Copied label={text.workspace} value={workspaceId} action={text.copyWorkspace} said={text.workspaceCopied} />
        <Actions above="8">
          <Button onClick={onClose}>{text.done}</Button>
        </Actions>
      </Stack>
    </Modal>
  );
}
