import { Button } from '@mantine/core';
import type { WorkspaceExport } from '#shared/models/workspace-export.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import styles from '../export.module.css';
import { exportText as text } from '#text/exports.ts';

interface ArchiveProgressProps {
  readonly archive: WorkspaceExport;
  /** The last look at it failed: what is shown may be old. */
  readonly unreachable: boolean;
  readonly onCancel: () => Promise<void>;
}

/** How far an archive is: which part of it is being written, and how many there are. */
export function ArchiveProgress({ archive: { progress }, unreachable, onCancel }: ArchiveProgressProps) {
  const cancelling = useAction();
  const { done, of, what } = progress ?? { done: 0, of: 0, what: '' };
  return (
    <Stack as="section" gap="10" className={styles.state} aria-label={text.progress}>
      <div role="status">
        <h3>{progress ? text.making : text.queued}</h3>
      </div>
      {progress && (
        <>
          <ProgressBar label={text.progress} value={done} max={of} words={`${what}, ${text.parts(done, of)}`} />
          <Inline align="stretch" justify="between" gap="16" rowGap="2" size="note" className={styles.stage}>
            <span>{what}</span>
            <span>{text.parts(done, of)}</span>
          </Inline>
        </>
      )}
      <p>{unreachable ? text.unreachable : text.mayLeave}</p>
      <Inline align="stretch" gap="10">
        <Button variant="default" disabled={cancelling.busy} onClick={() => void cancelling.run(onCancel)}>
          {text.cancel}
        </Button>
      </Inline>
      {cancelling.error !== null && <FailureNote error={cancelling.error} />}
    </Stack>
  );
}
