import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of an archive that is being written, piece by piece. */
export interface ArchiveEntry {
  write(text: string): void;
  end(): void;
}

/** So much text is gathered before it is compressed: characters. */
const GATHERED = 64 * 1024;

/** A ZIP that is handed on as it is written: one file after another, nothing of it is kept. */
export function createZipArchive(onChunk: (chunk: Uint8Array) => void, now: Date) {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    onChunk(chunk);
  });
  return {
    /** Begins a file; the one before must have ended. */
    entry(path: string): ArchiveEntry {
      const file = new ZipDeflate(path, { level: 6 });
      file.mtime = now;
      zip.add(file);
      let gathered = '';
      const push = (last: boolean): void => {
        file.push(strToU8(gathered), last);
        gathered = '';
      };
      return {
        write(text) {
          gathered += text;
          if (gathered.length >= GATHERED) push(false);
        },
        end: () => push(true),
      };
    },
    end: () => zip.end(),
  };
}
