import { encode } from 'uqr';
import { expect, describe, it } from 'vitest';
import { paperText } from '#text/runs/paper.ts';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { loadPaperText } from '#web/lib/paper-text.ts';
import { readPdf, type ReadPage } from '#web/test-support/read-pdf.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';
import { codeSheetPdf, type SheetOnPaper } from './code-sheet-pdf.ts';

const fonts = await readPrintFonts();
const codesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `4kd7x-m9t${String.fromCharCode(99 + (index % 20))}2`);
const addressOf = (code: string) => `https://tonus.example/c/${code}`;
const sheet: SheetOnPaper = {
  text: paperText.sheet,
  title: 'Смены и график',
  workspace: 'Ромашка',
  anonymous: true,
  team: null,
  until: { moment: new Date(2026, 11, 4, 18), otherYear: false },
  codes: codesOf(8),
  perPage: 8,
  address: 'tonus.example/c',
  addressOf,
};
const print = async (change: Partial<SheetOnPaper>) => readPdf(await codeSheetPdf({ ...sheet, ...change }, fonts));

/** What Kazakh, Uzbek, Tajik and Kyrgyz write beyond Russian. */
const LETTERS = 'әғқңөұүһі ўҳ ҷӣӯ oʻgʻʼ ӘҒҚҢӨҰҮҺІ ЎҲҶӢӮ';

/** What a line says whose pieces stand side by side, in the order of reading. */
function linesOf({ texts }: ReadPage): string[] {
  const lines = Map.groupBy(texts, ({ y }) => y);
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, pieces]) =>
      pieces
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    );
}

/** What stands in the left half of a page. */
const leftOf = (page: ReadPage): ReadPage => ({ ...page, texts: page.texts.filter(({ x }) => x < page.width / 2) });

/** The modules of the code for cameras in a part of the page, as a camera sees them, without the white around it. */
function modulesIn({ bars }: ReadPage, part: { x: number; y: number; width: number; height: number }): boolean[][] {
  const inside = ({ x, y }: { x: number; y: number }) =>
    x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height;
  const seen = bars.filter(inside);
  const unit = seen[0]!.height;
  const corner = { x: Math.min(...seen.map(({ x }) => x)), top: Math.max(...seen.map(({ y }) => y)) + unit };
  const size = Math.round((Math.max(...seen.map(({ x, width }) => x + width)) - corner.x) / unit);
  const covers = (x: number, y: number) =>
    seen.some((bar) => bar.x < x && x < bar.x + bar.width && bar.y < y && y < bar.y + bar.height);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) =>
      covers(corner.x + (column + 0.5) * unit, corner.top - (row + 0.5) * unit),
    ),
  );
}

