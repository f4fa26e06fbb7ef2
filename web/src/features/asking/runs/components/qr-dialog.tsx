import { Modal } from '@mantine/core';
import { lazy } from 'react';
import { runsText } from '#text/asking/runs.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import type { QrContentProps } from './qr-content.tsx';

const QrContent = lazy(() => import('./qr-content.tsx'));
const text = runsText.qr;

interface QrDialogProps extends QrContentProps {
  readonly onClose: () => void;
}

/** The public link as a code for cameras: to look at, to take along, to print. */
export function QrDialog({ onClose, ...content }: QrDialogProps) {
  return (
    <Modal opened onClose={onClose} title={text.title} size={520}>
      <Arrival waiting={<p role="status">{text.loading}</p>} failed={text.loadFailed}>
        <QrContent {...content} />
      </Arrival>
    </Modal>
  );
}
