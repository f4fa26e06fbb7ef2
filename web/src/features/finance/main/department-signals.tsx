import type { ReactNode } from 'react';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { MoneySignal } from '#shared/models/overview.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useBudget } from './api.ts';
import { departmentSignals } from './lib/department-signals.ts';
import { localDay } from './lib/today.ts';

interface DepartmentSignalsProps {
  readonly children: (signals: readonly MoneySignal[]) => ReactNode;
}

/** What the HR budget says of departments, for whoever may see money; nothing of an example, nor before it is known. */
export default function DepartmentSignals({ children }: DepartmentSignalsProps) {
  const { workspace } = useWorkspace();
  const { data: notices } = useApi(workspaces.getNotices, { params: { id: workspace.id } });
  const own = workspace.finance_access && notices?.finance === 'own';
  const { data: budget } = useBudget(own ? workspace.id : null);
  const now = useNow();
  return children(budget ? departmentSignals(budget, localDay(now)) : []);
}
