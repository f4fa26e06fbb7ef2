import { Button } from '@mantine/core';
import { isBeingMade } from '#shared/rules/workspace-export.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useArchiveActions, useArchives } from './api.ts';
import { ArchiveProgress } from './components/archive-progress.tsx';
import { ReadyArchive } from './components/ready-archive.tsx';
import styles from './export.module.css';
import { exportText as text } from '#text/exports.ts';

/** Everything the workspace owns as one archive; for its owner, nothing for anybody else. */
export default function ExportPart() {
  const { workspace, can } = useWorkspace();
  return can('workspace.export') ? <ExportCard key={workspace.id} workspaceId={workspace.id} /> : null;
}

function ExportCard({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate } = useArchives(workspaceId);
  const { make, cancel, download } = useArchiveActions(workspaceId);
  const making = useAction();
  const newest = data?.exports[0] ?? null;
  const underWay = newest !== null && isBeingMade(newest);
  // A new archive that failed takes nothing away from the one before.
  const ready = underWay ? undefined : data?.exports.find(({ status }) => status === 'done');

  return (
    <Card title={text.title} lead={text.lead}>
      <Stack align="start" gap="14">
        <h3 className="visually-hidden">{text.inside}</h3>
        <Stack as="ul" gap="6" tone="ink" className={styles.contents}>
          {text.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
        <Text size="note" tone="ink-2" pretty className={styles.note}>
          {text.formats} {text.personal}
        </Text>
        {data ? (
          <>
            {newest?.status === 'failed' && (
              <Note tone="attention">
                {text.failed}: {newest.problem}
              </Note>
            )}
            {newest?.status === 'cancelled' && <Note tone="good">{text.cancelled}</Note>}
            {underWay && (
              <ArchiveProgress archive={newest} unreachable={error !== undefined} onCancel={() => cancel(newest.id)} />
            )}
            {ready && <ReadyArchive archive={ready} onDownload={() => download(ready.id)} />}
            {!underWay && (
              <Button
                variant={ready ? 'default' : 'filled'}
                disabled={making.busy}
                onClick={() => void making.run(make)}
              >
                {ready ? text.makeAgain : text.make}
              </Button>
            )}
            {making.error !== null && <FailureNote error={making.error} />}
          </>
        ) : error === undefined ? (
          <SkeletonCards count={1} lines={1} />
        ) : (
          <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
        )}
      </Stack>
    </Card>
  );
}
