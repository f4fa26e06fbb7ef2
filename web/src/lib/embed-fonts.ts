import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument } from 'pdf-lib';
import type { PrintFonts } from './print-text.ts';

/** A weight, in the files of its scripts. */
export interface ScriptFiles {
  readonly latin: Uint8Array;
  readonly cyrillic: Uint8Array;
  /** What other languages write in Cyrillic beyond Russian. */
  readonly letters: Uint8Array;
  /** The sign of the rouble. */
  readonly signs: Uint8Array;
}

/** The files of the fonts, in a form that can stand in a PDF. */
export interface FontFiles {
  readonly plain: ScriptFiles;
  readonly strong: ScriptFiles;
}

/** Puts the fonts into a document; only the signs that it uses stay in it. */
export async function embedFonts(document: PDFDocument, { plain, strong }: FontFiles): Promise<PrintFonts> {
  document.registerFontkit(fontkit);
  const both = async (of: ScriptFiles) => ({
    latin: await document.embedFont(of.latin),
    cyrillic: await document.embedFont(of.cyrillic),
    letters: await document.embedFont(of.letters),
    signs: await document.embedFont(of.signs),
  });
  return { plain: await both(plain), strong: await both(strong) };
}
