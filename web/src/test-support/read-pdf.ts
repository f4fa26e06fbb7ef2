import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRawStream,
  PDFStream,
  type PDFPage,
} from 'pdf-lib';

/** What stands on a page of a PDF, in points from its lower left corner. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[];
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

/** Reads a PDF of ours back: its texts by the tables for whoever copies them, the rectangles that are filled. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map((page) => {
    const fonts = fontsOf(page);
    const commands = contentOf(page);
    return { ...page.getSize(), texts: textsIn(commands, fonts), bars: barsIn(commands) };
  });
}

type Letters = ReadonlyMap<string, string>;

/** Of each font of a page what its glyphs stand for. */
function fontsOf(page: PDFPage): ReadonlyMap<string, Letters> {
  const fonts = page.node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    fonts.keys().map((name) => {
      const table = fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'), PDFStream);
      return [name.asString(), lettersOf(textOf(table as PDFRawStream))];
    }),
  );
}

function lettersOf(table: string): Letters {
  const pairs = [...table.matchAll(/<([\da-f]{4})>\s*<([\da-f]+)>/gi)];
  return new Map(
    pairs.map(([, glyph, letters]) => [
      glyph!.toLowerCase(),
      Buffer.from(letters!, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  return streams.map((stream) => textOf(stream as PDFRawStream)).join('\n');
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function textsIn(commands: string, fonts: ReadonlyMap<string, Letters>): ReadPage['texts'] {
  return [...commands.matchAll(/BT([^]*?)ET/g)].map(([, block = '']) => {
    const [, font = '', size = ''] = /(\/\S+) ([\d.]+) Tf/.exec(block) ?? [];
    const [, x = '', y = ''] = /1 0 0 1 ([\d.]+) ([\d.]+) Tm/.exec(block) ?? [];
    const [, glyphs = ''] = /<([\da-f]*)> Tj/i.exec(block) ?? [];
    const letters = fonts.get(font)!;
    const text = glyphs
      .toLowerCase()
      .match(/.{4}/g)!
      .map((glyph) => letters.get(glyph) ?? '\ufffd');
    return { text: text.join(''), x: Number(x), y: Number(y), size: Number(size) };
  });
}

function barsIn(commands: string): ReadPage['bars'] {
  return [...commands.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map((found) => {
    const [x, y, width, height] = found.slice(1).map(Number) as [number, number, number, number];
    return { x, y, width, height };
  });
}
