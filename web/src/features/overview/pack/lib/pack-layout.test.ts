import { expect, it } from 'vitest';
import { LARGE_TEAMS as names, data, large } from '#web/test-support/pack-data.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';
import { A4, LEADING, WIDE, type DrawnPage, type Mark } from './canvas.ts';
import { layOut } from './layout.ts';
import { makePack } from './make-pack.ts';
import { createMeasure } from './pack-pdf.ts';

const measure = await createMeasure(await readPrintFonts());

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** Where letters of a text stand. */
function boxesOf(mark: Mark): Box[] {
  if (mark.kind !== 'text') return [];
  const { lines, x, y, width, size, weight, align } = mark;
  return lines.map((text, index) => {
    const wide = measure.width(text, { size, weight });
    const left = align === 'left' ? x : align === 'right' ? x + width - wide : x + (width - wide) / 2;
    const top = y + index * size * LEADING;
    return { left, right: left + wide, top, bottom: top + size, text };
  });
}

const cross = (a: Box, b: Box) =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** Texts that stand on one another, or beyond the sheet. */
function faultsOf({ marks, width, height }: DrawnPage): string[] {
  const boxes = marks.flatMap(boxesOf);
  const beyond = boxes.filter(({ left, right, bottom }) => left < 0 || right > width + 0.5 || bottom > height);
  const crossed = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => cross(a, b))
      .map((b) => [a, b]),
  );
  return [...beyond.map(({ text }) => text), ...crossed.map(([a, b]) => `${a!.text} / ${b!.text}`)];
}

it.each([
  ['paper', A4],
  ['a screen', WIDE],
] as const)(
  'of forty teams nothing stands on anything else on %s, no name is cut, and heads stand on every sheet',
  (_, sheet) => {
    const wish = { audience: 'board', period: 'year', teams: [], ask: ['Закрепить график приказом'] } as const;
    const pages = layOut(makePack(large, wish), sheet, measure, null);
    expect(pages.flatMap(faultsOf)).toEqual([]);
    const texts = pages.map(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
    for (const name of names) expect(texts.flat().map((text) => text.replaceAll('\u00a0', ' '))).toContain(name);
    const ofTeams = texts.filter((of) => of.some((text) => text.startsWith('Отдел сопровождения')));
    for (const of of ofTeams) expect(of.some((text) => ['Ответили', 'Индекс'].includes(text))).toBe(true);
  },
);

it('little is drawn larger on a screen, and what fills a sheet or would have a word broken is not', () => {
  const sizeOf = (rows: number, head: string, sheet = WIDE) => {
    const table = { kind: 'table', title: '', head: [head, 'Сейчас'], widths: [0.8, 0.2], right: [] } as const;
    const blocks = [{ ...table, rows: Array.from({ length: rows }, () => ['Склад', 'делаем']) }];
    const page = { label: 'Где', headline: 'Спокойно', lead: null, blocks, trust: 'Ответили все.' };
    const pack = { ...makePack(large, { audience: 'team', period: 'year', team: names[0]! }), pages: [page] };
    const drawn = layOut(pack, sheet, measure, null);
    expect(drawn.flatMap(faultsOf)).toEqual([]);
    return drawn[0]!.marks.flatMap((mark) => (mark.kind === 'text' && mark.text === 'Склад' ? [mark.size] : []))[0];
  };
  const { body } = WIDE.sizes;
  expect(sizeOf(1, 'Команда')).toBe(body * 1.5);
  expect(sizeOf(14, 'Команда')).toBe(body);
  expect(sizeOf(1, 'Ы'.repeat(64))).toBe(body);
  expect(sizeOf(1, 'Команда', A4)).toBe(A4.sizes.body);
});

it.each([
  ['paper', A4],
  ['a screen', WIDE],
] as const)(
  'of few teams what is not seen of the others stands beside them on one sheet, nothing cut, on %s',
  (_, sheet) => {
    const wish = { audience: 'director', period: 'year', teams: [], ask: [] } as const;
    const where = layOut(makePack(data, wish), sheet, measure, null).filter(({ title }) => title === 'Где');
    expect(where).toHaveLength(1);
    expect(where.flatMap(faultsOf)).toEqual([]);
    const texts = where[0]!.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    expect(texts.some(({ text }) => text === 'Чего здесь не видно')).toBe(true);
    expect(texts.filter(({ text }) => text.endsWith('…'))).toEqual([]);
    if (sheet === WIDE) expect(texts.find(({ text }) => text === 'Склад')!.size).toBeGreaterThan(sheet.sizes.body);
  },
);
