import type { PDFFont, PDFPage, RGB } from 'pdf-lib';

/** The fonts of printed text, each weight in four files: Latin letters and signs, Cyrillic letters, those beyond Russian, the rouble. */
export interface PrintFonts {
  readonly plain: Scripts;
  readonly strong: Scripts;
}
interface Scripts {
  readonly latin: PDFFont;
  readonly cyrillic: PDFFont;
  readonly letters: PDFFont;
  readonly signs: PDFFont;
}

/** How a text is set. */
export interface TextStyle {
  readonly weight: keyof PrintFonts;
  readonly size: number;
  readonly color: RGB;
}

const FILES = ['latin', 'cyrillic', 'letters', 'signs'] as const satisfies readonly (keyof Scripts)[];
/** Stands for what neither file can write. */
const UNKNOWN = '?';
const LEADING = 1.3;

/** Writes texts on one page; heights grow upwards, as they do in a PDF. Without a page it only measures. */
export function printer(page: PDFPage | null, fonts: PrintFonts) {
  const fileOf = filesOf(fonts);

  function piecesOf(text: string, { weight }: TextStyle): { readonly text: string; readonly font: PDFFont }[] {
    const pieces: { text: string; font: PDFFont }[] = [];
    for (const sign of text) {
      const file = fileOf(sign);
      const font = fonts[weight][file ?? 'latin'];
      const written = file === null ? UNKNOWN : sign;
      const last = pieces.at(-1);
      if (last?.font === font) last.text += written;
      else pieces.push({ text: written, font });
    }
    return pieces;
  }

  /** Widths of words at size 1: laying letters out is slow, and a line is measured anew with every word. */
  const widths = { plain: new Map<string, number>(), strong: new Map<string, number>() };

  function widthOfWord(word: string, style: TextStyle): number {
    const known = widths[style.weight].get(word);
    if (known !== undefined) return known;
    const width = piecesOf(word, style).reduce((sum, piece) => sum + piece.font.widthOfTextAtSize(piece.text, 1), 0);
    widths[style.weight].set(word, width);
    return width;
  }

  function widthOf(text: string, style: TextStyle): number {
    const words = text.split(' ');
    const spaces = (words.length - 1) * widthOfWord(' ', style);
    return style.size * words.reduce((sum, word) => sum + widthOfWord(word, style), spaces);
  }

  /** The text in lines of a width, at most so many; what is left over ends in dots. */
  function linesOf(text: string, style: TextStyle, width: number, most: number): string[] {
    const lines: string[] = [];
    let filled = '';
    for (const word of text.split(' ').flatMap((one) => partsOf(one, (part) => widthOf(part, style) <= width))) {
      const longer = filled === '' ? word : `${filled} ${word}`;
      if (filled !== '' && widthOf(longer, style) > width) {
        lines.push(filled);
        filled = word;
      } else filled = longer;
    }
    lines.push(filled);
    if (lines.length <= most) return lines;
    let last = lines[most - 1]!;
    while (last !== '' && widthOf(`${last}…`, style) > width) last = last.slice(0, -1);
    return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
  }

  /** Writes one line from its left end, or up to its right one. */
  function line(text: string, style: TextStyle, at: { x: number; y: number; right?: boolean }): void {
    let x = at.right ? at.x - widthOf(text, style) : at.x;
    for (const { text: piece, font } of piecesOf(text, style)) {
      page?.drawText(piece, { x, y: at.y, size: style.size, font, color: style.color });
      x += font.widthOfTextAtSize(piece, style.size);
    }
  }

  /** Writes a text below `top`; gives how low it reaches. */
  function block(text: string, style: TextStyle, box: { x: number; top: number; width: number; most: number }): number {
    const step = style.size * LEADING;
    const lines = linesOf(text, style, box.width, box.most);
    for (const [index, one] of lines.entries()) line(one, style, { x: box.x, y: box.top - style.size - index * step });
    return box.top - lines.length * step;
  }

  /** The lines that a text of a width takes. */
  const lines = (text: string, style: TextStyle, width: number) => linesOf(text, style, width, Infinity);

  return { line, lines, block, width: widthOf };
}

/** A word that is too wide in parts that are not. */
function partsOf(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/** In which of the files a sign is; null for what none of them can write. */
function filesOf({ plain }: PrintFonts): (sign: string) => keyof Scripts | null {
  const sets = FILES.map((name) => ({ name, signs: new Set(plain[name].getCharacterSet()) }));
  return (sign) => sets.find(({ signs }) => signs.has(sign.codePointAt(0)!))?.name ?? null;
}
