import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, parseAst, type Plugin, type Rolldown } from 'vite';
import { POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { mentions, onlyMentioned, without } from './only-mentioned.ts';
import { pseudoTexts } from './pseudo-texts.ts';
import { textsIn } from './texts.ts';

const FOLDER = join(import.meta.dirname, '../../shared/text');
const LANGUAGE_FOLDER = join(import.meta.dirname, '../src/poll-page/language');
/** The environments whose pages speak every language of polls (vite.config.ts). */
const PAGES: readonly string[] = ['poll', 'survey', 'kiosk', 'report', 'dialogue'];
const SOURCE = /^#text\/|\/shared\/text\/[a-z]{2}\//;
const MARK = '\0said:';
/** Where a document has what `early.ts` does. */
const PLACE = '/* early */';
/** What the rules of kinds say to whoever calls the API: the pages have these rules, and no sentence of them. */
const OF_SERVER: readonly string[] = ['mistakesText'];
/** Whatever a catalogue is without, these have a meaning of their own. */
const OF_NOW: readonly string[] = ['LOCALE', 'PREFIX'];

/**
 * The pages of respondents are one script for all languages. What they import of a catalogue looks into the one that is
 * loaded, each time it is said (`src/poll-page/language/spoken.ts`); a language is a file of its own with the texts that
 * the built script names, and the document asks for it before that script is there (`early.ts`).
 */
export function respondentTexts({ pseudo }: { readonly pseudo: boolean }): Plugin {
  /** In which file each text stands, and by what names it has others in it. */
  const files = new Map<string, { readonly file: string; readonly names: readonly string[] }>();
  return {
    name: 'tonus:respondent-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!PAGES.includes(this.environment.name) || !SOURCE.test(source) || importer?.startsWith(FOLDER)) return null;
      return MARK + source.replace(/^#text\/|^.*\/shared\/text\/[a-z]{2}\//, '');
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = id.slice(MARK.length);
      // Border: a module of the repository, loaded by its path.
      const texts = (await import(join(FOLDER, 'ru', file))) as Record<string, unknown>;
      const lines = Object.entries(texts).map(([name, value]) => declaration(name, value));
      for (const [name, value] of Object.entries(texts)) files.set(name, { file, names: namesWithin(value) });
      const imports = `import { ${OF_NOW.join(', ')}, saidBy, saidText } from '${LANGUAGE_FOLDER}/spoken.ts';`;
      return { code: [imports, ...lines].join('\n'), moduleSideEffects: false };
    },
    transformIndexHtml: {
      order: 'pre',
      // While the site is developed its pages speak the language of the server: there are no files to choose from.
      handler: async (html, { server }) => (server ? html.replace(PLACE, await earlyScript({}, '')) : html),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!PAGES.includes(this.environment.name)) return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const said = (script: string): Said =>
          // In an order of its own: files are loaded in any, and the same texts are to be the same file in every build.
          [...files]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .filter(([name]) => !OF_SERVER.includes(name) && new RegExp(`([\`'"])${name}\\1`).test(script))
            .map(([name, { file }]) => [name, file]);
        const [atOnce, all] = [codeOf(atFirst(chunks)), codeOf(chunks)];
        const first: Said = [...said(atOnce), ['LOCALE', 'format.ts']];
        // Whole catalogues: one of which a page that comes later says more takes the place of the first.
        const later = said(all).filter(
          ([name]) =>
            first.every(([other]) => other !== name) ||
            files.get(name)!.names.some((one) => mentions(all, one) && !mentions(atOnce, one)),
        );
        const emit = async (language: PollLanguage, texts: Said, script: string) => {
          const source = await catalogueIn(language, texts, script, pseudo);
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${this.environment.name}-${language}-${hash}.js`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const catalogues = await Promise.all(
          POLL_LANGUAGES.map(
            async (language) =>
              [language, await Promise.all([emit(language, first, atOnce), emit(language, later, all)])] as const,
          ),
        );
        const beside = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(BESIDE));
        const early = await earlyScript(Object.fromEntries(catalogues), beside ? `/${beside.fileName}` : '');
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) {
            file.source = String(file.source).replace(PLACE, () => early);
          }
        }
      },
    },
  };
}

/** What comes later and speaks at once, in few words: it waits for no file of texts. */
const WITHOUT_LATER = '/language-menu.tsx';

/** What stands beside the questions, and is asked for again where it did not arrive. */
const BESIDE = '/poll-page/beside.tsx';

/** What a page loads before any texts come later. */
function atFirst(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const first = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(WITHOUT_LATER));
  // What is put at the end is looked at in its turn.
  for (const { imports } of first) {
    first.push(...chunks.filter((chunk) => imports.includes(chunk.fileName) && !first.includes(chunk)));
  }
  return first;
}

const codeOf = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ code }) => code).join('\n');

/** The names of all texts in one. */
function namesWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesWithin(inner)]);
}

/** A text of a catalogue, as it is said in the language of now. */
function declaration(name: string, value: unknown): string {
  if (OF_NOW.includes(name)) return `export { ${name} };`;
  if (typeof value === 'string') return `export const ${name} = ${JSON.stringify(value)};`;
  return `export const ${name} = /* @__PURE__ */ ${typeof value === 'function' ? 'saidBy' : 'saidText'}('${name}');`;
}

/** Texts by name, each with its file. */
type Said = readonly (readonly [name: string, file: string])[];

/** A language as a file: the texts that a script says. */
async function catalogueIn(language: PollLanguage, said: Said, script: string, pseudo: boolean): Promise<string> {
  const folder = pseudo ? '#text' : join(FOLDER, language);
  const texts = said.map(([name, file]) => `export { ${name} } from '${folder}/${file}';`);
  const whole = await bundled({
    entry: texts.join('\n'),
    format: 'es',
    plugins: pseudo ? [pseudoTexts('en')] : [withoutMembers],
    // What catalogues share with rules may look into others, which nothing is said of here.
    alias: pseudo ? [] : [textsIn(language === 'en' ? 'en' : 'ru')],
  });
  return bundled({ entry: onlyMentioned(whole, script), format: 'es' });
}

/** Of the statement what is told to members alone: nobody on these pages is one (shared/rules/poll-statement.ts). */
const TO_MEMBERS = /^(?:anonymous-member|named-member|participation|comparedOpenly|cautionNamed)$/;

const withoutMembers: Plugin = {
  name: 'without-members',
  enforce: 'pre',
  transform: {
    filter: { id: /\/rules\/(?:survey-)?statement\.ts$/ },
    handler(code) {
      return without(
        code,
        entriesOf(parseAst(code, { lang: 'ts' })).filter(({ key }) => TO_MEMBERS.test(key)),
      );
    },
  },
};

interface Entry {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** What the objects of a module have by a name, in the order in which it stands there. */
function entriesOf(node: object): Entry[] {
  const within = Object.values(node)
    .flat()
    .filter((part): part is object => typeof part === 'object' && part !== null)
    .flatMap(entriesOf);
  if (!('type' in node) || node.type !== 'Property') return within;
  const { key, start, end } = node as unknown as Entry & { key: { name?: string; value?: string } }; // border: ESTree
  return [{ key: String(key.name ?? key.value), start, end }, ...within];
}

/** What the documents do themselves, by the addresses of the files of languages and of what stands beside questions. */
function earlyScript(catalogues: object, beside: string): Promise<string> {
  const entry = `import '${LANGUAGE_FOLDER}/early.ts';`;
  return bundled({
    entry,
    format: 'iife',
    define: { CATALOGUES: JSON.stringify(catalogues), BESIDE: JSON.stringify(beside) },
  });
}

interface Bundle {
  readonly entry: string;
  readonly format: 'es' | 'iife';
  readonly plugins?: readonly Plugin[];
  readonly alias?: readonly { readonly find: RegExp; readonly replacement: string }[];
  readonly define?: Readonly<Record<string, string>>;
}

/** A module and all it needs, as one file. */
async function bundled({ entry, format, plugins = [], alias = [], define = {} }: Bundle): Promise<string> {
  const ENTRY = '\0entry';
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [...alias] },
    define,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (source) => (source === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { format } },
    },
  })) as Rolldown.RolldownOutput; // border: one output was asked for
  return built.output[0].code.trim();
}
