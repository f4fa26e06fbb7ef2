import { constants, crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive that is being written, piece by piece. */
export interface ArchiveEntry {
  write(text: string): void;
  end(): void;
}

/** So much text is gathered before it is compressed: characters. */
const GATHERED = 64 * 1024;
/** What the format calls deflated. */
const DEFLATED = 8;

/** A ZIP that is handed on as it is written: one file after another, nothing of it is kept. */
export function createZipArchive(onChunk: (chunk: Uint8Array) => void, now: Date) {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    onChunk(chunk);
  });
  return {
    /** Begins a file; the one before must have ended. */
    entry(path: string): ArchiveEntry {
      const file: ZipInputFile = { filename: path, compression: DEFLATED, size: 0, crc: 0, mtime: now };
      zip.add(file);
      let gathered = '';
      const push = (last: boolean): void => {
        const bytes = Buffer.from(gathered);
        gathered = '';
        file.size += bytes.length;
        file.crc = crc32(bytes, file.crc);
        // Each piece is compressed by itself and ends on a byte: the pieces after one another are one stream.
        const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
        file.ondata!(null, deflateRawSync(bytes, { finishFlush }), last);
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
