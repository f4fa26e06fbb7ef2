import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { useDocumentTitle } from './document-title.ts';
import { ChevronLeftIcon } from './icons.tsx';
import styles from './page-header.module.css';
import { PageNote } from './page-note.ts';

interface PageHeaderProps {
  readonly title: string;
  /** Added after the workspace and the role, which stand here by themselves. */
  readonly note?: string;
  /** The way to where one came from. */
  readonly back?: { readonly to: string; readonly label: string };
  /** The view's actions: one primary at most. */
  readonly children?: ReactNode;
}

/** The head of a page: its only first-level heading, the workspace and the role, and what can be done here. */
export function PageHeader({ title, note, back, children }: PageHeaderProps) {
  const place = use(PageNote);
  useDocumentTitle(title);
  const line = [place, note].filter(Boolean).join(' · ');
  return (
    <Inline as="header" justify="between" gap="24" rowGap="12">
      <Text as="div" shrink>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ChevronLeftIcon size={16} />
            {back.label}
          </Link>
        )}
        <h1 className={styles.title}>{title}</h1>
        {line !== '' && <Caption>{line}</Caption>}
      </Text>
      {children !== undefined && (
        <Inline align="stretch" gap="10">
          {children}
        </Inline>
      )}
    </Inline>
  );
}
