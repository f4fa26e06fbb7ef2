import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { RENDERER_FOLDER } from '#infra/web/site-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { siteConfig } from '../../vite.config.ts';
import { minifyPublished } from './minify-published.ts';
import { publishPageHashes } from './page-hashes.ts';

const OUT = join(import.meta.dirname, '../../dist');

/**
 * Builds the site into `dist/web`, once for every language: the documents of another one than the first lie in a folder
 * of its name, scripts and styles of all together, since what has no words in it is the same file in each.
 */
export async function buildSite(site = join(OUT, 'web')): Promise<void> {
  await build(DEFAULT_LANGUAGE, site);
  for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    const folder = `${site}-${language}`;
    await build(language, folder);
    cpSync(join(folder, 'assets'), join(site, 'assets'), { recursive: true });
    // What is published as it is and holds words; all else of that kind is there already.
    cpSync(join(import.meta.dirname, `../public-${language}`), join(site, language), { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.html') || name === RENDERER_FOLDER)
        renameSync(join(folder, name), join(site, language, name));
    }
    rmSync(folder, { recursive: true });
  }
  minifyPublished(site);
  publishPageHashes(site);
}

async function build(language: Language, outDir: string, { pseudo = false } = {}): Promise<void> {
  const config = siteConfig({ language, outDir, command: 'build', pseudo });
  const builder = await createBuilder({ ...config, configFile: false });
  await builder.buildApp();
}

if (import.meta.main) {
  const options = { pseudo: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  // For tests alone: English as `pseudo` writes it.
  if (values.pseudo && folder) await build('en', folder, values);
  else await buildSite(folder);
}
