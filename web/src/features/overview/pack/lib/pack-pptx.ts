import PptxGen from 'pptxgenjs';
import { type Brand, coloursOf } from './brand.ts';
import { LEADING, WIDE, type DrawnPage, type Mark, type Measure, type Tone } from './canvas.ts';
import { layOut, type LogoSize } from './layout.ts';
import type { Pack } from './pack.ts';

/** Points of an inch, in which slides are measured. */
const INCH = 72;
/** Every computer has it or one of its widths, and its letters are narrower than those the sheets are measured by. */
const FONT = 'Arial';

type Slide = ReturnType<PptxGen['addSlide']>;

/** Makes slides of a report: every text can be edited, every line and dot is a shape. */
export async function packPptx(pack: Pack, measure: Measure, brand: Brand): Promise<Uint8Array> {
  const presentation = new PptxGen();
  presentation.defineLayout({ name: 'WIDE', width: WIDE.width / INCH, height: WIDE.height / INCH });
  presentation.layout = 'WIDE';
  presentation.title = pack.heading;
  presentation.company = pack.company;
  presentation.theme = { headFontFace: FONT, bodyFontFace: FONT };
  const colours = coloursOf(brand);
  const tone = (of: Tone) => colours[of].slice(1).toUpperCase();
  const logo = brand.logo && { size: sizeOfPng(brand.logo), data: `image/png;base64,${base64(brand.logo)}` };
  for (const drawn of layOut(pack, WIDE, measure, logo && logo.size)) {
    drawSlide(presentation.addSlide(), drawn, tone, logo && logo.data);
  }
  return (await presentation.write({ outputType: 'uint8array', compression: true })) as Uint8Array;
}

function drawSlide(slide: Slide, { marks }: DrawnPage, tone: (of: Tone) => string, logo: string | null): void {
  for (const mark of marks) drawMark(slide, mark, tone, logo);
}

function drawMark(slide: Slide, mark: Mark, tone: (of: Tone) => string, logo: string | null): void {
  switch (mark.kind) {
    case 'text': {
      const { text, lines, x, y, width, size, weight, align } = mark;
      slide.addText(text, {
        ...inches({ x, y, width, height: lines.length * size * LEADING }),
        fontFace: FONT,
        fontSize: size,
        bold: weight === 'strong',
        color: tone(mark.tone),
        align,
        valign: 'top',
        margin: 0,
        fit: 'shrink',
        wrap: true,
      });
      return;
    }
    case 'rect':
      slide.addShape('rect', { ...inches(mark), fill: { color: tone(mark.tone) } });
      return;
    case 'logo':
      if (logo !== null) slide.addImage({ data: logo, ...inches(mark) });
      return;
    case 'line': {
      const { x1, y1, x2, y2, thickness, dashed = false } = mark;
      slide.addShape('line', {
        ...inches({ x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }),
        flipV: (x2 - x1) * (y2 - y1) < 0,
        line: { color: tone(mark.tone), width: thickness, dashType: dashed ? 'dash' : 'solid' },
      });
      return;
    }
    case 'dot': {
      const { x, y, radius } = mark;
      const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      slide.addShape('ellipse', { ...inches(box), fill: { color: tone(mark.tone) } });
    }
  }
}

function inches({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x: x / INCH, y: y / INCH, w: width / INCH, h: height / INCH };
}

function sizeOfPng(file: Uint8Array): LogoSize {
  const header = new DataView(file.buffer, file.byteOffset);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

function base64(file: Uint8Array): string {
  return btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''));
}
