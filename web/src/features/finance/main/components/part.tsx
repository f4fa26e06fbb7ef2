import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { commonText } from '#text/common/common.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { financeMainText } from '#text/finance/main.ts';

interface PartProps<Data> {
  /** What the part is called while it has nothing to show. */
  readonly title: string;
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Of the shape that stands while it is read, px. */
  readonly height: number;
  readonly render: (data: Data) => ReactNode;
}

/** A part of the page that is read by itself: while it comes, and where it does not, the others stand. */
export function Part<Data>({ title, data, error, onRetry, height, render }: PartProps<Data>) {
  if (data !== undefined) return render(data);
  return (
    <Card title={title}>
      {error === undefined ? (
        <Stack role="status" aria-label={commonText.loading}>
          <Skeleton height={height} />
        </Stack>
      ) : (
        <ErrorState title={financeMainText.page.loadFailed} error={error} onRetry={onRetry} />
      )}
    </Card>
  );
}
