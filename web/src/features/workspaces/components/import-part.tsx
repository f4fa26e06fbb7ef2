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
/** So many are named for one reason. */
const NAMED = 5;

type ImportResult = Reply<typeof bitrix24.importBitrix24Members>;
type FailedMember = ImportResult['failed_members'][number];

interface ImportPartProps {
  readonly workspaceId: string;
  readonly disabled: boolean;
  readonly onRunning: (running: boolean) => void;
  readonly onImported: () => void;
}

/**
 * Brings the people of the connected Bitrix24 in. The counts stand here for a moment; a failure, and why some could
 * not be invited, until the next try.
 */
export function ImportPart({ workspaceId, disabled, onRunning, onImported }: ImportPartProps) {
  const importing = useApiMutation(bitrix24.importBitrix24Members);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failures, setFailures] = useState<readonly FailedMember[]>([]);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), CLEARS_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [result]);

  async function run() {
    setResult(null);
    setFailures([]);
    onRunning(true);
    try {
      const done = await importing.run({ params: { id: workspaceId } });
      setResult(done);
      setFailures(done.failed_members);
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
      {failures.length > 0 && <Failures members={failures} />}
    </section>
  );
}

/** Whom an import could not invite, by the reason. */
function Failures({ members }: { readonly members: readonly FailedMember[] }) {
  const reasons = [...new Set(members.map(({ reason }) => reason))];
  const named = (reason: string) => members.filter((member) => member.reason === reason);
  return (
    <div className={styles.failure}>
      <h4 className={styles.resultTitle}>{text.whyTitle}</h4>
      <ul className={styles.reasons}>
        {reasons.map((reason) => {
          const people = named(reason);
          const names = people.slice(0, NAMED).map(({ full_name }) => full_name);
          return (
            <li key={reason} className={styles.note}>
              {text.why(reason, names, people.length - names.length)}
            </li>
          );
        })}
      </ul>
    </div>
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
