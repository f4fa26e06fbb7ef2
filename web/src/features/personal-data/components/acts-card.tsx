import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Act } from '#shared/models/destruction.ts';
import { ACT_YEARS } from '#shared/rules/destruction.ts';
import { destructionText as text } from '#text/processing/destruction.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { readSiteFacts } from '#web/lib/read-site-facts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { readActs, useActs } from '../api.ts';
import { actsTable } from '../lib/export-acts.ts';
import { actJson, describeAct } from '../lib/describe-act.ts';
import { saveJson, savePdf } from '../lib/save-package.ts';
import styles from '../personal-data.module.css';

/** What data were destroyed, each time with its act. */
export function ActsCard() {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const { workspace } = useWorkspace();
  return (
    <Card
      title={text.title}
      lead={text.lead(ACT_YEARS)}
      aside={<TableExport name={text.title} collect={async () => actsTable(await readActs(workspace.id))} />}
    >
      {cursors.map((cursor, index) => (
        <Page
          key={cursor ?? ''}
          cursor={cursor}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </Card>
  );
}

interface PageProps {
  readonly cursor: string | null;
  /** Null where the page after it is there already. */
  readonly onMore: ((cursor: string) => void) | null;
}

function Page({ cursor, onMore }: PageProps) {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useActs(workspace.id, cursor);
  if (!data) {
    return error === undefined ? (
      <SkeletonCards count={1} lines={2} />
    ) : (
      <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
    );
  }
  const { acts, company, next_cursor: next } = data;
  if (acts.length === 0) return <Text tone="ink-2">{text.empty}</Text>;
  return (
    <>
      <ul className={styles.acts} aria-label={text.list}>
        {acts.map((act) => (
          <li key={act.id}>
            <Row act={act} company={company} />
          </li>
        ))}
      </ul>
      {next !== null && onMore !== null && (
        <Inline above="12">
          <Button variant="default" onClick={() => onMore(next)}>
            {text.more}
          </Button>
        </Inline>
      )}
    </>
  );
}

function Row({ act, company }: { readonly act: Act; readonly company: string }) {
  const { busy, error, run } = useAction();
  const moment = formatDateTime(act.at);
  const name = text.fileName(act.at.slice(0, 10));
  const whole = async () => ({ act, company, facts: await readSiteFacts() });
  return (
    <>
      <div>
        <p className={styles.name}>{moment}</p>
        <p>
          {text.reasons[act.reason]}
          {act.subject !== null && `, ${text.sign(act.subject)}`}
        </p>
        <Caption>{act.what.map(({ kind }) => text.kinds[kind]).join('; ')}</Caption>
        {error !== null && <FailureNote error={error} fallback={text.failed} />}
      </div>
      <Inline gap="10">
        <Button
          variant="default"
          aria-label={text.pdfOf(moment)}
          disabled={busy}
          onClick={() => void run(async () => savePdf(describeAct(await whole()), `${name}.pdf`))}
        >
          {text.pdf}
        </Button>
        <Button
          variant="subtle"
          aria-label={text.jsonOf(moment)}
          disabled={busy}
          onClick={() => void run(async () => saveJson(actJson(await whole()), `${name}.json`))}
        >
          {text.json}
        </Button>
      </Inline>
    </>
  );
}
