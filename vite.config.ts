import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type EnvironmentOptions, type UserConfig } from 'vite';
import { RENDERER_FOLDER } from '#infra/web/site-files.ts';
import { SITE_TEMPLATES } from '#shared/models/site.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/rules/languages.ts';
import { CHUNK_GROUPS } from './web/build/chunk-groups.ts';
import { builtClassName } from './web/build/class-names.ts';
import { documentTexts } from './web/build/document-texts.ts';
import { leanContract } from './web/build/lean-contract.ts';
import { LOGIN_ENTRY, loginOfApp } from './web/build/login-of-app.ts';
import { pagesOfDevelopment } from './web/build/pages-of-development.ts';
import { plainImports } from './web/build/plain-imports.ts';
import { PAGES, preactPages } from './web/build/preact-pages.ts';
import { preloadFonts } from './web/build/preload-fonts.ts';
import { pseudoText } from './web/build/pseudo.ts';
import { pseudoTexts } from './web/build/pseudo-texts.ts';
import { respondentTexts } from './web/build/respondent-texts.ts';
import { setTemplatesAside } from './web/build/site-templates.ts';
import { subsetFonts } from './web/build/subset-fonts.ts';
import { textsIn } from './web/build/texts.ts';

/** Where the development server finds the API. */
const API_ORIGIN = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** For what is run where no packages are: it brings its own along. */
const STANDS_ALONE = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};
/** A file of the site, whatever the folder Vite looks from. */
const source = (name: string) => resolve(import.meta.dirname, 'web', name);

/**
 * Pages that share no file with the app: one style sheet, a script for each and what several of them need; of a single
 * page one file with all that it needs at first, by this name.
 */
function alone(documents: readonly string[], together?: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      // What comes later is asked for by the browser's own `import`: names of what it needs itself would weigh for nothing.
      modulePreload: false,
      rolldownOptions: {
        input: documents.map(source),
        ...(together && { output: { codeSplitting: { groups: [{ name: together, tags: ['$initial'] }] } } }),
      },
    },
  };
}

interface Site {
  readonly language: Language;
  /** The folder it is built into. */
  readonly outDir: string;
  readonly command: 'build' | 'serve';
  /** Longer, and marked: what finds texts that stand in no catalogue, and those that do not fit. Never shipped. */
  readonly pseudo?: boolean;
}

/** How the site is built in one language; only what is there in the first has files that are published as they are. */
export const siteConfig = ({ language, outDir, command, pseudo = false }: Site): UserConfig => ({
  root: source(''),
  resolve: { alias: pseudo ? [] : [textsIn(language)] },
  css: { modules: command === 'build' ? { generateScopedName: builtClassName } : {} },
  plugins: [
    respondentTexts({ pseudo }),
    pseudo && pseudoTexts(language),
    react(),
    documentTexts(language, pseudo ? pseudoText : undefined),
    subsetFonts(),
    preloadFonts(),
    preactPages(),
    plainImports(PAGES),
    loginOfApp(),
    pagesOfDevelopment(),
    leanContract(),
  ],
  build: {
    outDir,
    copyPublicDir: language === DEFAULT_LANGUAGE,
    assetsDir: 'assets',
    // Everything is a file with a hash in its name: the content policy allows no inlined fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        rolldownOptions: {
          input: { app: source('index.html'), login: LOGIN_ENTRY },
          // The login is asked for by what it exports; what starts the app is asked for by nobody: it would start twice.
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
    // The pages people answer on, one script and one style sheet each.
    poll: alone(['poll.html'], 'poll'),
    survey: alone(['survey.html'], 'survey'),
    kiosk: alone(['kiosk.html'], 'kiosk'),
    report: alone(['report.html'], 'report'),
    dialogue: alone(['dialogue.html'], 'dialogue'),
    verify: alone(['verify.html'], 'verify'),
    // The public pages: one style sheet for all of them, a script for those that need one.
    site: alone(SITE_TEMPLATES.map((name) => `${name}.html`)),
    // What draws them, at deployment.
    ssr: {
      ...(command === 'build' ? STANDS_ALONE : {}),
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: source('src/site/render.tsx'),
          output: {
            entryFileNames: `${RENDERER_FOLDER}/[name].mjs`,
            chunkFileNames: `${RENDERER_FOLDER}/[name].mjs`,
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'poll', 'survey', 'kiosk', 'report', 'dialogue', 'verify', 'site', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      setTemplatesAside(resolve(builder.config.root, builder.config.build.outDir));
    },
  },
  // `/api` itself is a page of the site.
  server: { proxy: { '^/api/': API_ORIGIN, '/health': API_ORIGIN } },
});

/** The site as it is developed: in the language of the environment variable. */
export default defineConfig(({ command }) =>
  siteConfig({
    // Border: whoever develops names a language there is.
    language: (process.env.SITE_LANGUAGE as Language | undefined) ?? DEFAULT_LANGUAGE,
    outDir: '../dist/web',
    command,
  }),
);
