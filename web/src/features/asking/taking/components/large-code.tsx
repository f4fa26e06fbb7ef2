import { Modal } from '@mantine/core';
import type { QrDrawing } from '#web/lib/qr.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { ballotText } from '#text/asking/ballot.ts';
import styles from './sent.module.css';

const text = ballotText.receipt;

interface LargeCodeProps {
  readonly opened: boolean;
  readonly drawing: QrDrawing;
  readonly onClose: () => void;
}

/** The receipt as a code that a camera reads. */
export function LargeCode({ opened, drawing, onClose }: LargeCodeProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title} size={520}>
      <Stack align="center" gap="12">
        <QrCode drawing={drawing} label={text.qr} className={styles.large} />
        <Caption pretty>{text.large}</Caption>
      </Stack>
    </Modal>
  );
}
