import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Dialogue, DialogueSide } from '#shared/models/dialogue.ts';
import { DIALOGUE_MESSAGE_MAX_LENGTH } from '#shared/rules/dialogues.ts';
import { HR_ROLE, OWNER_ROLE } from '#shared/rules/roles.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { dialoguesText as text } from '#text/asking/dialogues.ts';
import { type OfDialogues, useDialogueActions } from '../api.ts';
import styles from '../dialogues.module.css';

interface ThreadProps {
  readonly of: OfDialogues;
  readonly dialogue: Dialogue;
  readonly mayWrite: boolean;
  /** Where all of them are; on a phone the list makes way. */
  readonly back: string;
}

/** What was said with one author, and what is said next. */
export function Thread({ of, dialogue, mayWrite, back }: ThreadProps) {
  const now = useNow();
  const { ended } = dialogue;
  const day = (on: string) => formatDay(`${on}T09:00:00.000Z`, now);
  return (
    <section className={styles.thread} aria-label={dialogue.comment}>
      <Link to={back} className={styles.back}>
        {text.all}
      </Link>
      <Caption as="p" breaks dir="auto">
        {dialogue.question}
      </Caption>
      <ol className={styles.messages}>
        <li>
          <Caption as="p">{text.author}</Caption>
          <p className={styles.said} dir="auto">
            {dialogue.comment}
          </p>
        </li>
        {dialogue.messages.map(({ by, text: said, on }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same may be written twice, and nothing moves
          <li key={index} className={by === 'author' ? undefined : styles.own}>
            <Caption as="p">{text.said(whoIs(by), day(on))}</Caption>
            <p className={styles.said} dir="auto">
              {said}
            </p>
          </li>
        ))}
      </ol>
      {ended && (
        <Text as="p" size="note" tone="ink-2">
          {text.ended[ended.by](day(ended.on))}
        </Text>
      )}
      {!ended && mayWrite && <Answer of={of} id={dialogue.id} />}
    </section>
  );
}

/** By their role: nobody's name is told, on either side. */
function whoIs(by: DialogueSide): string {
  if (by === 'author') return text.author;
  if (by === OWNER_ROLE) return text.owner;
  return by === HR_ROLE ? 'HR' : text.manager;
}

function Answer({ of, id }: { readonly of: OfDialogues; readonly id: string }) {
  const { write, end } = useDialogueActions(of);
  const writing = useAction();
  const ending = useAction();
  const [written, setWritten] = useState('');
  const [asking, setAsking] = useState(false);
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasVisibleText(written))
          void writing.run(
            () => write(id, written),
            () => setWritten(''),
          );
      }}
    >
      <Textarea
        label={text.message}
        description={text.hint}
        placeholder={text.placeholder}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={DIALOGUE_MESSAGE_MAX_LENGTH}
        readOnly={writing.busy}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      {writing.error !== null && <FailureNote error={writing.error} fallback={text.sendFailed} />}
      <Inline justify="end" gap="8" rowGap="8">
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {text.end}
        </Button>
        <Button type="submit" loading={writing.busy} disabled={!hasVisibleText(written)}>
          {text.send}
        </Button>
      </Inline>
      {asking && (
        <Modal opened onClose={() => setAsking(false)} title={text.endTitle}>
          <Stack gap="12">
            <Text tone="ink-2" pretty>
              {text.endText}
            </Text>
            {ending.error !== null && <FailureNote error={ending.error} fallback={text.endFailed} />}
            <Actions>
              <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
                {text.keep}
              </Button>
              <Button
                color="red"
                loading={ending.busy}
                onClick={() =>
                  void ending.run(
                    () => end(id),
                    () => setAsking(false),
                  )
                }
              >
                {text.end}
              </Button>
            </Actions>
          </Stack>
        </Modal>
      )}
    </form>
  );
}
