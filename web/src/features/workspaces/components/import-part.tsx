import { Button } from '@mantine/core';
import { UNPAID_INVITATIONS_A_DAY } from '#shared/rules/invitations.ts';
import { invitingText } from '#text/workspaces/inviting.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { workspacesText } from '#text/workspaces.ts';
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
    <Stack as="section" gap="10" above="24" className={styles.import}>
      <Text as="h3" size="body">
        {text.title}
      </Text>
      <Caption breaks>{text.text}</Caption>
      <Caption breaks>{invitingText.many.manyLetters(UNPAID_INVITATIONS_A_DAY)}</Caption>
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
          <Text as="h4" size="body">
            {text.failedTitle}
          </Text>
          <Caption breaks>{text.failed(messageOf(error))}</Caption>
        </div>
      )}
      {!busy && halfway && (
        <div className={styles.result} role="status">
          <Text as="h4" size="body">
            {text.partTitle}
          </Text>
          <Caption breaks>{text.left(report.left)}</Caption>
          <ImportCounts report={report} />
        </div>
      )}
      {done.message !== null && (
        <div className={styles.result} role="status">
          <Text as="h4" size="body">
            {done.message}
          </Text>
          <ImportCounts report={report} />
        </div>
      )}
      {!busy && report.failures.length > 0 && <ImportFailures members={report.failures} />}
    </Stack>
  );
}
