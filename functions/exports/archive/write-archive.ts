import { archiveText } from '#text/exports/archive.ts';
import type { ArchiveUpload } from '../archive-store.ts';
import type { StoredProgress } from '../repositories/workspace-exports.ts';
import { CSV_BOM, csvLines, csvCell } from '#shared/rules/export-cells.ts';
import type { ArchiveFile, ArchiveSection, ArchiveSource, Row, TableFile } from './archive-file.ts';
import { readmeOf } from './readme.ts';
import { createZipArchive } from './zip-archive.ts';

interface Writing {
  readonly upload: Pick<ArchiveUpload, 'write' | 'drain'>;
  /** Told after each page; throws to stop. */
  readonly onPage: (progress: StoredProgress) => Promise<void>;
}

/**
 * Writes everything a workspace owns into an upload, in the language of now, page by page: of what is read and written no more than a page, and
 * of what is packed no more than one part of the upload, is ever in memory.
 */
export async function writeArchive(
  source: ArchiveSource,
  sections: readonly ArchiveSection[],
  { upload, onPage }: Writing,
): Promise<void> {
  const zip = createZipArchive((chunk) => upload.write(chunk), source.now);
  const counts = await Promise.all(sections.map((section) => section.count?.(source) ?? 1));
  const of = counts.reduce((all, one) => all + one, 0);
  const contents: { path: string; about: string }[] = [];
  let done = 0;

  for (const [index, { title: what, units }] of sections.entries()) {
    const pageDone = async (): Promise<void> => {
      await upload.drain();
      await onPage({ done: Math.min(done, of), of, what });
    };
    const end = done + counts[index]!;
    await pageDone();
    for await (const files of units(source)) {
      for (const file of files) {
        await writeFile(zip, file, pageDone);
        if (file.about !== null) contents.push({ path: pathsOf(file), about: file.about });
      }
      done = Math.min(done + 1, end);
    }
    // Something may have been added or deleted since it was counted.
    done = end;
  }
  const readme = zip.entry('README.txt');
  readme.write(readmeOf(source, contents));
  readme.end();
  zip.end();
}

type Zip = ReturnType<typeof createZipArchive>;

async function writeFile(zip: Zip, file: ArchiveFile, pageDone: () => Promise<void>): Promise<void> {
  if (file.kind === 'document') {
    const entry = zip.entry(`${file.path}.json`);
    entry.write(`${JSON.stringify(file.value, null, 2)}\n`);
    entry.end();
    return pageDone();
  }
  await writeJson(zip, file, pageDone);
  await writeCsv(zip, file, pageDone);
}

/** One row a line, so that a program may read it without holding all of it. */
async function writeJson(zip: Zip, { path, pages }: TableFile, pageDone: () => Promise<void>): Promise<void> {
  const entry = zip.entry(`${path}.json`);
  let before = '[';
  for await (const rows of pages()) {
    for (const row of rows) {
      entry.write(`${before}\n${JSON.stringify(row)}`);
      before = ',';
    }
    await pageDone();
  }
  entry.write(before === '[' ? '[]\n' : '\n]\n');
  entry.end();
}

async function writeCsv(zip: Zip, { path, columns, pages }: TableFile, pageDone: () => Promise<void>): Promise<void> {
  const names = Object.keys(columns);
  const entry = zip.entry(`${path}.csv`);
  entry.write(CSV_BOM + csvLines([Object.values(columns)]));
  for await (const rows of pages()) {
    entry.write(csvLines(rows.map((row) => names.map((name) => cellOf(row[name])))));
    await pageDone();
  }
  entry.end();
}

function cellOf(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? archiveText.yes : archiveText.no) : csvCell(value);
}

function pathsOf({ kind, path }: ArchiveFile): string {
  return kind === 'table' ? `${path}.csv, ${path}.json` : `${path}.json`;
}
