import { ledgerTitleText } from '#text/rules/finance/ledger-title.ts';

/** What the figures of the ledger allow to say. */
export const LEDGER_VERDICTS = [
  'paid_off',
  'not_paid_off',
  'unclear',
  'nothing_spent',
  'too_early',
  'no_comparison',
  'no_pay',
] as const;
export type LedgerVerdict = (typeof LEDGER_VERDICTS)[number];

interface Known {
  readonly verdict: LedgerVerdict;
  /** How many leavers are compared. */
  readonly left: number;
  /** Why it is too early to judge: “too early to tell: …”. */
  readonly early?: string | null;
}

/** The heading of the ledger: no more than its interval bears. */
export function ledgerTitle({ verdict, left, early }: Known): string {
  switch (verdict) {
    case 'unclear':
      return ledgerTitleText.unclear(left);
    case 'too_early':
      return ledgerTitleText.too_early(early ?? null);
    default:
      return ledgerTitleText[verdict];
  }
}
