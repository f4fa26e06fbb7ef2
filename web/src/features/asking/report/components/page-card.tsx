import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../report.module.css';
import { reportEditorText } from '../text.ts';
import type { RunReport } from '#shared/models/run-report.ts';

const text = reportEditorText.publish;

/** Whether the page is open, and its link. */
export function PageCard({ saved }: { readonly saved: RunReport }) {
  return (
    <Card title={text.title}>
      <div className={styles.fields}>
        <p className={styles.note}>{saved.published ? text.open : text.closed}</p>
        {saved.published && saved.link !== null && (
          <Link address={window.location.origin + paths.publicReport(saved.link)} />
        )}
      </div>
    </Card>
  );
}

function Link({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  async function copy() {
    const copied = await copyText(address);
    setFailed(!copied);
    if (copied) toast(text.copied);
  }
  return (
    <>
      <div className={styles.link}>
        <TextInput
          label={text.link}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={styles.address ?? ''}
        />
        <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button component="a" variant="subtle" href={address} target="_blank" rel="noreferrer">
          {text.openPage}
        </Button>
      </div>
      {failed && <p className={styles.mistake}>{text.copyFailed}</p>}
    </>
  );
}
