import { PDFDocument, rgb, type PDFImage, type PDFPage, type RGB } from 'pdf-lib';
import { embedFonts, type FontFiles } from '#web/lib/embed-fonts.ts';
import { printer, type PrintFonts } from '#web/lib/print-text.ts';
import { type Brand, coloursOf } from './brand.ts';
import { LEADING, type DrawnPage, type Mark, type Measure, type Sheet, type Tone } from './canvas.ts';
import { layOut } from './layout.ts';
import type { Pack } from './pack.ts';

/** Draws a report as a PDF: vectors, and letters that can be searched and copied. */
export async function packPdf(pack: Pack, sheet: Sheet, files: FontFiles, brand: Brand): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(pack.heading, { showInWindowTitleBar: true });
  const fonts = await embedFonts(document, files);
  const logo = brand.logo && (await document.embedPng(brand.logo));
  const tones = tonesOf(brand);
  for (const drawn of layOut(pack, sheet, measureBy(fonts), logo)) {
    drawPage(document.addPage([drawn.width, drawn.height]), drawn, fonts, tones, logo);
  }
  return document.save();
}

/** Knows the widths of the letters of the print fonts; needs a document of its own, which becomes no file. */
export async function createMeasure(files: FontFiles): Promise<Measure> {
  return measureBy(await embedFonts(await PDFDocument.create(), files));
}

function measureBy(fonts: PrintFonts): Measure {
  // It only measures: nothing is written on a page that is not there.
  const { lines, width } = printer(null, fonts);
  const style = ({ size, weight }: { size: number; weight: 'plain' | 'strong' }) => ({
    size,
    weight,
    color: rgb(0, 0, 0),
  });
  return {
    lines: (text, of, room) => lines(text, style(of), room),
    width: (text, of) => width(text, style(of)),
  };
}

type Tones = Readonly<Record<Tone, RGB>>;

function tonesOf(brand: Brand): Tones {
  const colours = coloursOf(brand);
  const of = (tone: Tone) => {
    const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(colours[tone].slice(from, from + 2), 16) / 255);
    return rgb(red!, green!, blue!);
  };
  return {
    ink: of('ink'),
    pale: of('pale'),
    rule: of('rule'),
    brand: of('brand'),
    soft: of('soft'),
    alarm: of('alarm'),
    paper: of('paper'),
  };
}

function drawPage(page: PDFPage, drawn: DrawnPage, fonts: PrintFonts, tones: Tones, logo: PDFImage | null): void {
  const write = printer(page, fonts);
  const up = (y: number) => drawn.height - y;
  for (const mark of drawn.marks) drawMark(mark, page, up, write, tones, logo);
}

function drawMark(
  mark: Mark,
  page: PDFPage,
  up: (y: number) => number,
  write: ReturnType<typeof printer>,
  tones: Tones,
  logo: PDFImage | null,
): void {
  switch (mark.kind) {
    case 'text': {
      const { lines, x, y, width, size, weight, align } = mark;
      const style = { size, weight, color: tones[mark.tone] };
      for (const [index, line] of lines.entries()) {
        const free = width - write.width(line, style);
        const shift = align === 'left' ? 0 : align === 'right' ? free : free / 2;
        write.line(line, style, { x: x + shift, y: up(y + size + index * size * LEADING) });
      }
      return;
    }
    case 'rect':
      page.drawRectangle({ ...boxOf(mark, up), color: tones[mark.tone] });
      return;
    case 'logo':
      if (logo) page.drawImage(logo, boxOf(mark, up));
      return;
    case 'line': {
      const { x1, y1, x2, y2, thickness, dashed, tone } = mark;
      page.drawLine({
        start: { x: x1, y: up(y1) },
        end: { x: x2, y: up(y2) },
        thickness,
        color: tones[tone],
        ...(dashed ? { dashArray: [3, 3] } : {}),
      });
      return;
    }
    case 'dot':
      page.drawCircle({ x: mark.x, y: up(mark.y), size: mark.radius, color: tones[mark.tone] });
  }
}

function boxOf(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  up: (y: number) => number,
) {
  return { x, y: up(y + height), width, height };
}
