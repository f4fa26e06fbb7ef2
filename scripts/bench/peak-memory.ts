import { readFileSync } from 'node:fs';

const BYTES_A_KILOBYTE = 1024;

/**
 * The most memory a process ever had, bytes, as Linux counts it for what runs there now. What `getrusage` counts begins
 * with the memory of the process that has started it: every small one had that of the bench.
 */
export function peakBytesOf(pid: number | 'self'): number {
  return bytesIn(pid, /^VmHWM:\s+(\d+) kB$/m);
}

/** The memory that a process has now, bytes. */
export function bytesOf(pid: number): number {
  return bytesIn(pid, /^VmRSS:\s+(\d+) kB$/m);
}

function bytesIn(pid: number | 'self', line: RegExp): number {
  const [, kilobytes] = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * BYTES_A_KILOBYTE;
}
