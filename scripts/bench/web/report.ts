import { WIDE } from '#web/features/overview/pack/lib/canvas.ts';
import { makePack } from '#web/features/overview/pack/lib/make-pack.ts';
import { createMeasure, packPdf } from '#web/features/overview/pack/lib/pack-pdf.ts';
import { packPptx } from '#web/features/overview/pack/lib/pack-pptx.ts';
import type { PackWish } from '#web/features/overview/pack/lib/pack.ts';
import { large } from '#web/test-support/pack-data.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';

const WISH: PackWish = { audience: 'board', period: 'year', teams: [], ask: [] };
const PLAIN = { colour: null, logo: null };

/** How long the files of a report take to be drawn from the replies of the API, milliseconds, each made for the first time. */
export async function measureReport(): Promise<{ readonly pdf: number; readonly pptx: number }> {
  const fonts = await readPrintFonts();
  const pdf = await timeOf(() => packPdf(makePack(large, WISH), WIDE, fonts, PLAIN));
  const pptx = await timeOf(async () => packPptx(makePack(large, WISH), await createMeasure(fonts), PLAIN));
  return { pdf, pptx };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
