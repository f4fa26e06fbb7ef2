import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import * as z from 'zod';

/** CDK names a role as a dependency of its function although the function refers to it anyway. */
const IGNORED_LINT = 'W3005';
/** Ample: checkov tells of every check it has passed, some megabytes for all templates. */
const REPORT_BYTES = 512 * 1024 * 1024;

const Report = z.object({
  summary: z.object({ passed: z.int().min(1), parsing_errors: z.literal(0) }),
  results: z.object({
    failed_checks: z.array(z.object({ check_id: z.string(), check_name: z.string(), resource: z.string() })),
  }),
});

/** What cfn-lint finds wrong, a line each; throws when it did not run. */
export function cfnLint(programs: string, templates: readonly string[]): string[] {
  const args = ['--format', 'parseable', '--ignore-checks', IGNORED_LINT, '--', ...templates];
  const { status, stdout, stderr } = run(join(programs, 'cfn-lint'), args);
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (status !== 0 && lines.length === 0) throw new Error(`cfn-lint did not run:\n${stderr}`);
  return lines;
}

/** What checkov objects to and no template accepts, a line each; throws when it did not run. */
export function checkov(programs: string, templates: readonly string[]): string[] {
  const args = ['--framework', 'cloudformation', '--skip-download', '--compact', '--output', 'json'];
  const files = templates.flatMap((template) => ['--file', template]);
  // What it would ask of the network, it does without; what it says there is not needed.
  const { stdout, stderr } = run(join(programs, 'checkov'), [...args, ...files]);
  const report = z.union([Report, z.array(Report)]).safeParse(parse(stdout));
  if (!report.success) throw new Error(`checkov did not run:\n${stderr.slice(-2000)}`);
  return [report.data]
    .flat()
    .flatMap(({ results }) => results.failed_checks)
    .map(({ check_id, check_name, resource }) => `${check_id} ${resource}: ${check_name}`);
}

/** Throws where the program could not be run to its end, which is not the same as finding something. */
function run(program: string, args: readonly string[]) {
  const ended = spawnSync(program, args, { encoding: 'utf8', maxBuffer: REPORT_BYTES });
  if (ended.error) throw new Error(`${basename(program)} did not run: ${ended.error.message}`);
  return ended;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
