import { globSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/** The folders right below a path: the zones are computed from what is there, not kept in a list. */
function foldersOf(path: string): string[] {
  return globSync('*/', { cwd: path }).map((folder) => folder.replace(/\/$/, ''));
}

interface Ban {
  readonly group: string[];
  readonly message: string;
  /** Types cost nothing where the program runs. */
  readonly allowTypeImports?: true;
}

/** A folder and what it must not import, each with what to use instead. */
interface Zone {
  readonly files: string[];
  readonly bans: Ban[];
  readonly excludeFiles?: string[];
}

/** What every module stands on, and what puts them together; all other folders are modules, each of one subject. */
const base = ['core', 'data', 'jobs', 'lambdas'];
const modules = foldersOf('functions').filter((name) => !base.includes(name));
const features = foldersOf('web/src').includes('features') ? foldersOf('web/src/features') : [];

/** The parts of the feature of asking; what they share stands beside them. */
const askingParts = foldersOf('web/src/features/asking').filter((name) => !['components', 'lib'].includes(name));
/** Which of them a part builds on: `runs`, where nothing else is said. A builder shows an example of the results. */
const askingBase: Readonly<Record<string, readonly string[]>> = { taking: [], builder: ['runs', 'results'] };

const DATABASE: Ban = {
  group: ['@aws-sdk/**', '@smithy/**'],
  message: 'Only functions/data and the clients in functions/core talk to AWS: ask a repository.',
};
const MIDDY: Ban = {
  group: ['@middy/**'],
  message: 'Middy lives in functions/core/http/serve.ts alone: an operation knows no HTTP.',
};
const NO_FS_PROMISES: Ban = {
  group: ['node:fs/promises'],
  message: 'Bundles of Lambdas have a stand-in for it (scripts/build/stubs): use node:fs.',
};
const NO_WEB: Ban = {
  group: ['#web/**', 'react', 'react-dom', '@mantine/**'],
  message: 'The browser is on the other side of the contract: share through #shared.',
};
const NO_SERVER: Ban = {
  group: ['#core/**', '#data/**', '#functions/**', '#infra/**', '#scripts/**', 'node:*', '@aws-sdk/**'],
  message: 'The browser knows the server by its contract alone: import from #shared.',
};
const SERVES_FEATURES: Ban = {
  group: ['#web/features/**', '#web/app/**', '**/features/**', '**/app/**'],
  message: 'ui and lib serve the features; they do not know them.',
};
const SHARED_ALONE: Ban = {
  group: ['#*/**', '!#text/**', 'node:*', '@*/**', 'react', 'swr'],
  message: 'shared imports zod and itself only: CDK, Lambdas, browser and scripts all load it.',
};
const OWN_LANGUAGE: Ban = {
  group: ['#*/**', 'zod/**', '@*/**'],
  message: 'A catalogue imports its own language by relative paths: `#text` is the language of whoever reads.',
};
const ZOD: Ban = {
  group: ['zod'],
  message: "Import * as z from 'zod/mini': 'zod' brings 444 kB of languages into every Lambda.",
};
const NO_SCHEMAS: Ban = {
  group: ['#shared/models/**', '**/models/**'],
  allowTypeImports: true,
  message:
    'Every function that loads this file would build the schemas of the model when it starts, needed or not: import types alone, and keep values that several functions share in shared/rules.',
};
/** What a module keeps to itself: its folders. Others use what stands directly in it, and its repositories. */
function ownFoldersBut(name: string): Ban {
  return {
    group: modules
      .filter((other) => other !== name)
      .flatMap((other) => foldersOf(`functions/${other}`).map((folder) => `${other}/${folder}`))
      .filter((path) => !path.endsWith('/repositories'))
      .map((path) => `#functions/${path}/**`),
    message: 'The folders of a module are its own: use what stands directly in it, or one of its repositories.',
  };
}
/** Folders of modules that operations and jobs of several Lambdas are made of. */
const SHARED_FOLDERS = ['causes', 'requests'];
const COMPOSITION: Ban = {
  group: ['#functions/lambdas/**', '#functions/jobs/index.ts', '#functions/jobs/slow.ts', '#functions/jobs/run-job.ts'],
  message: 'Lambdas are made of modules; a module does not know in which of them it runs.',
};
/** What no file of a module imports. */
const ofModule = (name: string): Ban[] => [
  ownFoldersBut(name),
  COMPOSITION,
  DATABASE,
  MIDDY,
  NO_FS_PROMISES,
  ZOD,
  NO_WEB,
];
/** Within a module one goes by relative paths, out of it by an alias. */
function leaving(path: string): Ban {
  return { group: [path], message: 'Leave the module through an alias: #core, #data, #functions, #shared.' };
}

/** Modules of which some files are pure. */
const WITH_PURE = new Set(['analysis', 'finance', 'overview', 'people', 'state', 'surveys']);
/** Findings, scores, statistics: told everything, they ask for nothing. */
const PURE = [
  'functions/analysis/{claims,model,polls,text,workload}/**/*.ts',
  'functions/analysis/{analysis,change,day-names,effect,more-than-chance,numbers-in,severity,workload-effect}.ts',
  'functions/finance/turnover/**/*.ts',
  'functions/finance/initiatives/**/*.ts',
  'functions/overview/signals/**/*.ts',
  'functions/state/*.ts',
  'functions/people/{join-people,suggest-joins,person-facts,records}.ts',
  'functions/surveys/statistics/**/*.ts',
  'functions/surveys/{count-answers,outcome,present-breakdown,shown-figures}.ts',
];

function featureBans(name: string): Ban[] {
  return [
    {
      group: features
        .filter((other) => other !== name)
        .flatMap((other) => [`#web/features/${other}/**`, `**/features/${other}/**`]),
      message: 'Features do not import each other: lift what both need into ui or lib.',
    },
    {
      group: ['#web/app/**', '**/app/**'],
      message: 'app puts the features together: move what both need to ui or lib.',
    },
    NO_SERVER,
  ];
}

const zones: Zone[] = [
  {
    files: ['shared/**/*.ts'],
    excludeFiles: ['shared/**/*.test.ts'],
    bans: [SHARED_ALONE, ZOD],
  },
  {
    files: ['shared/text/**/*.ts'],
    excludeFiles: ['shared/text/**/*.test.ts'],
    bans: [OWN_LANGUAGE, NO_SCHEMAS],
  },
  {
    files: ['shared/rules/**/*.ts'],
    excludeFiles: ['shared/rules/**/*.test.ts'],
    bans: [SHARED_ALONE, ZOD, NO_SCHEMAS],
  },
  {
    files: ['functions/core/**/*.ts'],
    excludeFiles: [
      'functions/core/http/serve.ts',
      'functions/core/clients/aws-request.ts',
      'functions/core/**/*.test.ts',
    ],
    bans: [
      {
        group: ['#functions/**', '!#functions/*/repositories/**'],
        message: 'core serves the modules; it does not know them.',
      },
      {
        group: ['#functions/*/repositories/**'],
        allowTypeImports: true,
        message: 'core knows what is stored by its types alone.',
      },
      DATABASE,
      MIDDY,
      NO_FS_PROMISES,
      ZOD,
      NO_SCHEMAS,
      NO_WEB,
    ],
  },
  {
    files: ['functions/data/**/*.ts'],
    // What puts the modules together: who may ask for a thing, what goes with it, every repository there is.
    excludeFiles: [
      'functions/data/**/*.test.ts',
      'functions/data/{access,create-repositories,removal,repositories}.ts',
    ],
    bans: [
      { group: ['#core/**', '#functions/**'], message: 'data is below core and the modules: pass in what it needs.' },
      NO_SCHEMAS,
      NO_WEB,
    ],
  },
  {
    files: ['functions/data/{access,create-repositories,removal,repositories}.ts'],
    bans: [{ group: ['#core/**'], message: 'data is below core: pass in what it needs.' }, NO_SCHEMAS, NO_WEB],
  },
  ...modules.flatMap((name) => [
    {
      files: [`functions/${name}/*.ts`],
      excludeFiles: [`functions/${name}/*.test.ts`],
      bans: [...ofModule(name), leaving('../**'), NO_SCHEMAS],
    },
    {
      files: [`functions/${name}/*/*.ts`],
      excludeFiles: [`functions/${name}/*/*.test.ts`],
      bans: [...ofModule(name), leaving('../../**')],
    },
    {
      files: [`functions/${name}/*/*/**/*.ts`],
      excludeFiles: [`functions/${name}/**/*.test.ts`],
      bans: ofModule(name),
    },
    {
      // Shared by several Lambdas, as what stands directly in a module is.
      files: SHARED_FOLDERS.map((folder) => `functions/${name}/${folder}/*.ts`),
      excludeFiles: [`functions/${name}/*/*.test.ts`],
      bans: [...ofModule(name), leaving('../../**'), NO_SCHEMAS],
    },
    {
      files: [`functions/${name}/repositories/*.ts`],
      excludeFiles: [`functions/${name}/repositories/*.test.ts`],
      bans: [
        ...ofModule(name),
        leaving('../../**'),
        { group: ['#core/**'], message: 'A repository is below core: pass in what it needs.' },
        NO_SCHEMAS,
      ],
    },
  ]),
  {
    files: PURE,
    // The words that texts are read by are data beside the code.
    excludeFiles: ['functions/**/*.test.ts', 'functions/analysis/text/lexicons.ts'],
    bans: [
      { group: ['#core/**', 'node:*'], message: 'What finds and reckons is pure: no network, no clock.' },
      {
        group: ['#data/**', '**/repositories/**'],
        allowTypeImports: true,
        message: 'What finds and reckons knows no table: types of the figures it is told stand in the repositories.',
      },
      {
        group: [
          '**/operations/**',
          '**/jobs/**',
          '**/requests/**',
          '**/analysts/**',
          ...modules.filter((name) => !WITH_PURE.has(name)).map((name) => `#functions/${name}/**`),
          '!#functions/*/repositories/**',
        ],
        message: 'It serves the operations and jobs; it does not know them.',
      },
      DATABASE,
      MIDDY,
      NO_FS_PROMISES,
      ZOD,
      NO_SCHEMAS,
      NO_WEB,
    ],
  },
  ...features.map((name) => ({
    files: [`web/src/features/${name}/**/*.{ts,tsx}`],
    excludeFiles: ['web/src/**/*.test.{ts,tsx}'],
    bans: featureBans(name),
  })),
  ...askingParts.map((name) => ({
    files: [`web/src/features/asking/${name}/**/*.{ts,tsx}`],
    excludeFiles: ['web/src/**/*.test.{ts,tsx}'],
    bans: [
      ...featureBans('asking'),
      {
        group: askingParts
          .filter((other) => other !== name && !(askingBase[name] ?? ['runs']).includes(other))
          .flatMap((other) => [`#web/features/asking/${other}/**`, `**/${other}/**`]),
        message: 'Parts of asking build on what stands in features/asking itself and on `runs`, not on each other.',
      },
    ],
  })),
  {
    files: ['web/src/ui/**/*.{ts,tsx}'],
    excludeFiles: ['web/src/**/*.test.{ts,tsx}'],
    bans: [SERVES_FEATURES, NO_SERVER],
  },
  {
    files: ['web/src/lib/**/*.{ts,tsx}'],
    excludeFiles: ['web/src/**/*.test.{ts,tsx}'],
    bans: [SERVES_FEATURES, { group: ['#web/ui/**'], message: 'ui draws what lib knows.' }, NO_SERVER],
  },
  {
    files: ['web/src/question-kinds/**/*.{ts,tsx}'],
    excludeFiles: ['web/src/**/*.test.{ts,tsx}'],
    bans: [SERVES_FEATURES, NO_SERVER],
  },
  {
    files: [
      'web/src/{poll-page,answer-form}/**/*.{ts,tsx}',
      'web/src/question-kinds/{fields,*/{answering,choosing,writing}}.{ts,tsx}',
    ],
    excludeFiles: ['web/src/**/*.test.{ts,tsx}'],
    bans: [
      SERVES_FEATURES,
      {
        group: ['@mantine/**', 'react-router-dom', 'swr', 'zod', 'zod/mini', 'recharts'],
        message: 'The poll page is read on slow phones: React and our own tokens, nothing else.',
      },
      NO_SERVER,
    ],
  },
  {
    files: ['infra/**/*.ts'],
    excludeFiles: ['infra/**/*.test.ts'],
    bans: [
      {
        group: ['#data/**', '#functions/*/**', '!#functions/lambdas/index.ts', '#web/**'],
        message: 'infra reads what functions declare of themselves (#functions/lambdas/index.ts), not how they do it.',
      },
    ],
  },
];

const nowhere = PURE.find((pattern) => globSync(pattern).length === 0);
if (nowhere) throw new Error(`Nothing is held pure by ${nowhere}: name the files as they are`);

/** The rule that keeps a zone. */
function restrict(bans: readonly Ban[]): ['error', { patterns: Ban[] }] {
  return ['error', { patterns: bans.filter((ban) => ban.group.length > 0) }];
}

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'unicorn', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'cdk.out', '.cache', '.local', 'node_modules', 'scripts/client/api.d.ts'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    // `import { type X }` loads the file all the same: what it builds would be in every bundle.
    'typescript/no-import-type-side-effects': 'error',
    // A type that goes round in a circle is a sign that a module knows too much.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': ['error', { allowExpressionStatement: true }],
    'vitest/require-mock-type-parameters': 'off',
    // z._default is zod's own name; a role on an element is right where the element's look would be wrong.
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-extraneous-class': 'off',
    'promise/always-return': 'off',
    'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    // A construct is made by its constructor; CloudFront calls the handler.
    { files: ['infra/**'], rules: { 'no-new': 'off' } },
    { files: ['infra/web/*.js'], rules: { 'no-unused-vars': 'off' } },
    // A table of cases checks in a loop, and an expectation may stand in a function the test calls.
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'vitest/no-conditional-expect': 'off',
        'vitest/expect-expect': 'off',
        'no-shadow': 'off',
        'unicorn/no-useless-spread': 'off',
      },
    },
    // Speaking on the console is what these are for.
    {
      files: ['functions/core/log.ts', 'scripts/**', 'infra/app.ts', 'web/src/lib/**', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
    ...zones.map(({ files, excludeFiles, bans }) => ({
      files,
      ...(excludeFiles ? { excludeFiles } : {}),
      rules: { 'no-restricted-imports': restrict(bans) },
    })),
  ],
});
