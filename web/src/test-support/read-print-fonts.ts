import { readFileSync } from 'node:fs';
import type { FontFiles } from '#web/lib/embed-fonts.ts';
import { printFont } from '../../build/subset-fonts.ts';

const file = async (...[name, weight]: Parameters<typeof printFont>) => readFileSync(await printFont(name, weight));

/** The fonts of printed text as a build makes them. */
export async function readPrintFonts(): Promise<FontFiles> {
  return {
    plain: {
      latin: await file('latin', 400),
      cyrillic: await file('cyrillic', 400),
      letters: await file('letters', 400),
      signs: await file('signs', 400),
    },
    strong: {
      latin: await file('latin', 650),
      cyrillic: await file('cyrillic', 650),
      letters: await file('letters', 650),
      signs: await file('signs', 650),
    },
  };
}
