import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Nobody but the owner reads what the product keeps. */
const OWNER_ONLY = 0o600;

/**
 * Puts a text in the place of a file. After a kill, and after a power cut, the file is the old one or the new one,
 * never half of one; when this has returned it is the new one.
 */
export function replaceFile(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', OWNER_ONLY);
  try {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
  syncPath(dirname(file));
}

/** Gives a file that is written to its end the name it is read by, on the disk before this returns. */
export function moveIntoPlace(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  syncPath(from);
  renameSync(from, to);
  syncPath(dirname(to));
}

/** Waits until a file, or the list of names of a folder, is on the disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
