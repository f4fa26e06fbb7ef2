import { describe, expect, it } from 'vitest';
import { drawQr, qrSvg } from './qr.ts';

const ADDRESS = 'https://tonus.example/app/poll/0b7f3a52-7c1d-4a8e-9d42-5f0f6d1e2c3b/anonymous/Ab-_123/take';
const QUIET_MODULES = 4;

describe('the QR code of a link', () => {
  it('keeps four modules of white around the code', () => {
    const { size, path } = drawQr(ADDRESS);
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((bar) => bar.slice(1).map(Number));
    const lefts = bars.map(([x = -1]) => x);
    const tops = bars.map(([, y = -1]) => y);
    const rights = bars.map(([x = 0, , width = 0]) => x + width);
    expect(Math.min(...lefts, ...tops)).toBe(QUIET_MODULES);
    expect(Math.max(...rights)).toBe(size - QUIET_MODULES);
    expect(Math.max(...tops)).toBe(size - QUIET_MODULES - 1);
  });

  it('begins with the finder of seven modules in its corner', () => {
    expect(drawQr(ADDRESS).path.startsWith('M4 4h7v1H4z')).toBe(true);
  });

  it('changes with the address', () => {
    expect(drawQr(ADDRESS).path).not.toBe(drawQr(`${ADDRESS}?`).path);
  });

  it('is a picture of its own as a file', async () => {
    const drawing = drawQr(ADDRESS);
    const svg = await qrSvg(drawing).text();
    expect(svg).toContain(`viewBox="0 0 ${drawing.size} ${drawing.size}"`);
    expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain(drawing.path);
  });
});
