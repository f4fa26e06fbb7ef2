import { share } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { describe, expect, it } from 'vitest';
import { enps } from '#shared/rules/enps.ts';
import { enpsDisplay, enpsFinding, enpsOfAll } from './enps-display.ts';

const repeat = (count: number, score: number) => Array.from({ length: count }, () => score);

describe('eNPS on the screen', () => {
  it('shows whole signed points, the interval and the weight of one person', () => {
    const value = enps([...repeat(15, 10), ...repeat(10, 8), ...repeat(9, 2)])!;
    expect(enpsDisplay(value)).toEqual({ score: '+18', low: '−11', high: '+44', step: 6 });
  });

  it('never names less than a detractor who turns promoter moves the score by', () => {
    const before = [...repeat(20, 10), ...repeat(12, 2)];
    const moved = enps(before.with(before.length - 1, 10))!.score - enps(before)!.score;
    expect(moved).toBeCloseTo(6.25, 9);
    expect(enpsDisplay(enps(before)!).step).toBe(7);
  });

  it('drops a step below one point', () => {
    expect(enpsDisplay(enps(repeat(200, 10))!).step).toBe(1);
    expect(enpsDisplay(enps(repeat(201, 10))!).step).toBeNull();
  });

  it('tells the bounds that those without a score leave, where it is known how many were asked', () => {
    const value = enps([...repeat(15, 10), ...repeat(10, 8), ...repeat(9, 2)])!;
    expect(enpsOfAll(value, 40)).toEqual({ asked: 40, silent: 6, low: '0', high: '+30' });
    expect([enpsOfAll(value, 34), enpsOfAll(value, 12), enpsOfAll(value, null)]).toEqual([null, null, null]);
  });

  it('claims a lead only where the interval leaves zero out', () => {
    const finding = (promoters: number, detractors: number) =>
      enpsFinding(enps([...repeat(promoters, 10), ...repeat(detractors, 2)])!);
    expect(finding(30, 5)).toBe('above');
    expect(finding(5, 30)).toBe('below');
    expect(finding(18, 15)).toBe('unsure');
    expect(finding(15, 15)).toBe('even');
    expect(finding(9, 0)).toBe('few');
  });

  it('writes a minus, no sign at zero, and no minus zero', () => {
    expect([signed(-4.6), signed(0), signed(-0.2), signed(0.5)]).toEqual(['−5', '0', '0', '+1']);
  });

  it('writes shares in whole percent', () => {
    expect(share(1, 3)).toBe('33\u00a0%');
  });
});
