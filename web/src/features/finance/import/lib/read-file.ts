import { importText } from '#text/finance/import.ts';
import { decodeText, type Decoded } from './decode-text.ts';

/** Ten thousand rows with every column filled take a fifth of it. */
export const FILE_MAX_MEGABYTES = 10;

/** The text of a chosen file; one that is too large is not even opened. */
export async function readFile(file: Blob): Promise<Decoded> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) return { problem: importText.file.tooLarge(FILE_MAX_MEGABYTES) };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // Gone, changed or locked since it was chosen: the browser does not say which.
    return { problem: importText.file.unreadable };
  }
  return decodeText(new Uint8Array(bytes));
}
