import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkov } from './scanners.ts';

const programs = mkdtempSync(join(tmpdir(), 'tonus-scanners-'));
afterAll(() => rmSync(programs, { recursive: true }));

/** Puts a program in place that prints this and ends with a code. */
function play(name: string, said: string, code = 0): void {
  const report = join(programs, `${name}.out`);
  writeFileSync(report, said);
  writeFileSync(join(programs, name), `#!/bin/sh\ncat '${report}'\nexit ${code}\n`);
  chmodSync(join(programs, name), 0o755);
}

const objection = { check_id: 'CKV_AWS_1', check_name: 'Encrypt', resource: 'AWS::S3::Bucket.Site' };

describe('what checkov says', () => {
  it('is read whole, though its report has several megabytes', () => {
    const passed = Array.from({ length: 40_000 }, () => objection);
    const results = { passed_checks: passed, failed_checks: [objection] };
    play('checkov', JSON.stringify({ summary: { passed: passed.length, parsing_errors: 0 }, results }), 1);
    expect(checkov(programs, ['a.json'])).toEqual(['CKV_AWS_1 AWS::S3::Bucket.Site: Encrypt']);
  });

  it('is no approval where it said nothing', () => {
    play('checkov', '', 1);
    expect(() => checkov(programs, ['a.json'])).toThrow('checkov did not run');
  });

  it('is no approval where it is not there', () => {
    expect(() => checkov(join(programs, 'nowhere'), ['a.json'])).toThrow(/checkov did not run: .*ENOENT/);
  });
});
