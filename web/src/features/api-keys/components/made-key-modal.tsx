import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import { apiKeysText } from '#text/api-keys.ts';
import { commonText } from '#text/common/common.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { CopyIcon } from '#web/ui/icons.tsx';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';

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

interface CopiedProps {
  readonly label: string;
  readonly value: string;
  readonly action: string;
  readonly said: string;
}

/** A text to be taken elsewhere; it can be marked by hand where the browser does not copy. */
function Copied({ label, value, action, said }: CopiedProps) {
  async function copy() {
    if (await copyText(value)) toast(said);
  }

  return (
    <TextInput
      label={label}
      value={value}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSectionWidth={44}
      rightSection={
        <ActionIcon variant="subtle" size={44} aria-label={action} onClick={() => void copy()}>
          <CopyIcon />
        </ActionIcon>
      }
    />
  );
}
