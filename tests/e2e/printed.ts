import { inflateSync } from 'node:zlib';

/** How often each page of a PDF draws words: a page without any is an empty sheet of paper. */
export function wordsOnPages(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const objects = new Map([...text.matchAll(/(\d+) 0 obj\s*(.*?)endobj/gs)].map(([, id, body]) => [id, body!]));
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((body) => {
    const content = objects.get(/\/Contents (\d+)/.exec(body)![1]) ?? '';
    // What is packed may end with a carriage return of its own; one too many does no harm.
    const packed = /stream\r?\n(.*)\nendstream/s.exec(content)![1]!;
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1').split(/T[jJ]/).length - 1;
  });
}
