import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { drawQr, qrPng, qrSvg } from '#web/lib/qr.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { linkText as text } from '#text/asking/list/survey.ts';
import styles from './link-dialog.module.css';

/** The code of an address and its files. */
export default function AddressCode({ survey, address }: { readonly survey: Survey; readonly address: string }) {
  const drawing = useMemo(() => drawQr(address), [address]);
  const [failed, setFailed] = useState(false);
  const name = (extension: string) =>
    exportFileName(`${text.qrFile} ${survey.title}`, survey.created_at, extension, text.qrFile);

  async function savePng() {
    const picture = await qrPng(drawing);
    if (picture) saveFile(picture, name('png'));
    setFailed(picture === null);
  }

  return (
    <Stack align="center" gap="12">
      <QrCode drawing={drawing} label={text.qrOf(survey.title)} className={styles.qr} />
      <Inline align="stretch" gap="8">
        <Button variant="default" onClick={() => saveFile(qrSvg(drawing), name('svg'))}>
          {text.saveSvg}
        </Button>
        <Button variant="default" onClick={() => void savePng()}>
          {text.savePng}
        </Button>
      </Inline>
      {failed && <Note tone="attention">{text.pngFailed}</Note>}
    </Stack>
  );
}
