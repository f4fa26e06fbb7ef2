import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { accountText } from '../text.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DialogSection } from '#web/ui/dialog-section.tsx';
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
        <ul className={styles.sessions}>
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              locked={ending !== null}
              onEnd={() => start(session.id, () => end(session.id))}
            />
          ))}
        </ul>
      ) : (
        <Missing failure={sessions.error} onRetry={() => void sessions.mutate()} />
      )}
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <div className={styles.actions}>
        <Button
          variant="default"
          disabled={ending !== null}
          onClick={() => start(EVERYWHERE, leaveEverywhere)}
          aria-describedby={noteId}
        >
          {ending === EVERYWHERE ? text.endingAll : text.endAll}
        </Button>
        <p id={noteId} className={styles.hint}>
          {text.endAllNote}
        </p>
      </div>
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
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device} {session.current && <Tag tone="good">{text.current}</Tag>}
        </p>
        <p className={styles.hint}>
          {text.since(formatDateTime(session.created_at), formatDateTime(session.rotated_at))}
        </p>
      </div>
      {!session.current && (
        <Button variant="default" disabled={locked} aria-label={text.endOn(device)} onClick={onEnd}>
          {ending ? text.ending : text.end}
        </Button>
      )}
    </li>
  );
}

function Missing({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  return failure === undefined ? (
    <SkeletonCards count={1} lines={1} />
  ) : (
    <ErrorState title={text.loadFailed} error={failure} onRetry={onRetry} />
  );
}
