import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BY_USE, idleCost, PRICES } from '#infra/costs.ts';
import { resourcesOf } from './template.ts';

const types = (['data', 'app', 'web'] as const).flatMap((stack) => resourcesOf(stack).map(({ Type }) => Type));
/** A month of a stage that nobody uses, dollars. */
const IDLE_MOST = 4;

describe('what a stage costs while nobody uses it', () => {
  it('is at most four dollars a month, and what the page for operators says', () => {
    expect(idleCost(types)).toBeLessThanOrEqual(IDLE_MOST);
    const page = readFileSync(join(import.meta.dirname, '../../infra/README.md'), 'utf8');
    expect(page).toContain(`**Idle, $${idleCost(types).toFixed(2)} a month** (prices of ${PRICES.day})`);
  });

  it('counts every kind of resource there is: one that costs by the month, or one that costs by use alone', () => {
    const unknown = types.filter((type) => !(type in PRICES.byType) && !BY_USE.some((kind) => type.startsWith(kind)));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('grows with the keys, and with the alarms beyond those that are free', () => {
    expect(idleCost(['AWS::KMS::Key', 'AWS::KMS::Key', 'AWS::Lambda::Function'])).toBe(2);
    expect(idleCost(Array.from({ length: 12 }, () => 'AWS::CloudWatch::Alarm'))).toBeCloseTo(0.2);
  });
});
