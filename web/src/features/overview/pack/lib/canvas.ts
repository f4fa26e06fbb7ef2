/** What a colour is for; which one it is, the file decides. */
export type Tone = 'ink' | 'pale' | 'rule' | 'brand' | 'soft' | 'alarm' | 'paper';
type Weight = 'plain' | 'strong';

/** What stands on a sheet, in points from its upper left corner. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly lines: readonly string[];
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly size: number;
      readonly weight: Weight;
      readonly tone: Tone;
      readonly align: 'left' | 'right' | 'center';
    }
  | ({ readonly kind: 'rect'; readonly tone: Tone } & Box)
  | ({ readonly kind: 'logo' } & Box)
  | ({ readonly kind: 'line' } & Stroke)
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly radius: number; readonly tone: Tone };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly tone: Tone;
  readonly thickness: number;
  readonly dashed?: boolean;
}

/** A sheet with all that is drawn on it. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly marks: readonly Mark[];
}

/** A kind of sheet in points, and how large things are on it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly columns: 1 | 2;
  readonly sizes: Sizes;
}

export interface Sizes {
  readonly headline: number;
  readonly lead: number;
  readonly title: number;
  readonly body: number;
  readonly small: number;
  readonly figure: number;
}

/** An upright sheet of paper. */
export const A4: Sheet = {
  width: 595.28,
  height: 841.89,
  margin: 42,
  columns: 1,
  sizes: { headline: 21, lead: 10.5, title: 11.5, body: 9.5, small: 8.5, figure: 27 },
};

/** A screen or a projector. */
export const WIDE: Sheet = {
  width: 960,
  height: 540,
  margin: 40,
  columns: 2,
  sizes: { headline: 27, lead: 13.5, title: 14.5, body: 12, small: 11, figure: 34 },
};

export const LEADING = 1.3;

/** Knows how wide letters are. */
export interface Measure {
  readonly lines: (text: string, style: { size: number; weight: Weight }, width: number) => string[];
  readonly width: (text: string, style: { size: number; weight: Weight }) => number;
}

interface TextPlace {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly tone?: Tone;
  readonly align?: 'left' | 'right' | 'center';
  /** So many lines at most; what is left over ends in dots. */
  readonly most?: number;
  /** It is read as a sentence: no preposition ends a line, and no last word stands alone. */
  readonly prose?: boolean;
}

type Size = Omit<TextPlace, 'x' | 'top'>;

/** A text in lines, and how wide the widest of them may be. */
interface Setting {
  readonly text: string;
  readonly lines: readonly string[];
  readonly room: number;
}

/** What cannot stand in a file of XML, or turns the direction of what follows around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A word of one or two letters, which stays with the next one, and a number, which stays with what it counts. */
const BOUND = /(?<=^|[\s(«“„])(\p{L}{1,2}|[\d,.]+) (?=\p{L})|(№) (?=\d)/gu;
/** The last line of several is at least this part of the width. */
const LAST_LINE = 0.4;
const NARROWER = 0.96;

/** A sheet to draw on: keeps what was drawn. */
export function createCanvas(measure: Measure) {
  const marks: Mark[] = [];

  function setIn(words: string, { width, size, weight = 'plain', most = Infinity, prose = false }: Size): Setting {
    const style = { size, weight };
    const seen = words.replaceAll(UNSEEN, '');
    const text = prose ? seen.replaceAll(BOUND, '$1$2\u00a0') : seen;
    let [lines, room] = [measure.lines(text, style, width), width];
    if (lines.length > most) {
      const last = Array.from(lines[most - 1]!);
      while (last.length > 0 && measure.width(`${last.join('')}…`, style) > width) last.pop();
      lines = [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
      return { text: lines.join(' '), lines, room };
    }
    if (!prose) return { text, lines, room };
    while (lines.length > 1 && measure.width(lines.at(-1)!, style) < LAST_LINE * room) {
      const narrower = measure.lines(text, style, room * NARROWER);
      if (narrower.length > lines.length) break;
      [lines, room] = [narrower, room * NARROWER];
    }
    return { text, lines, room };
  }

  return {
    marks: marks as readonly Mark[],
    widthOf: (words: string, style: { size: number; weight: Weight }) => measure.width(words, style),
    heightOf: (words: string, place: Size) => setIn(words, place).lines.length * place.size * LEADING,
    /** Writes a text; gives where it ends. */
    text(words: string, place: TextPlace): number {
      const { x, top, width, size, weight = 'plain', tone = 'ink', align = 'left' } = place;
      if (words === '') return top;
      const { text, lines, room } = setIn(words, place);
      marks.push({
        kind: 'text',
        text,
        lines,
        x,
        y: top,
        width: align === 'left' ? room : width,
        size,
        weight,
        tone,
        align,
      });
      return top + lines.length * size * LEADING;
    },
    rect: (box: Box & { tone: Tone }) => void marks.push({ kind: 'rect', ...box }),
    line: (stroke: Stroke) => void marks.push({ kind: 'line', ...stroke }),
    dot: (at: { x: number; y: number; radius: number; tone: Tone }) => void marks.push({ kind: 'dot', ...at }),
    logo: (box: Box) => void marks.push({ kind: 'logo', ...box }),
  };
}
export type Canvas = ReturnType<typeof createCanvas>;

/**
 * Where there is room for so much. What goes on in another column or on another sheet (`isBroken`) is given room for
 * what stands above it there again.
 */
export interface Room {
  (
    height: number,
    again?: number,
  ): { readonly x: number; readonly y: number; readonly canvas: Canvas; readonly isBroken: boolean };
  /** How high what is left of the column is. */
  readonly left: () => number;
}

/** Room at one place, without an end. */
export function fixed(at: { readonly x: number; readonly y: number; readonly canvas: Canvas }): Room {
  return Object.assign(() => ({ ...at, isBroken: false }), { left: () => Infinity });
}
