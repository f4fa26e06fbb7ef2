import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { treeOf } from '../load/child.ts';
import { bytesOf } from '../peak-memory.ts';

/** Smaller ones are shells that wait. */
const WORTH_NAMING = 8 * 1024 ** 2;

/** What every process of a server has of memory now, bytes, by what it runs; several of one name together. */
export function memoryOf(pid: number): Map<string, number> {
  const byName = new Map<string, number>();
  for (const one of treeOf(pid)) {
    const found = lookAt(one);
    if (found && found.bytes >= WORTH_NAMING) byName.set(found.name, (byName.get(found.name) ?? 0) + found.bytes);
  }
  return byName;
}

/** Nothing for a process that has ended meanwhile. */
function lookAt(pid: number): { name: string; bytes: number } | null {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const name = words.find((word) => word.endsWith('.ts')) ?? words[0] ?? '';
    return { name: basename(name), bytes: bytesOf(pid) };
  } catch {
    return null;
  }
}
