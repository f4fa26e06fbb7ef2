import { xmlReader } from '#web/lib/tables/xml.ts';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { colourMistake, isLogo } from '#shared/rules/brand.ts';
import { data, enps, mean, runs, state } from '#web/test-support/pack-data.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';
import { A4, WIDE, type Sheet } from './canvas.ts';
import { makePack } from './make-pack.ts';
import type { PackData } from './pack-data.ts';
import { createMeasure, packPdf } from './pack-pdf.ts';
import { packPptx } from './pack-pptx.ts';
import type { PackWish } from './pack.ts';

const fonts = await readPrintFonts();
const measure = await createMeasure(fonts);
const plainBrand = { colour: null, logo: null };
const BOARD: PackWish = { audience: 'board', period: 'year', teams: [], ask: ['Закрепить график приказом'] };

/** What stands on the pages of a PDF, as pdf.js reads it; texts in pieces are joined. */
async function read(of: PackData, wish: PackWish, sheet: Sheet): Promise<string> {
  const file = getDocument({ data: await packPdf(makePack(of, wish), sheet, fonts, plainBrand), verbosity: 0 });
  const document = await file.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await file.destroy();
  return plain(pages.join('\n'));
}

/** The slides of a presentation as XML. */
async function slidesOf(of: PackData, wish: PackWish): Promise<string[]> {
  const files = unzipSync(await packPptx(makePack(of, wish), measure, plainBrand));
  return Object.entries(files)
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(([, content]) => strFromU8(content));
}

/** All that a report says, before it is drawn. */
const said = (of: PackData, wish: PackWish) => plain(JSON.stringify(makePack(of, wish).pages));

const wordsOf = (slides: readonly string[]) =>
  plain(slides.flatMap((slide) => [...slide.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words]) => words!)).join('\n'));
const plain = (words: string) => words.replaceAll(/\s+/g, ' ');

/** Every figure of the replies above, as it is told. */
const FIGURES = ['−11', '+48', '8,2', '3,1', '6,7', '7 из 9', '14 из 37', '3 115 872 ₽', '2,3 млн ₽'];

/** Whether everything that is opened is closed again, in order. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let fine = true;
  const reader = xmlReader({
    open: (name) => void open.push(name),
    close: (name) => void (fine &&= open.pop() === name),
  });
  reader.push(new TextEncoder().encode(xml));
  return fine && open.length === 0;
}

/** The same company where one team alone may be shown, and no tasks are read. */
const SPARSE: PackData = { ...data, attention: { ...data.attention, teams: [], states: [state('Продажи', 8.2)] } };

