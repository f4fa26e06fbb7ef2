import { saveFile } from '#web/lib/save-file.ts';
import type { PaperDocument } from './paper.ts';

/** Prints a document and lets the browser save it; what prints arrives when somebody wants it. */
export async function savePdf(document: PaperDocument, name: string): Promise<void> {
  const [{ paperPdf }, { loadPrintFonts }] = await Promise.all([
    import('./paper.ts'),
    import('#web/lib/print-fonts.ts'),
  ]);
  const bytes = await paperPdf(document, await loadPrintFonts());
  saveFile(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
}

/** Lets the browser save data for another program. */
export function saveJson(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'application/json' }), name);
}
