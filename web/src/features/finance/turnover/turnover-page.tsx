import { commonText } from '#web/text/common.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { FinanceHeader } from '../components/finance-header.tsx';
import styles from '../components/finance-page.module.css';
import { financeText } from '../text.ts';

/** Who leaves, after how long, and what it costs. */
export default function TurnoverPage() {
  return (
    <div className={styles.page}>
      <FinanceHeader title={financeText.tabs.turnover} />
      <EmptyState title={commonText.soon} />
    </div>
  );
}
