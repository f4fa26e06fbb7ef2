import { commonText } from '#web/text/common.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { FinanceHeader } from '../components/finance-header.tsx';
import styles from '../components/finance-page.module.css';
import { financeText } from '../text.ts';

/** What happens by itself within the budget. */
export default function RulesPage() {
  return (
    <div className={styles.page}>
      <FinanceHeader title={financeText.tabs.rules} />
      <EmptyState title={commonText.soon} />
    </div>
  );
}
