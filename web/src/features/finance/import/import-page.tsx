import { commonText } from '#web/text/common.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { FinanceHeader } from '../components/finance-header.tsx';
import styles from '../components/finance-page.module.css';
import { financeText } from '../text.ts';

/** Bringing a file in: of employees, of those who left, of the months. */
export default function ImportPage() {
  return (
    <div className={styles.page}>
      <FinanceHeader title={financeText.importTitle} />
      <EmptyState title={commonText.soon} />
    </div>
  );
}
