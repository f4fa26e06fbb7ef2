import { Button } from '@mantine/core';
import type { WorkspaceExport } from '#shared/models/workspace-export.ts';
import { formatDateTime, formatDayAndTime } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import styles from '../export.module.css';
import { archiveSize } from '../lib/archive-size.ts';
import { exportText as text } from '#text/exports.ts';

interface ReadyArchiveProps {
  readonly archive: WorkspaceExport;
  readonly onDownload: () => Promise<void>;
}

/** An archive that waits to be downloaded, and until when it does. */
export function ReadyArchive({ archive, onDownload }: ReadyArchiveProps) {
  const now = useNow();
  const downloading = useAction();
  const { finished_at: finishedAt, expires_at: expiresAt, size } = archive;
  return (
    <Stack as="section" gap="10" className={styles.state} aria-label={text.ready}>
      <div role="status">
        <h3>{text.ready}</h3>
      </div>
      <p>
        {finishedAt && text.made(formatDayAndTime(finishedAt, now), archiveSize(size ?? 0))}{' '}
        {expiresAt && text.until(formatDateTime(expiresAt))}
      </p>
      <Inline align="stretch" gap="10">
        <Button disabled={downloading.busy} onClick={() => void downloading.run(onDownload)}>
          {downloading.busy ? text.downloading : text.download}
        </Button>
      </Inline>
      {downloading.error !== null && <FailureNote error={downloading.error} />}
    </Stack>
  );
}