describe('a sheet of codes on paper', () => {
  it.each([
    [4, 1, 1],
    [4, 9, 3],
    [8, 8, 1],
    [8, 9, 2],
    [16, 16, 1],
    [16, 200, 13],
  ] as const)('has pages of A4, %i codes each: %i codes are %i pages', async (perPage, count, pages) => {
    const read = await print({ perPage, codes: codesOf(count) });
    expect(read).toHaveLength(pages);
    for (const { width, height } of read) expect([width, height]).toEqual([595.28, 841.89]);
    expect(linesOf(read[0]!).join('\n')).toContain(`Страница 1 из ${pages}, `);
  });

  it.each([4, 8, 16] as const)('has every code in capitals, large, with its address: %i a page', async (perPage) => {
    const codes = codesOf(perPage);
    const [page] = await print({ perPage, codes });
    const all = linesOf(page!).join('\n');
    for (const code of codes) expect(all).toContain(code.toUpperCase());
    const printed = page!.texts.filter(({ text }) => codes.includes(text.toLowerCase()));
    expect(printed).toHaveLength(perPage);
    for (const { size } of printed) expect(size).toBeGreaterThanOrEqual(15);
    expect(page!.texts.filter(({ text }) => text === 'tonus.example/c')).toHaveLength(perPage);
    expect(linesOf(leftOf(page!)).join(' ')).toContain('Опрос анонимный: без имени и входа.');
    expect(all).toContain('Один ответ, до 4 декабря в 18:00');
  });

  it.each([4, 8, 16] as const)('has the code for cameras that the address is: %i a page', async (perPage) => {
    const codes = codesOf(perPage);
    const [page] = await print({ perPage, codes });
    const height = (841.89 - 28 - 42 - 28 - 24) / (perPage / 2);
    const width = (595.28 - 56) / 2;
    for (const [index, code] of codes.entries()) {
      const y = 841.89 - 28 - 42 - (Math.floor(index / 2) + 1) * height;
      const part = { x: 28 + (index % 2) * width, y, width, height };
      const { data } = encode(addressOf(code), { ecc: 'Q', boostEcc: true, border: 0 });
      expect(modulesIn(page!, part)).toEqual(data);
    }
  });

  it.each([4, 8, 16] as const)(
    'keeps every text within its slip, the longest names too: %i a page',
    async (perPage) => {
      const long = { title: `${'Ы'.repeat(90)} и ещё слова`, workspace: 'О’zbekiston «Весна» 😀', until: null };
      const [page] = await print({ ...long, perPage, codes: codesOf(perPage) });
      const lines = linesOf(page!);
      expect(lines.join('\n')).toContain('…');
      expect(lines.join('\n')).toContain('О’zbekiston «Весна» ?');
      const left = leftOf(page!).texts.filter(({ y }) => y < 841.89 - 28 - 42 && y > 28 + 24);
      // A wide letter is about as wide as it is high.
      for (const { text, x, size } of left.filter((one) => one.text.includes('Ы')))
        expect(x + text.length * size * 0.8).toBeLessThan(595.28 / 2);
      for (const { y } of page!.texts) expect(y).toBeGreaterThan(10);
    },
  );

  it.each([4, 8] as const)(
    'says all that is to be known of its team, of the longest name too: %i a page',
    async (perPage) => {
      for (const team of ['Склад', 'Отдел сопровождения ключевых клиентов и послепродажного обслуживания, Урал']) {
        const [page] = await print({ perPage, team, codes: codesOf(perPage) });
        const slip = leftOf(page!);
        const height = (841.89 - 28 - 42 - 28 - 24) / (perPage / 2);
        const first = {
          ...slip,
          texts: slip.texts.filter(({ y }) => y > 841.89 - 28 - 42 - height && y < 841.89 - 28 - 42),
        };
        const told = linesOf(first).join(' ').replaceAll(/\s+/g, ' ');
        const words = told.replaceAll('\u00a0', ' ');
        expect(words).toContain('Кто печатал листы, мог ответить нерозданными кодами.');
        expect(words).toContain(`итог, который покажут от пяти ответов: команда «${team}».`);
        expect(told).toContain(codesOf(1)[0]!.toUpperCase());
        expect(told).toContain('Один ответ');
      }
    },
  );

  it('says of a run that asks for names no more than is true', async () => {
    const [page] = await print({ anonymous: false, until: null });
    const all = linesOf(leftOf(page!)).join(' ');
    expect(all).toContain('Без имени и входа.');
    expect(all).not.toContain('анонимн');
    expect(all).toContain('Один ответ');
  });

  describe.each(POLL_LANGUAGES)('in %s', (language) => {
    it.each([4, 8, 16] as const)('says all in it, with every letter of it: %i a page', async (perPage) => {
      const { sheet: said } = await loadPaperText(language);
      const [page] = await print({ text: said, title: LETTERS, perPage, codes: codesOf(perPage) });
      const all = linesOf(page!).join('\n');
      expect(all).not.toContain('?');
      const slips = linesOf(leftOf(page!)).join(' ');
      const moment = said.onceUntil(new Date(2026, 11, 4, 18), false).replaceAll('\u00a0', ' ');
      for (const text of [said.anonymous, moment]) expect(slips.replaceAll('\u00a0', ' ')).toContain(text);
      if (perPage !== 16) expect(slips).toContain(said.point.split(' ').at(-1));
      for (const text of said.cut) expect(all).toContain(text);
      expect(all).toContain(said.page(1, 1, perPage));
      expect(all.replaceAll('\n', ' ')).toContain(said.foot.split(' ').slice(-3).join(' '));
      // What stands at the right above leaves the title its place.
      const title = page!.texts.filter(({ y }) => y > 841.89 - 28 - 42);
      const right = title.filter(({ x }) => x > 28 + 290);
      expect(right.length).toBeGreaterThan(0);
      for (const text of said.cut) expect(right.map((one) => one.text).join('')).toContain(text.slice(-6));
    });
  });
});
