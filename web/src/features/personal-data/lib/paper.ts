import { PDFDocument, rgb } from 'pdf-lib';
import { embedFonts, type FontFiles } from '#web/lib/embed-fonts.ts';
import { printer, type TextStyle } from '#web/lib/print-text.ts';

/** A part of a document: sentences, then named values. */
export interface PaperSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly (readonly [name: string, value: string])[];
}

/** A document of words, as it is printed. */
export interface PaperDocument {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PaperSection[];
  /** The same as data, as a file within the document. */
  readonly attached: { readonly name: string; readonly json: string };
  /** What stands below each page. */
  readonly foot: (page: number, pages: number) => string;
}

/** A4 in points, of which an inch has 72. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = MARGIN + 20;
const NAME_WIDTH = 150;
const INK = rgb(0.11, 0.14, 0.15);
const PALE = rgb(0.36, 0.4, 0.4);
const TITLE: TextStyle = { weight: 'strong', size: 17, color: INK };
const HEADING: TextStyle = { weight: 'strong', size: 12, color: INK };
const BODY: TextStyle = { weight: 'plain', size: 10, color: INK };
const NAME: TextStyle = { weight: 'plain', size: 10, color: PALE };
const FOOT: TextStyle = { weight: 'plain', size: 8, color: PALE };
const LEADING = 1.35;

/** Prints a document from top to bottom on as many pages as it takes. */
export async function paperPdf(
  { title, lead, sections, attached, foot }: PaperDocument,
  files: FontFiles,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  await document.attach(new TextEncoder().encode(attached.json), attached.name, { mimeType: 'application/json' });
  const fonts = await embedFonts(document, files);
  let page = document.addPage([PAGE.width, PAGE.height]);
  let write = printer(page, fonts);
  let y = PAGE.height - MARGIN;

  function room(height: number): void {
    if (y - height >= BOTTOM) return;
    page = document.addPage([PAGE.width, PAGE.height]);
    write = printer(page, fonts);
    y = PAGE.height - MARGIN;
  }
  /** Line by line, so that a long text goes on overleaf. */
  function text(words: string, style: TextStyle, x = MARGIN, width = WIDTH): void {
    const step = style.size * LEADING;
    for (const line of words.split('\n').flatMap((part) => write.lines(part, style, width))) {
      room(step);
      write.line(line, style, { x, y: y - style.size });
      y -= step;
    }
  }

  text(title, TITLE);
  y -= 4;
  text(lead, NAME);
  for (const { title: heading, paragraphs = [], rows = [] } of sections) {
    y -= 12;
    // A heading does not stay behind alone.
    room(HEADING.size * LEADING + 3 * BODY.size * LEADING);
    text(heading, HEADING);
    y -= 2;
    for (const paragraph of paragraphs) {
      text(paragraph, BODY);
      y -= 3;
    }
    for (const [name, value] of rows) {
      room(BODY.size * LEADING);
      const top = y;
      const before = page;
      text(name, NAME, MARGIN, NAME_WIDTH - 10);
      const below = y;
      // Beside its name, unless the name itself went on overleaf.
      if (page === before) y = top;
      text(value, BODY, MARGIN + NAME_WIDTH, WIDTH - NAME_WIDTH);
      if (page === before) y = Math.min(y, below);
      y -= 2;
    }
  }
  const pages = document.getPages();
  for (const [index, one] of pages.entries()) {
    printer(one, fonts).line(foot(index + 1, pages.length), FOOT, { x: MARGIN, y: MARGIN - 16 });
  }
  return document.save();
}
