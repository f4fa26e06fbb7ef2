import { loadPrintFonts } from '#web/lib/print-fonts.ts';
import { codeSheetPdf, type SheetOnPaper } from './code-sheet-pdf.ts';

/** All that a sheet is printed with; it is fetched before there are codes, which would be lost without it. */
export async function loadPrinting(): Promise<(sheet: SheetOnPaper) => Promise<Blob>> {
  const fonts = await loadPrintFonts();
  return async (sheet) => new Blob([new Uint8Array(await codeSheetPdf(sheet, fonts))], { type: 'application/pdf' });
}
