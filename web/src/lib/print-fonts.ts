import plainCyrillic from 'onest-print/cyrillic-400.ttf';
import strongCyrillic from 'onest-print/cyrillic-650.ttf';
import plainLatin from 'onest-print/latin-400.ttf';
import strongLatin from 'onest-print/latin-650.ttf';
import plainLetters from 'onest-print/letters-400.ttf';
import strongLetters from 'onest-print/letters-650.ttf';
import plainSigns from 'onest-print/signs-400.ttf';
import strongSigns from 'onest-print/signs-650.ttf';
import type { FontFiles, ScriptFiles } from './embed-fonts.ts';

/** Fetches the fonts of printed text. */
export async function loadPrintFonts(): Promise<FontFiles> {
  const [plain, strong] = await Promise.all([
    filesOf(plainLatin, plainCyrillic, plainLetters, plainSigns),
    filesOf(strongLatin, strongCyrillic, strongLetters, strongSigns),
  ]);
  return { plain, strong };
}

async function filesOf(...addresses: [string, string, string, string]): Promise<ScriptFiles> {
  const [latin, cyrillic, letters, signs] = await Promise.all(addresses.map(read));
  return { latin: latin!, cyrillic: cyrillic!, letters: letters!, signs: signs! };
}

async function read(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The font ${address} is not there`);
  return new Uint8Array(await reply.arrayBuffer());
}
