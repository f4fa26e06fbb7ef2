import { commonText } from '#web/text/common.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { FinanceHeader } from '../components/finance-header.tsx';
import styles from '../components/finance-page.module.css';
import { financeText } from '../text.ts';

/** What partners offer for the people of a company. */
export default function OffersPage() {
  return (
    <div className={styles.page}>
      <FinanceHeader title={financeText.tabs.offers} />
      <EmptyState title={commonText.soon} />
    </div>
  );
}
