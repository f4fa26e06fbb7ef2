import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '#web/lib/clipboard.ts';
import { CrossIcon, LinkIcon } from '#web/ui/icons.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { toast } from '#web/ui/toast.ts';
import { detailsText as text } from '#text/tasks/details.ts';
import styles from './task-drawer.module.css';

interface DrawerHeadProps {
  /** Whose task it is. */
  readonly tag?: string;
  readonly note?: string | undefined;
  /** The task a link can be copied to. */
  readonly linkedId?: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The upper edge of the drawer: whose task it is, the link to it, and the way out. */
export function DrawerHead({ tag, note, linkedId, children, onClose }: DrawerHeadProps) {
  async function copy() {
    const done = await copyText(window.location.href);
    toast(done ? text.copied : text.copyFailed, done ? 'good' : 'attention');
  }
  return (
    <Inline nowrap className={styles.head}>
      <Caption shrink className={styles.kind}>
        {tag !== undefined && <Tag>{tag}</Tag>} {note}
      </Caption>
      {linkedId !== undefined && (
        <ActionIcon aria-label={text.copyLink} onClick={() => void copy()}>
          <LinkIcon size={20} />
        </ActionIcon>
      )}
      {children}
      <ActionIcon aria-label={text.close} onClick={onClose} data-autofocus>
        <CrossIcon size={20} />
      </ActionIcon>
    </Inline>
  );
}
