import fontkit from '@pdf-lib/fontkit';
import plainCyrillic from 'onest-print/cyrillic-400.ttf';
import strongCyrillic from 'onest-print/cyrillic-650.ttf';
import plainLatin from 'onest-print/latin-400.ttf';
import strongLatin from 'onest-print/latin-650.ttf';
import plainLetters from 'onest-print/letters-400.ttf';
import strongLetters from 'onest-print/letters-650.ttf';
import type { PDFDocument } from 'pdf-lib';
import type { PrintFonts } from './print-text.ts';

interface ScriptFiles {
  readonly latin: Uint8Array;
  readonly cyrillic: Uint8Array;
  /** What other languages write in Cyrillic beyond Russian. */
  readonly letters: Uint8Array;
}

/** The files of the fonts, in a form that can stand in a PDF. */
export interface FontFiles {
  readonly plain: ScriptFiles;
  readonly strong: ScriptFiles;
}

/** Fetches the fonts of printed text. */
export async function loadPrintFonts(): Promise<FontFiles> {
  const [plain, strong] = await Promise.all([
    filesOf(plainLatin, plainCyrillic, plainLetters),
    filesOf(strongLatin, strongCyrillic, strongLetters),
  ]);
  return { plain, strong };
}

/** Puts the fonts into a document; only the signs that it uses stay in it. */
export async function embedFonts(document: PDFDocument, { plain, strong }: FontFiles): Promise<PrintFonts> {
  document.registerFontkit(fontkit);
  const both = async (of: ScriptFiles) => ({
    latin: await document.embedFont(of.latin),
    cyrillic: await document.embedFont(of.cyrillic),
    letters: await document.embedFont(of.letters),
  });
  return { plain: await both(plain), strong: await both(strong) };
}

async function filesOf(...addresses: [string, string, string]): Promise<ScriptFiles> {
  const [latin, cyrillic, letters] = await Promise.all(addresses.map(read));
  return { latin: latin!, cyrillic: cyrillic!, letters: letters! };
}

async function read(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The font ${address} is not there`);
  return new Uint8Array(await reply.arrayBuffer());
}
