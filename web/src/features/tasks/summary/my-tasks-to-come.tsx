import { commonText } from '#text/common/common.ts';
import { tasksSummaryText } from '#text/tasks/summary.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The card of one's tasks while its code or its tasks are on their way. */
export function MyTasksToCome() {
  return (
    <Card title={tasksSummaryText.mine.label}>
      <Stack role="status" aria-label={commonText.loading} align="start" gap="12" tone="ink-2">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Stack>
    </Card>
  );
}
