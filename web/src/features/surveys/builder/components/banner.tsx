import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonText } from '#web/text/common.ts';
import styles from './builder.module.css';

interface BannerProps {
  readonly tone?: 'good' | 'attention';
  /** What can be done about it. */
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A sentence above the whole page. */
export function Banner({ tone = 'good', actions, onClose, children }: BannerProps) {
  const isAlarm = tone === 'attention';
  return (
    <div className={`${styles.banner} ${isAlarm ? styles.attention : ''}`} role={isAlarm ? 'alert' : 'status'}>
      <span>{children}</span>
      {actions}
      {onClose && <CloseButton size={44} aria-label={commonText.close} onClick={onClose} />}
    </div>
  );
}
