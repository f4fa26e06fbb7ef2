import { readFileSync } from 'node:fs';

const BYTES_A_KILOBYTE = 1024;

/**
 * The most memory a process ever had, bytes, as Linux counts it for what runs there now. What `getrusage` counts begins
 * with the memory of the process that has started it: every small one had that of the bench.
 */
export function peakBytesOf(pid: number | 'self'): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * BYTES_A_KILOBYTE;
}
