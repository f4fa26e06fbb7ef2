import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Budget } from '#shared/models/finance/money.ts';
import type { BudgetPlan } from '#shared/rules/finance/budget.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { UploadIcon } from '#web/ui/icons.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { TrackRecordNote } from '../../components/track-record.tsx';
import { shortRubles } from '#text/finance/money.ts';
import { type FinanceActions, useBudgetRecord } from '../api.ts';
import { budgetViewOf, isSamePlan, savedBudgetView } from '../lib/budget-view.ts';
import { plannedParts } from '../lib/department-parts.ts';
import type { MoneyMonth } from '../lib/months.ts';
import { localDay } from '../lib/today.ts';
import { financeMainText } from '#text/finance/main.ts';
import { BudgetCard } from './budget-card.tsx';

const text = financeMainText.budget;

interface OwnBudgetProps {
  readonly budget: Budget;
  readonly months: readonly MoneyMonth[];
  readonly canEdit: boolean;
  readonly actions: FinanceActions;
  readonly onRefresh: () => void;
}

/** The HR budget of the company: what is saved stands as the server reckons it, what is being written as it would. */
export function OwnBudget({ budget, months, canEdit, actions, onRefresh }: OwnBudgetProps) {
  const { busy, error, run } = useAction();
  const now = useNow();
  const today = localDay(now);
  const spent = new Map(budget.months.map((one) => [one.month, one.spent] as const));
  const isOutdated = error instanceof ApiError && error.status === 409;

  function save(plan: BudgetPlan) {
    void run(
      () => actions.saveBudget({ year: budget.year, version: budget.version, plan, departments: plannedParts(budget) }),
      () => toast(text.saved),
    ).then((done) => {
      // Somebody else was faster: what they saved comes in, what is written here stays.
      if (!done) onRefresh();
    });
  }

  return (
    <BudgetCard
      plan={budget.plan}
      viewOf={(plan) =>
        plan === null || (budget.plan !== null && isSamePlan(budget.plan, plan))
          ? savedBudgetView(budget, today)
          : budgetViewOf(plan, { year: budget.year, today, months, spent })
      }
      asOf={formatDay(now, now)}
      canEdit={canEdit}
      onSave={canEdit ? save : null}
      saving={busy}
      note={
        error !== null && (isOutdated ? <Note tone="attention">{text.conflict}</Note> : <FailureNote error={error} />)
      }
      importButton={
        canEdit && (
          <Button
            component={Link}
            to={paths.financeImport('months')}
            variant="default"
            leftSection={<UploadIcon size={18} />}
          >
            {text.importCsv}
          </Button>
        )
      }
    >
      <Record />
    </BudgetCard>
  );
}

/** Whether the outlook of the budget holds; nothing while it has never been said. */
function Record() {
  const { workspace } = useWorkspace();
  const { data } = useBudgetRecord(workspace.id);
  if (!data || data.predictions.length === 0) return null;
  return (
    <Text as="div" above="16">
      <TrackRecordNote
        said={data}
        past={null}
        range={(low, high) => text.between(shortRubles(low, 2), shortRubles(high, 2))}
        value={(came) => shortRubles(came, 2)}
      />
    </Text>
  );
}
