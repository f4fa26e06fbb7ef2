import { type CheckedRecord, checkReceipt, checkRecord, type WholeRecord } from '#shared/ballots/check.ts';
import { type Receipt, readReceiptFragment } from '#shared/ballots/receipt.ts';
import { type Loaded, loadRecord } from './api.ts';

/** A record that was looked through. */
export interface Looked {
  readonly kind: 'looked';
  readonly record: WholeRecord;
  /** Null where it has not even the fields of one. */
  readonly checked: CheckedRecord | null;
  readonly milliseconds: number;
  /** What came of the receipt in the address; null where there is none. */
  readonly receipt: ReceiptFound | null;
}

/** What there is to say of a run. */
export type Seen = Looked | Exclude<Loaded, { readonly kind: 'record' }>;

/** What a record says of a receipt. */
export type ReceiptFound = Awaited<ReturnType<typeof checkReceipt>> | 'unreadable';

/** Asks for the record of a run and looks it through. Never fails. */
export async function look(run: string): Promise<Seen> {
  const loaded = await loadRecord(run);
  if (loaded.kind !== 'record') return loaded;
  const begun = performance.now();
  const checked = await checkRecord(loaded.record).catch(() => null);
  const milliseconds = performance.now() - begun;
  // A receipt may stand in the fragment of the address, which no browser sends.
  const receipt = readReceiptFragment(run, window.location.hash);
  const found = receipt && checked && (await lookFor(receipt, run, checked));
  return { kind: 'looked', record: loaded.record, checked, milliseconds, receipt: found };
}

/** Looks for a receipt in the record of a run; null is what was no receipt. */
export async function lookFor(receipt: Receipt | null, run: string, checked: CheckedRecord): Promise<ReceiptFound> {
  if (receipt === null) return 'unreadable';
  return receipt.run === run ? checkReceipt(checked, receipt) : 'foreign';
}
