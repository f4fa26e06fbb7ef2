import { Button, Modal } from '@mantine/core';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import type { Check } from '../../lib/check.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import checklist from '../../components/checklist.module.css';

const text = launchText.blocked;

interface BlockedDialogProps {
  /** What is missing before a launch. */
  readonly blocks: readonly Check[];
  readonly onClose: () => void;
}

/** Says why the survey cannot be launched yet, in the words of the checklist. */
export function BlockedDialog({ blocks, onClose }: BlockedDialogProps) {
  return (
    <Modal opened onClose={onClose} title={text.title} size={520}>
      <Stack as="ul" fit gap="10" size="note" breaks className={checklist.checks}>
        {blocks.map(({ key, text: words }) => (
          <li key={key} className={checklist.missing}>
            <AlertIcon size={18} />
            {words}
          </li>
        ))}
      </Stack>
      <Inline align="stretch" justify="end" gap="10" above="20">
        <Button data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      </Inline>
    </Modal>
  );
}
