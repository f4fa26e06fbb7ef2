import { buildSync } from 'esbuild';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '#infra/web/headers.ts';
import { renderPages } from '#infra/web/site-files.ts';
import { run } from '#tests/e2e/product.ts';
import { NO_SENTENCES } from '../../web/build/pseudo-texts.ts';

const ROOT = join(import.meta.dirname, '../..');
const ASSEMBLY = join(ROOT, '.cache/pseudo-assembly');
const SITE = join(ROOT, '.cache/pseudo-site');
const PSEUDO = join(ROOT, 'web/build/pseudo.ts');

/** The same product, whose English is told as `pseudo` writes it by site and functions; what it is made of stays as it is. */
export function pseudoAssembly(assembly: string): string {
  rmSync(ASSEMBLY, { recursive: true, force: true });
  cpSync(assembly, ASSEMBLY, { recursive: true });
  run(`node web/build/main.ts --pseudo ${SITE}`);
  const documents = { ...builtDocuments(), ...renderPages(SITE, { facts: {} }) };
  for (const name of readdirSync(ASSEMBLY).filter((entry) => entry.startsWith('asset.'))) {
    const folder = join(ASSEMBLY, name);
    if (existsSync(join(folder, 'index.js'))) rewordCatalogues(join(folder, 'en'));
    else publish(folder, documents);
  }
  allowScripts();
  return ASSEMBLY;
}

/** Has the policy of the site name what stands in these documents, too: each names files that English does not have. */
function allowScripts(): void {
  const [, hashes = ''] = /script-src 'self'([^;]*)/.exec(contentSecurityPolicy(SITE))!;
  for (const name of globSync('*.template.json', { cwd: ASSEMBLY })) {
    const path = join(ASSEMBLY, name);
    const template = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      template.replaceAll("script-src 'self'", (own) => own + hashes),
    );
  }
}

/** The documents of the app and of respondents. */
function builtDocuments(): Record<string, string> {
  const names = globSync('*.html', { cwd: SITE });
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(SITE, name), 'utf8')]));
}

/** Puts what was built where the English of the site lies: documents in their folder, scripts and styles beside others. */
function publish(folder: string, documents: Readonly<Record<string, string>>): void {
  for (const [name, html] of Object.entries(documents)) {
    if (existsSync(join(folder, 'en', name))) writeFileSync(join(folder, 'en', name), html);
  }
  if (globSync('onest-*.woff2', { cwd: folder }).length > 0) cpSync(join(SITE, 'assets'), folder, { recursive: true });
}

/** Has the catalogues that lie beside a function say everything anew. */
function rewordCatalogues(folder: string): void {
  if (!existsSync(folder)) return;
  const module = join(ASSEMBLY, 'pseudo.cjs');
  buildSync({ entryPoints: [PSEUDO], outfile: module, bundle: true, platform: 'node', format: 'cjs' });
  const reword = `\nmodule.exports = require(${JSON.stringify(module)}).pseudo({ ...module.exports });\n`;
  for (const file of globSync('**/*.js', { cwd: folder })) {
    if (NO_SENTENCES.test(file.replace(/js$/, 'ts'))) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8') + reword);
  }
}
