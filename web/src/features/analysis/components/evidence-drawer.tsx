import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { Evidence } from '#shared/models/analysis.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { analysisText } from '#text/analysis.ts';
import styles from './evidence-drawer.module.css';

const text = analysisText.evidence;

interface EvidenceDrawerProps<Content extends { readonly total: number }> {
  /** Null = closed. */
  readonly evidence: Evidence | null;
  readonly reading: SWRResponse<Content, unknown>;
  readonly none: string;
  readonly note: string;
  readonly shownOf: (content: Content) => number;
  readonly children: (content: Content) => ReactNode;
  readonly onClose: () => void;
}

/** What a finding rests on, at the side of the page. */
export function EvidenceDrawer<Content extends { readonly total: number }>(props: EvidenceDrawerProps<Content>) {
  const { evidence, onClose } = props;
  return (
    <Drawer
      opened={evidence !== null}
      onClose={onClose}
      position="right"
      size={480}
      title={evidence?.label}
      classNames={{ title: styles.title ?? '' }}
    >
      {evidence && <Shown {...props} />}
    </Drawer>
  );
}

function Shown<Content extends { readonly total: number }>(props: EvidenceDrawerProps<Content>) {
  const { reading, none, note, shownOf, children } = props;
  const { data, error, mutate } = reading;
  if (data === undefined) {
    if (error === undefined) return <SkeletonCards count={3} lines={1} />;
    return <ErrorState title={text.failed} error={error} onRetry={() => void mutate()} />;
  }
  const shown = shownOf(data);
  if (shown === 0) return <EmptyState title={text.none}>{none}</EmptyState>;
  return (
    <Stack gap="12">
      <Caption>
        {note} {shown < data.total && text.part(shown, data.total)}
      </Caption>
      {children(data)}
    </Stack>
  );
}
