import { Modal } from '@mantine/core';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { framesText } from '../text.ts';
import { Note } from '#web/ui/note.tsx';
import type { QrContentProps } from './qr-content.tsx';

const QrContent = lazy(() => import('./qr-content.tsx'));
const text = framesText.qr;

interface QrDialogProps extends QrContentProps {
  readonly onClose: () => void;
}

/** The public link as a code for cameras: to look at, to take along, to print. */
export function QrDialog({ onClose, ...content }: QrDialogProps) {
  return (
    <Modal opened onClose={onClose} title={text.title} size={520}>
      <Arrival>
        <Suspense fallback={<p role="status">{text.loading}</p>}>
          <QrContent {...content} />
        </Suspense>
      </Arrival>
    </Modal>
  );
}

/** A part of the app that does not arrive is said in its place, the rest of the page goes on. */
class Arrival extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Note tone="attention">{text.loadFailed}</Note> : this.props.children;
  }
}
