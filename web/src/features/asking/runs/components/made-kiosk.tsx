import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { MadeKiosk } from '#shared/models/kiosk.ts';
import { kiosksText } from '#text/asking/kiosks.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { drawQr } from '#web/lib/qr.ts';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import styles from './qr-content.module.css';

const text = kiosksText.made;

interface MadeKioskProps {
  readonly kiosk: MadeKiosk;
  readonly onDone: () => void;
}

/** The address of a kiosk as it was made, to be typed, copied or scanned; it is here for the last time. */
export default function MadeKioskContent({ kiosk: { name, token }, onDone }: MadeKioskProps) {
  const address = window.location.origin + paths.kiosk(token);
  const drawing = useMemo(() => drawQr(address), [address]);
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Stack gap="12" tone="ink-2" pretty>
        <p>{text.text}</p>
        <Stack align="center">
          <QrCode drawing={drawing} label={text.qr(name)} className={styles.code} />
        </Stack>
        <TextInput label={text.address} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Note tone="warning">{text.once}</Note>
        <p>{text.repeated}</p>
        <div role="status">{copied && text.copied}</div>
        {copied === false && <Note tone="attention">{text.copyFailed}</Note>}
      </Stack>
      <Actions>
        <Button variant="default" onClick={() => void copyText(address).then(setCopied)}>
          {text.copy}
        </Button>
        <Button data-autofocus onClick={onDone}>
          {text.done}
        </Button>
      </Actions>
    </>
  );
}
