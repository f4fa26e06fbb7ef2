import { describe, expect, it } from 'vitest';
import type { Initiative } from '#shared/models/finance/money.ts';
import { initiativeRow } from './effect-words.ts';

const spaced = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;
const part = (count: number, of: number) => ({
  value: (100 * count) / of,
  count,
  of,
  from: '2026-01-01',
  to: '2026-03-31',
});
const initiative: Initiative = {
  id: '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11',
  version: 1,
  title: 'Наставники',
  department: null,
  cost: 186_000,
  started_on: '2026-02-01',
  measure: null,
  note: null,
  created_at: '2026-02-01T09:00:00.000Z',
  effect: {
    label: 'Ушли в первые 90 дней',
    before: part(4, 10),
    after: part(1, 9),
    difference: { value: -28.9, low: -62.2, high: 8.4 },
    since: { readings: 4, same: 3 },
    compared: false,
    verdict: 'may_be_chance',
    text: 'может быть случайностью',
  },
};

describe('what came of an initiative, in words', () => {
  it('is before, after and the difference with its interval', () => {
    const row = initiativeRow(initiative);
    expect(spaced(row.effect)).toBe(
      'Ушли в первые 90 дней: 1 из 9, до начала 4 из 10. Разница −29 п. п., от −62 до +8.',
    );
    expect(row.verdict).toBe('may_be_chance');
  });

  it('tells who left by rates of a year, since the spans are not as long, and no interval that is wider than all there is', () => {
    const turnover = {
      ...initiative,
      measure: { kind: 'turnover' as const },
      effect: {
        ...initiative.effect!,
        label: 'Текучесть за год',
        before: { ...part(12, 8), value: 50 },
        after: { ...part(1, 7), value: 14.3 },
        difference: { value: 2.5, low: -176.4, high: 192.1 },
      },
    };
    expect(spaced(initiativeRow(turnover).effect)).toBe('Ушли 1 из 7, это 14 % за год; до начала 50 % за год');
  });

  it('says of a sure difference how many measurements bear it out, and of chance nothing', () => {
    const effect = { ...initiative.effect!, verdict: 'better', text: 'лучше, больше случайной разницы' } as const;
    expect(spaced(initiativeRow({ ...initiative, effect }).effect)).toMatch(
      /от −62 до \+8\. Так показали 3 из 4 замеров после начала\.$/,
    );
    expect(initiativeRow(initiative).effect).not.toContain('показали');
  });

  it('says of a team that it is held against the others', () => {
    const effect = { ...initiative.effect!, compared: true };
    expect(spaced(initiativeRow({ ...initiative, effect }).effect)).toBe(
      'Ушли в первые 90 дней: 1 из 9, до начала 4 из 10. Если вычесть, как за то же время изменилось у остальных, разница −29 п. п., от −62 до +8.',
    );
  });

  it('is what will be measured, and why it is too early to judge', () => {
    const effect = {
      ...initiative.effect!,
      before: null,
      after: null,
      difference: null,
      verdict: 'too_early',
      text: 'рано судить: нужно шесть кварталов до начала, есть три',
    } as const;
    expect(initiativeRow({ ...initiative, effect })).toMatchObject({
      effect: 'Ушли в первые 90 дней. Рано судить: нужно шесть кварталов до начала, есть три',
      verdict: 'too_early',
    });
  });

  it('is nothing where nothing is measured, or where it has not begun', () => {
    expect(initiativeRow({ ...initiative, effect: null })).toMatchObject({ effect: null, verdict: 'nothing_measured' });
    expect(initiativeRow({ ...initiative, effect: null, started_on: null })).toMatchObject({ verdict: 'planned' });
  });
});
