import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Reply } from '#shared/contract/route.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { formatNumber } from '#web/lib/words.ts';
import { workspacesText } from '#web/text/workspaces.ts';
import styles from './dialogs.module.css';

const text = workspacesText.importing;
const CLEARS_AFTER_MILLISECONDS = 3000;

type ImportResult = Reply<typeof bitrix24.importBitrix24Members>;

interface ImportPartProps {
  readonly workspaceId: string;
  readonly disabled: boolean;
  readonly onRunning: (running: boolean) => void;
  readonly onImported: () => void;
}

/** Brings the people of the connected Bitrix24 in; what came of it stands here for a moment, a failure until the next try. */
export function ImportPart({ workspaceId, disabled, onRunning, onImported }: ImportPartProps) {
  const importing = useApiMutation(bitrix24.importBitrix24Members);
  const [result, setResult] = useState<ImportResult | null>(null);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), CLEARS_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [result]);

  async function run() {
    setResult(null);
    onRunning(true);
    try {
      setResult(await importing.run({ params: { id: workspaceId } }));
      onImported();
    } catch {
      // The panel below says why.
    } finally {
      onRunning(false);
    }
  }

  return (
    <section className={styles.import}>
      <h3 className={styles.importTitle}>{text.title}</h3>
      <p className={styles.note}>{text.text}</p>
      <Button variant="default" onClick={() => void run()} disabled={disabled || importing.busy}>
        {importing.busy ? text.running : text.action}
      </Button>
      {importing.error !== null && (
        <div className={styles.failure} role="alert">
          <h4 className={styles.resultTitle}>{text.failedTitle}</h4>
          <p className={styles.note}>{text.failed(messageOf(importing.error))}</p>
        </div>
      )}
      {result && (
        <div className={styles.result} role="status">
          <h4 className={styles.resultTitle}>{text.doneTitle}</h4>
          <dl className={styles.counts}>
            <Count name={text.imported} value={result.imported_count} />
            <Count name={text.skipped} value={result.skipped_count} />
            <Count name={text.notImported} value={result.failed_count} />
          </dl>
        </div>
      )}
    </section>
  );
}

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
