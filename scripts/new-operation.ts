import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * npm run new:operation polls.archivePoll -- POST /api/polls/{id}/archive
 *
 * Writes the route, the operation and its test, and wires the operation into the domain's handler. Nothing of it
 * passes before it is filled in: the route names no permission yet, so it does not compile, the operation throws, and
 * the test says so.
 */

const root = join(import.meta.dirname, '..');
const [target = '', method = 'POST', path = ''] = process.argv.slice(2);
const [domain = '', name = ''] = target.split('.');
if (!/^[a-z][a-z0-9]*$/.test(domain) || !/^[a-z][a-zA-Z0-9]*$/.test(name)) {
  stop('Usage: npm run new:operation <domain>.<operationName> -- [METHOD] [path]');
}

const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const contractFile = join(root, `shared/contract/${domain}.ts`);
const handlerFile = join(root, `functions/${domain}/handler.ts`);
const operationFile = join(root, `functions/${domain}/${kebab}.ts`);
const testFile = join(root, `tests/api/${domain}/${kebab}.test.ts`);

for (const file of [contractFile, handlerFile]) {
  if (!existsSync(file)) stop(`There is no domain ${domain}: ${file} is missing. Start one beside the others first.`);
}
if (existsSync(operationFile)) stop(`${operationFile} exists`);

const route = path || `/api/${domain}/{id}/${kebab}`;
const parameters = [...route.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${parameter}: Id`);

replaceLast(
  contractFile,
  /\n\}\);(?![\s\S]*\n\}\);)/,
  `
  ${name}: {
    method: '${method}',
    path: '${route}',
    summary: '',
    auth: 'user',
    permission: 'who may do this?',${parameters.length > 0 ? `\n    params: { ${parameters.join(', ')} },` : ''}
    reply: null,
    status: 204,
  },
});`,
);

writeNew(
  operationFile,
  `import type { Operation } from '#core/http/operation.ts';
import type { ${domain} } from '#shared/contract/${domain}.ts';

/** Say in one line what this does and what it refuses. */
export const ${name}: Operation<typeof ${domain}.${name}> = async () => {
  throw new Error('${name} is not written yet');
};
`,
);

const handler = readFileSync(handlerFile, 'utf8');
const imports = `import { ${name} } from './${kebab}.ts';\n`;
const wired = handler
  .replace(/\n\nexport const handler/, `\n${imports}\nexport const handler`)
  .replace(/(\{[^{}]*?)(,?\s*\})(?=,?\s*(?:\{ (?:gate|stores|unknown)|\)))/, `$1, ${name}$2`);
if (!wired.includes(imports) || wired.split(name).length < 3)
  stop(`Could not wire ${name} into ${handlerFile}: do it by hand`);
writeFileSync(handlerFile, wired);

writeNew(
  testFile,
  `import { describe, expect, it } from 'vitest';
import { ${domain} } from '#shared/contract/${domain}.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';

describe('${name}', () => {
  describe('works', () => {
    it('does what it is for', async () => {
      const person = await makePerson();
      const answer = await request(${domain}.${name}, { token: person.token${parameters.length > 0 ? ', params: { id: person.id }' : ''} });
      expect(answer.status).toBe(${domain}.${name}.status);
    });
  });
});
`,
);

console.log(`Written: ${[operationFile, testFile].map((file) => file.slice(root.length + 1)).join(', ')}
Changed: shared/contract/${domain}.ts, functions/${domain}/handler.ts
Next: the route's summary, permission, scope and schemas; the operation; the tests; its row in tests/security/expected.ts.
Then: npx oxfmt && npm test`);

function writeNew(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}

function replaceLast(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  if (!pattern.test(before)) stop(`${file} has no routes: add the route by hand`);
  writeFileSync(file, before.replace(pattern, text));
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
