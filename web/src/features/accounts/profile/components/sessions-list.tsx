import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { accountText } from '#text/accounts/profile.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import styles from '../account.module.css';
import { leaveEverywhere, useSessionEnd, useSessions, type Sessions } from '../api.ts';

const text = accountText.sessions;
const EVERYWHERE = 'everywhere';

/** Every device the account is open on, and the way to close it there. */
export function SessionsList() {
  const sessions = useSessions();
  const end = useSessionEnd();
  const { busy, error, run } = useAction();
  const [last, setLast] = useState<string | null>(null);
  const ending = busy ? last : null;
  const noteId = useId();

  function start(what: string, work: () => Promise<void>) {
    if (busy) return;
    setLast(what);
    void run(work);
  }

  return (
    <DialogSection title={text.title}>
      {sessions.data ? (
        <Stack as="ul">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              locked={ending !== null}
              onEnd={() => start(session.id, () => end(session.id))}
            />
          ))}
        </Stack>
      ) : (
        <Missing failure={sessions.error} onRetry={() => void sessions.mutate()} />
      )}
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <Inline gap="10">
        <Button
          variant="default"
          disabled={ending !== null}
          onClick={() => start(EVERYWHERE, leaveEverywhere)}
          aria-describedby={noteId}
        >
          {ending === EVERYWHERE ? text.endingAll : text.endAll}
        </Button>
        <Caption id={noteId} tone="ink-3">
          {text.endAllNote}
        </Caption>
      </Inline>
    </DialogSection>
  );
}

interface SessionRowProps {
  readonly session: Sessions[number];
  readonly ending: boolean;
  readonly locked: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, locked, onEnd }: SessionRowProps) {
  const device = session.device ?? text.unknownDevice;
  return (
    <Inline as="li" justify="between" gap="16" rowGap="4" className={styles.session}>
      <div>
        <Inline as="p" gap="10" rowGap="4" weight="560">
          {device} {session.current && <Tag tone="good">{text.current}</Tag>}
        </Inline>
        <Caption tone="ink-3">
          {text.since(formatDateTime(session.created_at), formatDateTime(session.rotated_at))}
        </Caption>
      </div>
      {!session.current && (
        <Button variant="default" disabled={locked} aria-label={text.endOn(device)} onClick={onEnd}>
          {ending ? text.ending : text.end}
        </Button>
      )}
    </Inline>
  );
}

function Missing({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  return failure === undefined ? (
    <SkeletonCards count={1} lines={1} />
  ) : (
    <ErrorState title={text.loadFailed} error={failure} onRetry={onRetry} />
  );
}
