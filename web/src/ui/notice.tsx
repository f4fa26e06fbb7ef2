import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonText } from '#web/text/common.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone?: 'good' | 'warning' | 'attention';
  /** What can be done about it. */
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A sentence in its place on the page: something went well, or did not. */
export function Notice({ tone = 'good', actions, onClose, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'attention' ? 'alert' : 'status'}>
      <div className={styles.words}>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <CloseButton size={44} className={styles.close} aria-label={commonText.close} onClick={onClose} />}
    </div>
  );
}
