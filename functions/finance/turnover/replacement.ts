import { roundToKopecks, sumOfMoney } from '#shared/rules/finance/money.ts';
import type { Employment } from './data.ts';

/** What replacing one of these people costs on average, at a share of annual pay; null where nobody's pay is known. */
export function meanReplacement(people: readonly Employment[], share: number): number | null {
  const pays = people.map(({ annualPay }) => annualPay ?? 0).filter((pay) => pay > 0);
  return pays.length === 0 ? null : roundToKopecks((share * sumOfMoney(pays)) / pays.length);
}
