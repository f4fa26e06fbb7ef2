import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { runsText } from '#text/asking/runs.ts';
import { Note } from '#web/ui/note.tsx';
import { exportFileName } from '#web/lib/file-name.ts';
import { drawQr, qrPng, qrSvg } from '#web/lib/qr.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Poster } from './poster.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import styles from './qr-content.module.css';

const text = runsText.qr;

export interface QrContentProps {
  readonly poll: Poll;
  readonly run: Frame;
  readonly address: string;
  /** Whether the address does not open yet, or any more. */
  readonly waits: boolean;
}

/** The code of a public link, its files, and the poster that is printed with it. */
export default function QrContent({ poll, run, address, waits }: QrContentProps) {
  const { workspace } = useWorkspace();
  const drawing = useMemo(() => drawQr(address), [address]);
  const [failed, setFailed] = useState(false);
  const name = (extension: string) =>
    exportFileName(`${text.file} ${poll.title}`, run.created_at, extension, text.file);

  async function savePng() {
    const picture = await qrPng(drawing);
    if (picture) saveFile(picture, name('png'));
    setFailed(picture === null);
  }

  return (
    <Stack align="center" gap="12">
      <QrCode drawing={drawing} label={text.label(poll.title)} className={styles.code} />
      <p className={styles.note}>{waits ? text.waits : text.text}</p>
      <p className={styles.address}>{address}</p>
      {failed && <Note tone="attention">{text.failed}</Note>}
      <div className={styles.actions}>
        <Button data-autofocus onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button variant="default" onClick={() => saveFile(qrSvg(drawing), name('svg'))}>
          {text.svg}
        </Button>
        <Button variant="default" onClick={() => void savePng()}>
          {text.png}
        </Button>
      </div>
      <Poster poll={poll} workspace={workspace.name} run={run} address={address} drawing={drawing} />
    </Stack>
  );
}
