import { lazy, Suspense } from 'react';
import { people } from '#shared/contract/people.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const NewcomersCard = lazy(() => import('./newcomers-card.tsx'));

/** So many are named; the others stand in the list. */
const SHOWN = 5;

/** Who has come lately; nothing, and no code for it, where nobody has. */
export function Newcomers() {
  const { workspace } = useWorkspace();
  const query = { filter: 'newcomers', sort: 'HIRED_ON', descending: 'true', limit: String(SHOWN) } as const;
  const { data } = useApi(people.listPeople, { params: { id: workspace.id }, query }, { revalidateOnFocus: false });
  if (!data || data.total === 0) return null;
  return (
    <Suspense fallback={null}>
      <NewcomersCard newcomers={data} />
    </Suspense>
  );
}
