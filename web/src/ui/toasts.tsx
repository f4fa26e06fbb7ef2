import { Notification } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MESSAGE_MILLISECONDS } from '#web/lib/use-temporary-message.ts';
import { commonText } from '#text/common/common.ts';
import { hideToast, useToasts, type Toast } from './toast-list.ts';
import styles from './toasts.module.css';
import { useSwipe } from './use-swipe.ts';

/** The corner of the screen where passing words appear. */
export function Toasts() {
  const toasts = useToasts();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const held = toasts.some(({ id, leaving }) => id === pointedAt && !leaving);
  return createPortal(
    <div className={styles.corner}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} held={held} onPoint={setPointedAt} />
      ))}
    </div>,
    document.body,
  );
}

interface ToastBoxProps {
  readonly toast: Toast;
  /** A mouse points at one of them. */
  readonly held: boolean;
  readonly onPoint: (id: string | null) => void;
}

/**
 * It stays while a mouse rests on it; a finger that has touched it does not hold it, since the browser has it rest there
 * until something else is touched, and a button may lie below. A finger sweeps it aside.
 */
function ToastBox({ toast: { id, message, tone, lasting, leaving }, held, onPoint }: ToastBoxProps) {
  const hide = () => hideToast(id);
  const { moving, offset, handlers } = useSwipe(hide);
  const waits = !lasting && !leaving && !moving && !(held && matchMedia('(hover: hover)').matches);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => hideToast(id), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [waits, id]);
  const passage = leaving ? (offset === 0 ? styles.leaving : styles.swept) : moving ? styles.moving : '';
  return (
    <Notification
      className={`${styles.toast} ${passage}`}
      style={{ translate: `${offset}px`, opacity: 1 - 0.6 * Math.min(Math.abs(offset) / 200, 1) }}
      color={tone === 'good' ? 'var(--pine)' : 'var(--coral)'}
      onClose={hide}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(null)}
      {...handlers}
    >
      {message}
    </Notification>
  );
}
