import type { ReactNode } from 'react';
import type { MoneySignal } from '#shared/models/overview.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useBudget } from './api.ts';
import { departmentSignals } from './lib/department-signals.ts';
import { localDay } from './lib/today.ts';

interface DepartmentSignalsProps {
  readonly children: (signals: readonly MoneySignal[]) => ReactNode;
}

/** What the HR budget says of departments, for whoever may see money; nothing before it is known. */
export default function DepartmentSignals({ children }: DepartmentSignalsProps) {
  const { workspace } = useWorkspace();
  const { data: budget } = useBudget(workspace.id);
  const now = useNow();
  return children(budget ? departmentSignals(budget, localDay(now)) : []);
}
