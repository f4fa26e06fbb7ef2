import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'node_modules/@fontsource-variable/onest/files');
const FOLDER = join(ROOT, '.cache/fonts');

/** The weights the styles use; tokens.css says the same to the browser. */
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };
/** The two signs of Uzbek are letters of every second word of it. */
const LATIN = `${charactersBetween(0x20, 0x7e)}\u00a0«»·×±§©°№–—−‘’“”„•…€→\u02bb\u02bc`;
const CYRILLIC = `${charactersBetween(0x400, 0x45f)}ҐґҰұ№\u0301`;

/** What Kazakh, Uzbek, Tajik and Kyrgyz write beyond the letters of Russian. */
const MORE_CYRILLIC = 'ӘәҒғҚқҢңӨөҮүҺһҲҳӢӣӮӯҶҷ';

/** What is printed on sheets, names of polls and companies above all: other letters of Latin script as well. */
const PRINTED = {
  latin: `${LATIN}${charactersBetween(0xa1, 0xff)}`,
  cyrillic: CYRILLIC,
  letters: MORE_CYRILLIC,
  signs: '₽',
} as const;
/** Of printed text: plain, and what stands out. */
const PRINT_WEIGHTS = [400, 650] as const;

/**
 * Parts of the family, each with the file it is cut from and the characters it keeps; `onest-subset/{name}.woff2` in CSS.
 * Every page needs the first two.
 */
const SUBSETS = {
  latin: { source: 'latin', characters: LATIN },
  cyrillic: { source: 'cyrillic', characters: CYRILLIC },
  letters: { source: 'cyrillic-ext', characters: MORE_CYRILLIC },
} as const;
/** From which file of the family printed text is cut. */
const PRINT_SOURCES = { latin: 'latin', cyrillic: 'cyrillic', letters: 'cyrillic-ext', signs: 'latin-ext' } as const;
type Source = (typeof PRINT_SOURCES)[keyof typeof PRINT_SOURCES];

/**
 * Cuts the two subsets of Onest that Russian pages are set in down to the characters and weights in use: 27 kB instead
 * of 50. Letters beyond these come from the full Latin file, which a browser loads only where they occur.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'tonus:subset-fonts',
    async config() {
      const names = Object.keys(SUBSETS) as (keyof typeof SUBSETS)[];
      const alias = await Promise.all([
        ...names.map(async (name) => ({ find: `onest-subset/${name}.woff2`, replacement: await subset(name) })),
        ...(['latin', 'cyrillic', 'letters', 'signs'] as const).flatMap((name) =>
          PRINT_WEIGHTS.map(async (weight) => ({
            find: `onest-print/${name}-${weight}.ttf`,
            replacement: await printFont(name, weight),
          })),
        ),
      ]);
      return { resolve: { alias } };
    },
  };
}

/** The path of a font of one weight that can stand in a PDF. */
export async function printFont(name: keyof typeof PRINTED, weight: (typeof PRINT_WEIGHTS)[number]): Promise<string> {
  // Without alternative forms: whoever copies from the paper's file gets the letters themselves.
  const settings = { targetFormat: 'sfnt', variationAxes: { wght: weight }, noLayoutClosure: true } as const;
  return cut(PRINT_SOURCES[name], `onest-${name}-${weight}.ttf`, PRINTED[name], settings);
}

/** The path of a subset. */
async function subset(name: keyof typeof SUBSETS): Promise<string> {
  // Alternative forms of the kept characters stay: tabular figures are such.
  const { source, characters } = SUBSETS[name];
  return cut(source, `onest-${name}.woff2`, characters, { targetFormat: 'woff2', variationAxes: WEIGHTS });
}

/** A part of a file of the family, made unless it is there from an earlier build of the same font, characters and weights. */
async function cut(
  source: Source,
  name: string,
  characters: string,
  settings: NonNullable<Parameters<typeof subsetFont>[2]>,
): Promise<string> {
  const font = readFileSync(join(SOURCES, `onest-${source}-wght-normal.woff2`));
  const key = createHash('sha256')
    .update(font)
    // Characters, weights and whatever else is decided in this file.
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  const file = join(FOLDER, key.slice(0, 12), name);
  if (existsSync(file)) return file;
  const bytes = await subsetFont(font, characters, settings);
  mkdirSync(join(file, '..'), { recursive: true });
  // Builds may run side by side: whoever looks sees a whole file or none.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return file;
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
