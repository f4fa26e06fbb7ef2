import { useState } from 'react';
import type { CheckedRecord } from '#shared/ballots/check.ts';
import { readReceiptFile } from '#shared/ballots/receipt.ts';
import { verifyText } from '#text/verify-page.ts';
import { ChooseFile } from './choose-file.tsx';
import { FindingRow } from './finding-row.tsx';
import { lookFor, type ReceiptFound } from './look.ts';

interface ReceiptRowProps {
  readonly run: string;
  readonly checked: CheckedRecord;
  readonly waiting: number;
  /** What came of the receipt in the address. */
  readonly first: ReceiptFound | null;
}

/** Whether the ballot of a receipt is in the record. */
export function ReceiptRow({ run, checked, waiting, first }: ReceiptRowProps) {
  const [found, setFound] = useState(first);
  const text = verifyText.receipt;
  const hints = {
    counted: text.countedHint,
    missing: waiting > 0 ? text.missingWaiting(waiting) : text.missingHint,
    foreign: text.foreignHint,
    unreadable: text.unreadableHint,
  } as const;
  const choose = (file: string) => void lookFor(readReceiptFile(file), run, checked).then(setFound);
  return (
    <FindingRow
      fine={found === null ? null : found === 'counted'}
      title={found === null ? text.title : text[found]}
      hint={found === null ? text.hint : hints[found]}
      action={<ChooseFile label={found === null ? text.choose : text.another} name="receipt" onText={choose} />}
    />
  );
}
