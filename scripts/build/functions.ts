import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { languageOf } from '#shared/rules/languages.ts';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { TO_RESPONDENTS } from '#shared/text/current.ts';

const root = join(import.meta.dirname, '../..');

/** Where each Lambda's bundle lies, one folder per function with an `index.js` in it. */
export const FUNCTIONS_OUT = join(root, 'dist/functions');

/** The functions there are: the folders of `functions/lambdas`. */
export function functionNames(): string[] {
  return readdirSync(join(root, 'functions/lambdas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

const STUBS = join(root, 'scripts/build/stubs');

/** What the SDK imports by a relative path, which an alias cannot name: the path's end and who imports it. */
const STUBBED_PATHS: readonly { path: RegExp; importer: string; stub: string }[] = [
  { path: /\/endpointResolver$/, importer: '@aws-sdk/client-dynamodb', stub: 'endpoint.ts' },
  { path: /\/partitions$/, importer: '@aws-sdk/core', stub: 'partitions.ts' },
  { path: /\/Sha256Node$/, importer: '@smithy/core', stub: 'sha256.ts' },
  { path: /\/HeaderFormatter$/, importer: '@smithy/signature-v4', stub: 'header-formatter.ts' },
  { path: /\/getInstanceMetadataRegion$/, importer: '@smithy/core', stub: 'machine-region.ts' },
  { path: /\/AdaptiveRetryStrategy$/, importer: '@smithy/core', stub: 'adaptive-retry.ts' },
  { path: /\/ajv-provider\.js$/, importer: '@modelcontextprotocol/sdk', stub: 'mcp-validator.ts' },
  { path: /^zod\/v3$|^zod-to-json-schema$/, importer: '@modelcontextprotocol/sdk', stub: 'zod-3.ts' },
  { path: /\/locales\/en\.js$/, importer: 'zod/v4/classic', stub: 'zod-english.ts' },
  { path: /^\.\.\/package\.json$/, importer: '@aws-sdk/client-dynamodb', stub: 'package-info.ts' },
];

const stubbedPaths: Plugin = {
  name: 'stubbed-paths',
  setup(plugin) {
    for (const { path, importer, stub } of STUBBED_PATHS) {
      plugin.onResolve({ filter: path }, (imported) =>
        imported.importer.includes(importer) ? { path: join(STUBS, stub) } : null,
      );
    }
  },
};

/** The errors that calls of ours look into, or repeat. */
const MET =
  /\((?:ConditionalCheckFailed|InternalServer|ProvisionedThroughputExceeded|RequestLimitExceeded|Throttling|Transaction(?:Canceled|Conflict))/;

/** Leaves out the classes of all other errors of DynamoDB, which come as its general one, under their own names. */
const metErrors: Plugin = {
  name: 'met-errors',
  setup(plugin) {
    plugin.onLoad({ filter: /client-dynamodb[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/^n0_registry\.registerError\(.*$/gm, (line) =>
        MET.test(line) ? line : '',
      ),
    }));
  },
};

/** Of zod, what makes a schema and does nothing else. */
const MAKES_SCHEMA = /(?<![\w.])z\s*\.\s*(?:(?:coerce|iso)\.)?(?!parse|safeParse|toJSONSchema)[a-z_]\w*\(/g;

/**
 * Says of every schema that making it has no effect, so that those nobody uses fall away: a module is brought along for
 * one of its schemas, and each of the others would take its microseconds of every start.
 */
const unusedSchemas: Plugin = {
  name: 'unused-schemas',
  setup(plugin) {
    plugin.onLoad({ filter: /(?:functions|shared)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(MAKES_SCHEMA, '/* @__PURE__ */ $&'),
      loader: 'ts',
    }));
  },
};

/** Data that is read where it is needed, from beside the module of the same name: a folder, or a file. */
const DATA = ['functions/accounts/common-passwords.txt', 'functions/analysis/text/lexicons'];

/** Puts data that a bundle reads beside it. Inside it they would be read at every start, needed or not. */
const dataBeside: Plugin = {
  name: 'data-beside',
  setup(plugin) {
    plugin.onEnd(({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        for (const data of DATA.filter((path) => `${path.replace(/\.txt$/, '')}.ts` in inputs)) {
          cpSync(join(root, data), join(root, dirname(file), basename(data)), { recursive: true });
        }
      }
    });
  },
};

const TEXTS = 'shared/text';

/** Puts the catalogues that a bundle reads beside it, each language in a folder of its own. */
const textsBeside: Plugin = {
  name: 'texts-beside',
  setup(plugin) {
    plugin.onEnd(async ({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        if (!(`${TEXTS}/current.ts` in inputs)) continue;
        const code = readFileSync(join(root, file), 'utf8');
        await buildTexts(dirname(file), (catalogue) => code.includes(`"${catalogue}"`));
      }
    });
  },
};

/** Of languages that only respondents read: what polls are made of. */
const OF_POLLS = 'ready/';

/**
 * Compiles the catalogues of every language that are asked for by name, as `current.ts` finds them: in languages that
 * polls alone speak what respondents are told, and what polls are made of. The pages have the rest.
 */
async function buildTexts(folder: string, isRead: (catalogue: string) => boolean): Promise<void> {
  const toRespondents: readonly string[] = TO_RESPONDENTS;
  for (const language of POLL_LANGUAGES) {
    const base = join(root, TEXTS, language);
    const isSpoken = (catalogue: string) =>
      languageOf(language) !== null || toRespondents.includes(catalogue) || catalogue.startsWith(OF_POLLS);
    const files = globSync('**/*.ts', { cwd: base }).filter((file) => {
      const catalogue = file.replace(/\.ts$/, '');
      return isRead(catalogue) && isSpoken(catalogue);
    });
    if (files.length === 0) continue;
    await build({
      entryPoints: files.map((file) => join(base, file)),
      outbase: base,
      outdir: join(root, folder, language),
      bundle: true,
      platform: 'node',
      target: 'node24',
      format: 'cjs',
      minify: true,
      charset: 'utf8',
      logLevel: 'warning',
    });
  }
}

/**
 * How a Lambda is bundled. CommonJS, because an ES module that imports `node:http` starts about 20 ms later;
 * `module` first, so that unused halves of the SDK fall away; stand-ins for what a Lambda loads and never runs. Those of
 * paths buy 6 to 9 ms of a cold start together, a tenth of it, and none of them 3 ms alone. In ASCII, with Cyrillic
 * escaped: one letter beyond Latin-1 makes all of a source twice as wide for V8, which then takes 6 % longer to parse it.
 */
export const functionBuild = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  alias: {
    '@aws-sdk/credential-provider-node': './functions/core/clients/credentials.ts',
    '@aws-sdk/middleware-endpoint-discovery': './scripts/build/stubs/endpoint-discovery.ts',
    '@smithy/core/event-streams': './scripts/build/stubs/event-streams.ts',
    'node:fs/promises': './scripts/build/stubs/file-system.ts',
    semver: './scripts/build/stubs/semver.ts',
  },
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  plugins: [stubbedPaths, metErrors, unusedSchemas, dataBeside, textsBeside],
} satisfies BuildOptions;

/** Bundles every function into `dist/functions/{name}/index.js`; gives esbuild's account of what went in. */
export async function buildFunctions(
  names: string[] = functionNames(),
  { outdir = FUNCTIONS_OUT }: { outdir?: string } = {},
): Promise<Metafile> {
  const { metafile } = await build({
    ...functionBuild,
    entryPoints: names.map((name) => ({ in: `functions/lambdas/${name}/handler.ts`, out: `${name}/index` })),
    outdir,
  });
  for (const name of names) {
    mkdirSync(join(outdir, name), { recursive: true });
    // The repository is an ES module package; a deployed bundle must not inherit that when it runs locally.
    writeFileSync(join(outdir, name, 'package.json'), '{"type":"commonjs"}\n');
  }
  return metafile;
}
