import { startRuntime } from '#scripts/local/runtime.ts';

const [assembly = '', dataDir = ''] = process.argv.slice(2);

// A process of its own, so that a test may kill it.
const { url } = await startRuntime({ port: 0, dataDir, assembly, log: () => undefined });
process.stdout.write(`${url}\n`);
