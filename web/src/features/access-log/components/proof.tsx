import { Button } from '@mantine/core';
import type { AccessLogPage } from '#shared/models/access-log.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { readVerifier, readWholeLog } from '../api.ts';
import styles from '../access-log.module.css';
import { accessLogText as text } from '#text/access-log.ts';

interface ProofProps {
  readonly workspaceId: string;
  readonly head: AccessLogPage['head'];
}

/** How to check that nobody has changed the log: its head, itself as a file, and what verifies it. */
export function Proof({ workspaceId, head }: ProofProps) {
  const log = useAction();
  const script = useAction();

  async function saveLog(): Promise<void> {
    const { file } = await readWholeLog(workspaceId);
    const name = exportFileName(text.title, new Date().toISOString(), 'json', text.title);
    saveFile(file, name);
    toast(text.saved(name));
  }
  async function saveScript(): Promise<void> {
    saveFile(await readVerifier(), 'verify-access-log.ts');
    toast(text.saved('verify-access-log.ts'));
  }

  return (
    <Card title={text.unchanged}>
      <Stack gap="14" align="start" fit>
        <Stack as="ol" gap="6" tone="ink" pretty>
          {text.check.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Text>{text.head(head.number)}</Text>
        <code className={styles.hash}>{`${head.number}:${head.hash}`}</code>
        <Inline gap="10">
          <Button variant="default" loading={log.busy} onClick={() => void log.run(saveLog)}>
            {text.save}
          </Button>
          <Button variant="subtle" loading={script.busy} onClick={() => void script.run(saveScript)}>
            {text.script}
          </Button>
        </Inline>
        {log.error !== null && <FailureNote error={log.error} prefix={`${text.saveFailed}: `} />}
        {script.error !== null && <FailureNote error={script.error} prefix={`${text.saveFailed}: `} />}
      </Stack>
    </Card>
  );
}
