import type { ReactNode } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Button } from '@mantine/core';
import { overviewText as text } from '#text/overview.ts';
import styles from './part.module.css';

interface PartProps<Data> {
  /** What the card is called while it has nothing to show. */
  readonly title: string;
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The shape of what comes. */
  readonly skeleton: ReactNode;
  readonly render: (data: Data) => ReactNode;
}

/** A card that is read by itself: while it comes, and where it does not, the others stand. */
export function Part<Data>({ title, data, error, onRetry, skeleton, render }: PartProps<Data>) {
  if (data !== undefined) return render(data);
  if (error === undefined) {
    return (
      <Card title={title}>
        <div role="status" aria-label={commonText.loading} className={styles.bones}>
          {skeleton}
        </div>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <div role="alert" className={styles.failed}>
        <p>
          {text.loadFailed}. {messageOf(error)}
        </p>
        <Button variant="default" onClick={onRetry}>
          {commonText.retry}
        </Button>
      </div>
    </Card>
  );
}

/** Lines as words look before they arrive. */
export function Lines({ count, height = 14 }: { readonly count: number; readonly height?: number }) {
  return Array.from({ length: count }, (_, line) => (
    <Skeleton key={line} width={line % 3 === 2 ? '55%' : '90%'} height={height} />
  ));
}
