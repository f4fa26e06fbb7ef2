import { ASSEMBLY, ROOT } from './build.ts';
import { resolve } from 'node:path';
import { messageOf } from '#scripts/message-of.ts';
import { startRuntime, type Runtime, type RuntimeOptions } from './runtime.ts';
import { listen } from './server.ts';

/** Variables of the caller that the functions get as they are: they replace addresses of outside services. */
const HANDED_ON = ['GIGACHAT_OAUTH_URL', 'GIGACHAT_API_URL', 'OUTBOUND_ALLOW'];
const DEFAULT_PORT = 3000;

/** Runs the assembly with the settled variables PORT, HOST, DATA_DIR and DYNAMODB_ENDPOINT, until a signal comes. */
export async function serve(more: Partial<RuntimeOptions> & { close?: () => Promise<unknown> } = {}): Promise<Runtime> {
  const { env } = process;
  const runtime = await startRuntime({
    ...address(),
    dataDir: resolve(ROOT, env['DATA_DIR'] ?? '.local'),
    assembly: ASSEMBLY,
    dynamodbEndpoint: env['DYNAMODB_ENDPOINT'],
    environment: Object.fromEntries(HANDED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    ...more,
  });
  let stopping = false;
  const stop = (): void => {
    // A second signal is for those who cannot wait.
    if (stopping) process.exit(1);
    stopping = true;
    void Promise.resolve(more.close?.())
      .then(runtime.stop)
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  void runtime.databaseEnded.then((words) => {
    if (!stopping) fail(new Error(`The embedded database ended: ${words}`));
  });
  const { host } = address();
  if (host) process.stdout.write(`Open to other machines at HOST=${host}\n`);
  process.stdout.write(`Tonus is running at ${runtime.url}\n`);
  return runtime;
}

/** Rejects with a message for people where PORT is taken or HOST is wrong: known before the long builds, not after. */
export async function demandPort(): Promise<void> {
  const { port, host } = address();
  const server = await listen(port, host, { answer: () => Promise.reject(new Error('Not yet')) });
  await server.close();
}

/** Where to listen. Without HOST only this machine gets in: what runs here shows mailed links to whoever asks. */
function address(): { port: number; host: string | undefined } {
  const { PORT, HOST } = process.env;
  return { port: Number(PORT ?? DEFAULT_PORT), host: HOST || undefined };
}

/** Ends the process with the error's own words. */
export function fail(error: unknown): never {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
