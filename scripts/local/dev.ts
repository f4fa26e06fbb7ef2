import { context } from 'esbuild';
import { existsSync, readFileSync, watch } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { functionBuild, functionNames, FUNCTIONS_OUT } from '#scripts/build/functions.ts';
import { buildWeb, ROOT, synthesize, timed } from './build.ts';
import type { Edge } from './edge.ts';
import type { Runtime } from './runtime.ts';
import { LIGHT_PAGES } from '#infra/web/site-files.ts';
import { demandPort, fail, serve } from './serve.ts';

/** What the running stacks were made from: changes here are seen at the next start only. */
const SYNTHESIZED = ['shared/contract', 'infra'];

/**
 * `npm run dev`: the assembly as `npm start` runs it, but the site comes from Vite with hot reload (and without the
 * distribution's headers, which forbid Vite's inline scripts), and a function is restarted when its code changes.
 */
async function develop(): Promise<void> {
  await demandPort();
  // The stacks name the site's files; which they are does not matter here.
  if (!existsSync(join(ROOT, 'dist/web/index.html'))) await timed('Web build', buildWeb);
  await timed('Functions and stacks', synthesize);
  // Never listens: it hands Vite the connections of our own port, else Vite would open one on every interface.
  const reloads = new Server();
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: reloads } },
    // The build's inputs are named from the repository, which the scan for dependencies does not follow.
    optimizeDeps: { entries: ['index.html', ...LIGHT_PAGES] },
  });
  const running: { runtime?: Runtime } = {};
  const watching = await watchFunctions(() => running.runtime?.reload());
  running.runtime = await serve({
    codeOf: sourceOf,
    intercept: (edge: Edge) => (request, response) => {
      const path = request.url?.split('?')[0] ?? '/';
      if (path.startsWith('/__local/') || !edge.isSite(path)) return false;
      vite.middlewares(request, response);
      return true;
    },
    upgrade: (request, socket, head) => reloads.emit('upgrade', request, socket, head),
    close: () => Promise.all([vite.close(), watching.dispose()]),
  });
  for (const folder of SYNTHESIZED) {
    watch(join(ROOT, folder), { recursive: true }, (_, file) =>
      process.stdout.write(`${join(folder, file ?? '')} changed: start again to run the new stacks\n`),
    ).unref();
  }
}

/** Rebuilds the functions whenever their sources change. */
async function watchFunctions(onRebuild: () => void) {
  const building = await context({
    ...functionBuild,
    sourcemap: 'inline',
    entryPoints: functionNames().map((name) => ({ in: `functions/lambdas/${name}/handler.ts`, out: `${name}/index` })),
    outdir: FUNCTIONS_OUT,
    plugins: [
      ...functionBuild.plugins,
      {
        name: 'reload',
        setup: (build) => {
          build.onEnd(({ errors }) => {
            if (errors.length === 0) onRebuild();
          });
        },
      },
    ],
  });
  await building.watch();
  return building;
}

/** The watched build that an asset was copied from, told by its content; another asset stays where it is. */
function sourceOf(assetDir: string): string {
  const code = readFileSync(join(assetDir, 'index.js'));
  const name = functionNames().find((candidate) =>
    readFileSync(join(FUNCTIONS_OUT, candidate, 'index.js')).equals(code),
  );
  return name === undefined ? assetDir : join(FUNCTIONS_OUT, name);
}

try {
  await develop();
} catch (error) {
  fail(error);
}
