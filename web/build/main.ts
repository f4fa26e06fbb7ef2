import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { RENDERER_FOLDER } from '#infra/web/site-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { siteConfig } from '../../vite.config.ts';

const OUT = join(import.meta.dirname, '../../dist');
const SITE = join(OUT, 'web');

/**
 * Builds the site into `dist/web`, once for every language: the documents of another one than the first lie in a folder
 * of its name, scripts and styles of all together, since what has no words in it is the same file in each.
 */
export async function buildSite(): Promise<void> {
  await build(DEFAULT_LANGUAGE, SITE);
  for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    const folder = join(OUT, `web-${language}`);
    await build(language, folder);
    cpSync(join(folder, 'assets'), join(SITE, 'assets'), { recursive: true });
    mkdirSync(join(SITE, language), { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.html') || name === RENDERER_FOLDER)
        renameSync(join(folder, name), join(SITE, language, name));
    }
    rmSync(folder, { recursive: true });
  }
}

async function build(language: Language, outDir: string): Promise<void> {
  const builder = await createBuilder({ ...siteConfig({ language, outDir, command: 'build' }), configFile: false });
  await builder.buildApp();
}

if (import.meta.main) await buildSite();
