import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { rewriteCode } from '#infra/web/rewrite.ts';
import { renderPages } from '#infra/web/site-files.ts';
import { createEdgeFunction } from '#scripts/local/edge-function.ts';

/** The web app as it is deployed, in a folder of its own. */
export interface Site {
  readonly folder: string;
  remove(): void;
}

/** Where the pages stand for the browser; nothing listens there, every request is answered by `answerFrom`. */
export const ORIGIN = 'http://localhost';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const run = promisify(execFile);

/**
 * Builds the web app, or takes what `npm test` has just built for all of its suites. A folder of its own, since
 * `dist/web` may be rebuilt at any moment.
 */
export async function buildSite(): Promise<Site> {
  const [folder, root] = [mkdtempSync(join(tmpdir(), 'tonus-web-')), join(import.meta.dirname, '../../..')];
  if (process.env['TEST_ASSEMBLY']) cpSync(join(root, 'dist/web'), folder, { recursive: true });
  else {
    await run(process.execPath, ['web/build/main.ts', folder], {
      cwd: root,
      // A test's environment says NODE_ENV=test, which would bring React's development build along.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  for (const [name, html] of Object.entries(renderPages(folder, { facts: {} })))
    writeFileSync(join(folder, name), html);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Answers whatever a page asks for: files from the site, the API from `replies` by path, which must be there. Each
 * file is told to `onFile`.
 */
export async function answerFrom(
  { folder }: Site,
  page: Page,
  replies: Readonly<Record<string, unknown>>,
  onFile: (name: string, content: Buffer) => void,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) {
      if (!(pathname in replies)) throw new Error(`The bench has no reply for ${pathname}`);
      return route.fulfill({ json: replies[pathname] });
    }
    const file = join(folder, fileOf(pathname));
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const body = readFileSync(file);
    onFile(file, body);
    return route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
}

const decide = createEdgeFunction(rewriteCode());

/** The file that the edge answers with. */
function fileOf(path: string): string {
  const request = { method: 'GET', path, query: '', headers: {}, body: Buffer.alloc(0), sourceIp: '127.0.0.1' };
  const decision = decide(request);
  if (!('path' in decision)) throw new Error(`The edge has an answer of its own for ${path}`);
  return decision.path;
}
