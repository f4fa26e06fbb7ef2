import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { JoinLink } from '#shared/models/join-link.ts';
import { JOIN_LINK_MAX_PEOPLE } from '#shared/rules/join-link.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { toField } from '#web/lib/date-field.ts';
import { useAction } from '#web/lib/use-action.ts';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { workspaceActions } from '../api.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import styles from './inviting.module.css';

const text = invitingText.link;

interface JoinLinkFormProps {
  readonly workspaceId: string;
  readonly link: JoinLink;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** How many the link lets in and until what day; the link itself stays the same. */
export function JoinLinkForm({ workspaceId, link, onClose, onChanged }: JoinLinkFormProps) {
  const change = useAction();
  const until = toField(link.expires_at).slice(0, 10);
  const [people, setPeople] = useState(String(link.limit));
  const [day, setDay] = useState(until);
  const [tried, setTried] = useState(false);
  const limit = Number(people);
  const wrongLimit = !Number.isInteger(limit) || limit < 1 || limit > JOIN_LINK_MAX_PEOPLE;
  const errors = fieldErrors(change.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrongLimit || day === '') return;
    const end = new Date(`${day}T23:59:59`).toISOString();
    void change.run(
      () => workspaceActions.changeJoinLink(workspaceId, { limit, ...(day === until ? {} : { expires_at: end }) }),
      () => {
        toast(text.saved);
        onChanged();
      },
    );
  }

  return (
    <Stack as="form" gap="12" noValidate onSubmit={submit}>
      <div className={styles.halves}>
        <TextInput
          label={text.limit}
          inputMode="numeric"
          value={people}
          error={tried && wrongLimit ? text.wrongLimit : errors['limit']}
          disabled={change.busy}
          data-autofocus
          onChange={({ currentTarget }) => setPeople(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={text.until}
          value={day}
          error={tried && day === '' ? text.wrongDay : errors['expires_at']}
          disabled={change.busy}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      <Inline align="stretch" gap="8">
        <Button type="submit" variant="default" disabled={change.busy}>
          {change.busy ? text.saving : text.save}
        </Button>
        <Button variant="subtle" disabled={change.busy} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </Inline>
      {change.error !== null && Object.keys(errors).length === 0 && (
        <FailureNote error={change.error} prefix={text.failed('')} />
      )}
    </Stack>
  );
}
