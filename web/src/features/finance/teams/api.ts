import { finance } from '#shared/contract/finance.ts';
import { useApi } from '#web/lib/use-api.ts';

/** The money of the departments that are open to whoever looks. */
export function useDepartmentMoney(id: string) {
  return useApi(finance.listDepartmentMoney, { params: { id } }, { revalidateOnFocus: false });
}
