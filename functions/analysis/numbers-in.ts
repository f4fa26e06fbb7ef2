/** A figure as Russian texts write it: 1 112, 7,4, −12; the 24 of Bitrix24 is none. */
const FIGURE = /(?<![\p{L}\d])(?:[−-](?=\d))?\d+(?:[\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/gu;

/** Every number of a text, as numbers. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(FIGURE)].map(([figure]) =>
    Number(
      figure
        .replaceAll(/[\u00a0\u202f ]/g, '')
        .replace(',', '.')
        .replace('−', '-'),
    ),
  );
}
