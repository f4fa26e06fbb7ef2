import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { questionsOf } from '../../lib/draft.ts';
import { ofPoll, toDraft } from '../lib/poll-draft.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PollOutline } from './poll-outline.tsx';

const text = authoringText.edit;

interface NewerPollProps {
  readonly newest: Poll;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}

/** Somebody else has saved the poll meanwhile: their version to be read, and both ways on. */
export function NewerPoll({ newest, onTake, onOverwrite }: NewerPollProps) {
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  const then = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <>
      <Notice
        tone="attention"
        actions={
          <>
            <Button variant="default" onClick={() => setShown(true)}>
              {text.seeNewest}
            </Button>
            <Button variant="default" onClick={onOverwrite}>
              {text.overwrite}
            </Button>
          </>
        }
      >
        {text.newer(formatDateTime(newest.updated_at))}
      </Notice>
      <Modal opened={shown} onClose={close} title={text.newerTitle} size={560}>
        <Stack gap="12" tone="ink-2" pretty breaks>
          <PollOutline {...toDraft(newest)} questions={questionsOf(toDraft(newest)).map(ofPoll)} />
          <p>{text.overwriteHint}</p>
        </Stack>
        <Actions>
          <Button variant="default" onClick={then(onOverwrite)}>
            {text.overwrite}
          </Button>
          <Button data-autofocus onClick={then(onTake)}>
            {text.takeNewest}
          </Button>
        </Actions>
      </Modal>
    </>
  );
}
