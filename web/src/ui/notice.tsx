import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonText } from '#text/common/common.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
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
      <Text as="div" shrink>
        {children}
        {actions !== undefined && (
          <Inline align="stretch" gap="8" above="10">
            {actions}
          </Inline>
        )}
      </Text>
      {onClose && <CloseButton size={44} className={styles.close} aria-label={commonText.close} onClick={onClose} />}
    </div>
  );
}
