import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Budget } from '#shared/models/finance/money.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBudget } from './api.ts';
import styles from './budget-summary.module.css';
import { SpentBar } from './components/spent-bar.tsx';
import { savedBudgetView, titleOfBudget } from './lib/budget-view.ts';
import { localDay } from './lib/today.ts';
import { financeMainText } from '#text/finance/main.ts';

const text = financeMainText.budget;

/** The HR budget on the first screen, for whoever may see the company's own money. */
export default function BudgetSummary() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useBudget(workspace.id);
  if (data) return <BudgetStatusLine budget={data} />;
  return (
    <Card title={text.title}>
      {error === undefined ? (
        <div role="status" aria-label={commonText.loading}>
          <Skeleton height={64} />
        </div>
      ) : (
        <Stack role="alert" align="start" gap="12" tone="ink-2">
          <p>{financeMainText.page.loadFailed}</p>
          <Button variant="default" onClick={() => void mutate()}>
            {commonText.retry}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function BudgetStatusLine({ budget }: { readonly budget: Budget }) {
  const view = savedBudgetView(budget, localDay(useNow()));
  return (
    <Card
      title={titleOfBudget(view)}
      label={text.title}
      aside={
        <Link to={paths.finance} className={styles.more}>
          {text.openFinance}
        </Link>
      }
    >
      <SpentBar view={view} />
    </Card>
  );
}
