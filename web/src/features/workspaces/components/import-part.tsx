import { Button } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { workspacesText } from '../text.ts';
import { useTeamImport } from '../lib/use-team-import.ts';
import styles from './dialogs.module.css';
import { ImportCounts, ImportFailures, ImportProgress } from './import-outcome.tsx';

const text = workspacesText.importing;

interface ImportPartProps {
  readonly workspaceId: string;
  readonly disabled: boolean;
  readonly onRunning: (running: boolean) => void;
  readonly onImported: () => void;
}

/**
 * Brings the people of the connected Bitrix24 in, part by part. The counts of a whole import stand here for a moment;
 * those of one that has stopped, a failure, and why some could not be invited, until the next try.
 */
export function ImportPart({ workspaceId, disabled, onRunning, onImported }: ImportPartProps) {
  const { busy, stopping, report, error, run, stop } = useTeamImport(workspaceId);
  const done = useTemporaryMessage();
  const halfway = report.cursor !== null;

  async function start() {
    done.clear();
    onRunning(true);
    const finished = await run();
    if (finished) done.show(text.doneTitle);
    onImported();
    onRunning(false);
  }

  return (
    <section className={styles.import}>
      <h3 className={styles.importTitle}>{text.title}</h3>
      <p className={styles.note}>{text.text}</p>
      <Button variant="default" onClick={() => void start()} disabled={disabled || busy}>
        {busy ? text.running : halfway ? text.goOn : text.action}
      </Button>
      {busy && halfway && (
        <>
          <ImportProgress report={report} />
          <Button variant="default" onClick={stop} disabled={stopping}>
            {stopping ? text.stopping : text.stop}
          </Button>
        </>
      )}
      {error !== null && (
        <div className={styles.failure} role="alert">
          <h4 className={styles.resultTitle}>{text.failedTitle}</h4>
          <p className={styles.note}>{text.failed(messageOf(error))}</p>
        </div>
      )}
      {!busy && halfway && (
        <div className={styles.result} role="status">
          <h4 className={styles.resultTitle}>{text.partTitle}</h4>
          <p className={styles.note}>{text.left(report.left)}</p>
          <ImportCounts report={report} />
        </div>
      )}
      {done.message !== null && (
        <div className={styles.result} role="status">
          <h4 className={styles.resultTitle}>{done.message}</h4>
          <ImportCounts report={report} />
        </div>
      )}
      {!busy && report.failures.length > 0 && <ImportFailures members={report.failures} />}
    </section>
  );
}
