import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '#shared/rules/languages.ts';

const FOLDER = join(import.meta.dirname, '../../shared/text');
const PSEUDO = join(import.meta.dirname, 'pseudo.ts');
const SOURCE = '#text/';
const MARK = '\0pseudo:';

/** Files of a language that say no sentences: figures, days, the language itself. */
export const NO_SENTENCES = /^(?:format|figures|numbers|dates|common\/syllables|rules\/days)\.ts$/;

/**
 * For a build that is never shipped: whoever reads a catalogue is told its texts as `pseudo` writes them. Catalogues
 * read each other as they are, so a sentence made of others is written once.
 */
export function pseudoTexts(language: Language): Plugin {
  return {
    name: 'tonus:pseudo-texts',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith(SOURCE)) return null;
      const file = source.slice(SOURCE.length);
      const path = join(FOLDER, language, file);
      return NO_SENTENCES.test(file) ? path : MARK + path;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const path = id.slice(MARK.length);
      // Border: a module of the repository, loaded by its path.
      const names = Object.keys((await import(path)) as object);
      const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ pseudo(texts.${name});`);
      const imports = `import { pseudo } from ${JSON.stringify(PSEUDO)};\nimport * as texts from ${JSON.stringify(path)};`;
      return { code: `${imports}\n${lines.join('\n')}\n`, moduleSideEffects: false };
    },
  };
}