describe('a report for a meeting', () => {
  it('tells every figure as the API does, on paper, on a screen and on slides', async () => {
    const scores = runs.map(({ enps: { score } }) => `${score < 0 ? '−' : '+'}${Math.abs(Math.round(score))}`);
    const told = [await read(data, BOARD, A4), await read(data, BOARD, WIDE), wordsOf(await slidesOf(data, BOARD))];
    for (const words of told) for (const figure of [...FIGURES, ...scores]) expect(words).toContain(figure);
  });

  it('says what is not seen of teams and what to do to see it, where few are shown', () => {
    const words = said(SPARSE, BOARD);
    expect(words).toContain('Чего здесь не видно');
    expect(words).toContain('Ещё 11 ответов — из команд, где ответили меньше пяти');
    expect(words).toContain('команда встанет здесь, когда ответят пятеро');
    expect(words).toContain('Нагрузки по командам нет');
    // It is told once.
    expect(words).not.toContain('Из небольших команд');
    expect(said(SPARSE, { ...BOARD, teams: ['Продажи'] })).not.toContain('Чего здесь не видно');
    const states = Array.from({ length: 6 }, (_, of) => state(`Отдел ${of}`, 7));
    const many = said({ ...SPARSE, attention: { ...SPARSE.attention, states } }, BOARD);
    expect(many).not.toContain('Чего здесь не видно');
    expect(many).toContain('Из небольших команд');
  });

  it('claims of money how much of the budget is spent, where nothing else is known', () => {
    expect(said(data, BOARD)).toContain('Из HR-бюджета 2026 потрачено 75 %');
    const budget = { ...data.money!.budget, planned: null };
    const words = said({ ...data, money: { ...data.money!, budget } }, BOARD);
    expect(words).toContain('Из HR-бюджета 2026 потрачено 2,3 млн ₽');
  });

  it('claims a change only where it is more than chance', () => {
    expect(said(data, BOARD)).toContain('может быть случайной');
    const sure = { ...enps, change: { ...enps.change!, value: -18.4, low: -40, high: -3, random: false } };
    const words = said({ ...data, pulse: { ...data.pulse, enps: sure } }, BOARD);
    expect(words).toContain('Настроение упало');
    expect(words).toContain('больше случайной');
  });

  it('tells a team of itself alone, and nothing of money', () => {
    const words = said(data, { audience: 'team', period: 'year', team: 'Продажи' });
    expect(words).toContain('8,2');
    expect(words).not.toContain('Склад');
    expect(words).not.toContain('3,1');
    expect(words).not.toContain('₽');
    expect(words).not.toContain('14 из 37');
    expect(words).not.toContain('за две недели');
    expect(said(data, BOARD)).toContain('за две недели');
    expect(said(data, { audience: 'team', period: 'year', team: 'Склад' })).toContain('14 из 37');
  });

  it('has no page on money for whoever may not see it', () => {
    expect(said(data, BOARD)).toContain('₽');
    expect(said({ ...data, money: null }, BOARD)).not.toContain('₽');
  });

  it('puts pages without data on one, each with why, and shows nobody an empty sheet', () => {
    const nothing = { ...data, pulse: { ...data.pulse, enps: null, promised: [] }, steps: [] };
    const pages = makePack(nothing, { ...BOARD, ask: [] }).pages;
    expect(pages.map(({ label }) => label)).toEqual(['Где', 'Деньги', 'Чего здесь нет']);
    const [table] = pages.at(-1)!.blocks;
    const missing = table?.kind === 'table' ? table.rows.map(([page]) => page) : [];
    expect(missing).toEqual(['Что изменилось', 'Что говорят', 'Что сделано и что вышло']);
  });

  it('marks a team only where it differs by the question that is drawn', () => {
    const markedBy = (question: string) => {
      const [signal] = data.attention.teams;
      const means = { from: 0, to: 10, lower_is_better: false, own: mean(3.1, 7), others: mean(7.9, 29) };
      const comparisons = [{ kind: 'means' as const, question, ...means }];
      const attention = { ...data.attention, teams: [{ ...signal!, comparisons }] };
      return said({ ...data, attention }, BOARD).includes('"marked":true');
    };
    expect([markedBy('Как прошла неделя?'), markedBy('Хватало ли времени?')]).toEqual([true, false]);
  });

  it('leaves out the runs before its period', async () => {
    const blocks = (period: 'quarter' | 'year') => makePack(data, { ...BOARD, period }).pages[0]!.blocks;
    expect(blocks('year').map(({ kind }) => kind)).toEqual(['figures', 'line', 'table']);
    expect(blocks('quarter').map(({ kind }) => kind)).toEqual(['figures']);
  });

  it('stays a file whatever teams are called, and keeps all of them', async () => {
    const names = [
      'Очень '.repeat(60),
      '🏭 Цех',
      'שלום‮ abc',
      '<b>&"\'',
      ...Array.from({ length: 40 }, (_, of) => `Команда ${of}`),
    ];
    const states = names.map((name) => state(name, 5));
    const hostile = { ...data, attention: { ...data.attention, states } };
    const words = await read(hostile, BOARD, WIDE);
    const slides = await slidesOf(hostile, BOARD);
    for (const name of ['<b>&', ...names.slice(-40)]) expect(words).toContain(name);
    for (const slide of slides) expect(isWellFormed(slide)).toBe(true);
    expect(wordsOf(slides)).toContain('🏭 Цех');
    expect(wordsOf(slides)).not.toContain('\u202e');
  });
});

describe('how a company looks', () => {
  it('takes a colour that can be read on white', () => {
    expect([colourMistake('#0F5F55'), colourMistake('#ffee00'), colourMistake('red')]).toEqual([null, 'pale', 'wrong']);
  });

  it('takes no picture but a small PNG', () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const huge = Uint8Array.from(png);
    huge.set([0xff, 0xff], 18);
    expect(isLogo(png)).toBe(true);
    expect(isLogo(huge)).toBe(false);
    expect(isLogo(Uint8Array.from(png).fill(0x3c, 0, 8))).toBe(false);
    expect(isLogo(Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false);
    expect(isLogo(Buffer.concat([png, new Uint8Array(200_000)]))).toBe(false);
  });
});
