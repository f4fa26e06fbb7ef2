import { commonText } from '#web/text/common.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { FinanceHeader } from '../components/finance-header.tsx';
import styles from '../components/finance-page.module.css';

/** The money behind retention: of the company, or of an example while it has brought nothing in. */
export default function FinancePage() {
  return (
    <div className={styles.page}>
      <FinanceHeader />
      <EmptyState title={commonText.soon} />
    </div>
  );
}
