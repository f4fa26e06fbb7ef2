import { financeText } from '#text/common/finance.ts';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { NoPermission } from '#web/ui/states.tsx';

/** Instead of money that is not open to whoever looks: who can open it. */
export function NoFinance() {
  return (
    <>
      <FinanceHeader />
      <NoPermission title={financeText.noRightTitle}>{financeText.noRight}</NoPermission>
    </>
  );
}
