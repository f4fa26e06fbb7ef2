import { avoidedNote } from '../../lib/ledger-note.ts';
import { rubles, signedLowEnd, signedRubles, signedShortRubles } from '#text/finance/money.ts';
import type { LedgerLine } from '../components/ledger-band.tsx';
import { financeMainText } from '#text/finance/main.ts';

/** What the ledger of retention says, in roubles; avoided and result are null where there is nothing to compare with. */
export interface LedgerFigures {
  readonly leaving: { readonly left: number; readonly average_replacement: number; readonly total: number };
  /** Since the first programme began; the sample has none. */
  readonly since?: { readonly from: string } | null;
  readonly avoided: {
    readonly expected: number;
    readonly left: number;
    readonly saved: number;
  } | null;
  readonly spent: { readonly total: number; readonly items: number };
  readonly result: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** The heading that the figures bear. */
  readonly title: string;
  /** What replacing one of today's staff costs on average. */
  readonly staff_replacement: number | null;
}

const text = financeMainText.ledger;

/** The ledger as the band shows it: the finding, how sure it is, the statement. */
export function ledgerView(ledger: LedgerFigures): {
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly LedgerLine[];
} {
  const { leaving, avoided, spent, result, title, staff_replacement: replacement } = ledger;
  return {
    title,
    lead: result
      ? text.lead(signedShortRubles(result.value), signedLowEnd(result.low), signedShortRubles(result.high))
      : text.noResult,
    lines: [
      ...(avoided
        ? [
            {
              key: 'avoided',
              name: avoided.saved < 0 ? text.extra : text.avoided,
              note: avoidedNote(avoided, ledger.since?.from ?? null, rubles(replacement ?? 0)),
              amount: signedRubles(avoided.saved),
              tone: 'plain' as const,
            },
          ]
        : []),
      {
        key: 'spent',
        name: text.spent,
        note: text.items(spent.items),
        amount: signedRubles(-spent.total),
        tone: 'plain' as const,
      },
      ...(result
        ? [
            {
              key: 'result',
              name: text.result,
              note: text.range(signedLowEnd(result.low), signedShortRubles(result.high)),
              amount: signedRubles(result.value),
              tone: 'total' as const,
            },
          ]
        : []),
      {
        key: 'leaving',
        name: text.leaving,
        note: leaving.left > 0 ? text.leavingNote(leaving.left, rubles(leaving.average_replacement)) : undefined,
        amount: signedRubles(-leaving.total),
        tone: 'aside' as const,
      },
    ],
  };
}
