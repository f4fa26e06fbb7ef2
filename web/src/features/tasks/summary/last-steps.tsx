import { lazy, Suspense } from 'react';
import { tasks } from '#shared/contract/tasks.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { DAY_MS } from '#shared/rules/durations.ts';

const LastStepsCard = lazy(() => import('./last-steps-card.tsx'));

/** Among so many of the newest completed tasks those are looked for whose effect is measured; so many are shown. */
const [LOOKED_AT, SHOWN] = [50, 2];
/** What was done longer ago says little of now. */
const LATELY_MILLISECONDS = 120 * DAY_MS;

/** The steps that were taken last and are measured; nothing, and no code for it, where there is none. */
export function LastSteps() {
  const { workspace } = useWorkspace();
  const now = useNow();
  const query = { workspace_id: workspace.id, status: 'COMPLETED', limit: String(LOOKED_AT) } as const;
  const { data } = useApi(tasks.listTasks, { query }, { revalidateOnFocus: false });
  const since = new Date(now.getTime() - LATELY_MILLISECONDS).toISOString();
  const measured = (data?.tasks ?? [])
    .filter(({ source, closed_date: closed }) => source?.metric && closed !== null && closed >= since)
    .toSorted((a, b) => (a.closed_date! < b.closed_date! ? 1 : -1))
    .slice(0, SHOWN);
  if (measured.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LastStepsCard steps={measured} />
    </Suspense>
  );
}
