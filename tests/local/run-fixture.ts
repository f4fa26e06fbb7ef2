import { startRuntime } from '#scripts/local/runtime.ts';

const [assembly = '', dataDir = '', environment = '{}', port = '0'] = process.argv.slice(2);

// A process of its own, so that a test may kill it; what its functions log is shown when the test fails.
const log = (line: object): boolean => process.stderr.write(`${JSON.stringify(line)}\n`);
const { url } = await startRuntime({
  port: Number(port),
  dataDir,
  assembly,
  environment: JSON.parse(environment) as Record<string, string>,
  log,
});
process.stdout.write(`${url}\n`);
