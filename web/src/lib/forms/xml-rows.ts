import { xmlReader } from '#web/lib/tables/xml.ts';

/** A row of a section: its fields by name. */
export type Row = ReadonlyMap<string, string>;

const ROWS_MAX = 200_000;

/** Reads an XML of sections with rows: `<questions><rows><row><qid>…`. Sections by their names. */
export function rowsReader() {
  const sections = new Map<string, Row[]>();
  const path: string[] = [];
  let row: Map<string, string> | null = null;
  let content = '';
  let rows = 0;
  let root = '';
  const reader = xmlReader({
    open(name) {
      path.push(name);
      if (path.length === 1) root = name;
      content = '';
      if (name === 'row' && path.at(-2) === 'rows' && ++rows <= ROWS_MAX) row = new Map();
    },
    text(more) {
      if (content.length < 100_000) content += more;
    },
    close(name) {
      if (path.pop() !== name) return;
      if (name === 'row' && row) {
        const section = path.at(-2) ?? '';
        const known = sections.get(section) ?? [];
        known.push(row);
        sections.set(section, known);
        row = null;
      } else if (row && path.at(-1) === 'row') row.set(name, content);
      else if (name === 'LimeSurveyDocType') sections.set(`is ${content.trim()}`, []);
      content = '';
    },
  });
  return {
    push: reader.push,
    done: () => ({
      root,
      sections: sections as ReadonlyMap<string, readonly Row[]>,
      whole: path.length === 0 && root !== '',
    }),
  };
}

/** The same of a whole text. */
export function readRows(bytes: Uint8Array) {
  const reader = rowsReader();
  reader.push(bytes);
  return reader.done();
}
