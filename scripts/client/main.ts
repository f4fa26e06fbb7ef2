import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientDocument, hashOf } from './document.ts';

/*
 * `npm run client`: writes the types of the client (api.d.ts) from the API's own description. The generator needs an
 * older TypeScript than the project's, so it is installed apart, by a lock file of its own.
 */

const HERE = import.meta.dirname;
const CACHE = join(HERE, '../../.cache/client');

const tools = installTools();
const document = clientDocument();
const source = join(CACHE, 'openapi.json');
const made = join(CACHE, 'api.d.ts');
writeFileSync(source, JSON.stringify(document));
run(process.execPath, [join(tools, 'node_modules/openapi-typescript/bin/cli.js'), source, '--output', made], CACHE);
const types = readFileSync(made, 'utf8').replace(/^ {4,}/gm, (indent) => ' '.repeat(indent.length / 2));
writeFileSync(join(HERE, 'api.d.ts'), `// Made by \`npm run client\` of the document ${hashOf(document)}\n${types}`);
console.log('scripts/client/api.d.ts is written');

/** The folder with the generator, installed once for each lock file. */
function installTools(): string {
  mkdirSync(CACHE, { recursive: true });
  const lock = readFileSync(join(HERE, 'tools/package-lock.json'), 'utf8');
  const installed = join(CACHE, 'installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return CACHE;
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(HERE, 'tools', file), join(CACHE, file));
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], CACHE);
  writeFileSync(installed, lock);
  return CACHE;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`);
}
