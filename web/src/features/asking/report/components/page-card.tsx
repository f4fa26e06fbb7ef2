import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../report.module.css';
import { reportEditorText } from '#text/asking/report.ts';
import type { RunReport } from '#shared/models/run-report.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';

const text = reportEditorText.publish;

/** Whether the page is open, and its link. */
export function PageCard({ saved }: { readonly saved: RunReport }) {
  return (
    <Card title={text.title}>
      <Stack fit gap="16">
        <Caption pretty>{saved.published ? text.open : text.closed}</Caption>
        {saved.published && saved.link !== null && (
          <Link address={window.location.origin + paths.publicReport(saved.link)} />
        )}
      </Stack>
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
      <Inline align="end" gap="10">
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
      </Inline>
      {failed && <Caption tone="coral">{text.copyFailed}</Caption>}
    </>
  );
}
