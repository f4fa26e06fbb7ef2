/** Whether a record of the stream comes after the last one that was counted; sequence numbers are long whole numbers. */
export function isAfter(sequence: string, last: string | undefined): boolean {
  return last === undefined || BigInt(sequence) > BigInt(last);
}
