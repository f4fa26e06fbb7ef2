import { Button } from '@mantine/core';
import { useState } from 'react';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSignInActions, type WorkspaceDomain } from '../api.ts';
import styles from '../sign-in.module.css';
import { CopyField } from './copy-field.tsx';

const text = signInSettingsText.domains;
const TONES = { waiting: 'warning', proved: 'good', lapsed: 'attention' } as const;

interface DomainRowProps {
  readonly workspaceId: string;
  readonly domain: WorkspaceDomain;
}

/** A domain: whether its record was seen, when, what to do about it. The record stands open until it is seen. */
export function DomainRow({ workspaceId, domain: { domain, state, record, checked_at: checkedAt } }: DomainRowProps) {
  const actions = useSignInActions(workspaceId);
  const checking = useAction();
  const removing = useAction();
  const [asked, setAsked] = useState(false);
  const [missed, setMissed] = useState(false);

  const check = () => {
    setMissed(false);
    return checking.run(
      () => actions.checkDomain(domain),
      (seen) => (seen.state === 'proved' ? toast(text.found(domain)) : setMissed(true)),
    );
  };
  const fields = (
    <div className={styles.pair}>
      <CopyField label={text.recordName} value={record.name} />
      <CopyField label={text.recordValue} value={record.value} />
    </div>
  );

  return (
    <Stack as="li" gap="10" className={styles.domain}>
      <Inline justify="between" gap="12" rowGap="4">
        <Inline gap="10" rowGap="4">
          <Text weight="600" breaks>
            {domain}
          </Text>
          <Tag tone={TONES[state]}>{text.states[state]}</Tag>
        </Inline>
        <Caption tone="ink-3">
          {checkedAt === null ? text.neverChecked : text.checked(formatDateTime(checkedAt))}
        </Caption>
      </Inline>
      <Text size="note" tone="ink-2" pretty>
        {text.how[state]}
      </Text>
      {state === 'proved' ? (
        <details className={styles.record}>
          <summary>{text.showRecord}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      {missed && <Note tone="warning">{text.notFound}</Note>}
      {checking.error !== null && <FailureNote error={checking.error} fallback={text.checkFailed} />}
      {asked ? (
        <>
          <Text pretty>{text.question(domain)}</Text>
          <Inline gap="8" rowGap="8">
            <Button
              variant="default"
              color="red"
              disabled={removing.busy}
              onClick={() => void removing.run(() => actions.removeDomain(domain))}
            >
              {text.removeAction}
            </Button>
            <Button variant="subtle" disabled={removing.busy} onClick={() => setAsked(false)}>
              {text.keep}
            </Button>
          </Inline>
        </>
      ) : (
        <Inline gap="8" rowGap="8">
          <Button
            variant="default"
            disabled={checking.busy}
            aria-label={text.checkOf(domain)}
            onClick={() => void check()}
          >
            {checking.busy ? text.checking : text.check}
          </Button>
          <Button variant="subtle" aria-label={text.removeOf(domain)} onClick={() => setAsked(true)}>
            {text.remove}
          </Button>
        </Inline>
      )}
      {removing.error !== null && <FailureNote error={removing.error} fallback={text.removeFailed} />}
    </Stack>
  );
}
