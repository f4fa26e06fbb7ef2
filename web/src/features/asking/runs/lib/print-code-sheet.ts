import plainCyrillic from 'onest-print/cyrillic-400.ttf';
import strongCyrillic from 'onest-print/cyrillic-650.ttf';
import plainLatin from 'onest-print/latin-400.ttf';
import strongLatin from 'onest-print/latin-650.ttf';
import plainLetters from 'onest-print/letters-400.ttf';
import strongLetters from 'onest-print/letters-650.ttf';
import { codeSheetPdf, type FontFiles, type SheetOnPaper } from './code-sheet-pdf.ts';

/** All that a sheet is printed with; it is fetched before there are codes, which would be lost without it. */
export async function loadPrinting(): Promise<(sheet: SheetOnPaper) => Promise<Blob>> {
  const [plain, strong] = await Promise.all([
    filesOf(plainLatin, plainCyrillic, plainLetters),
    filesOf(strongLatin, strongCyrillic, strongLetters),
  ]);
  const fonts: FontFiles = { plain, strong };
  return async (sheet) => new Blob([new Uint8Array(await codeSheetPdf(sheet, fonts))], { type: 'application/pdf' });
}

async function filesOf(...addresses: [string, string, string]): Promise<FontFiles['plain']> {
  const [latin, cyrillic, letters] = await Promise.all(addresses.map(read));
  return { latin: latin!, cyrillic: cyrillic!, letters: letters! };
}

async function read(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The font ${address} is not there`);
  return new Uint8Array(await reply.arrayBuffer());
}
