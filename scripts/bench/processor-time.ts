import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const MILLISECONDS_A_TICK = 10;
/** Where `utime` and `stime` stand among the fields behind the name of the process, which may hold spaces. */
const [USER, SYSTEM] = [11, 12];

/** What a process has used of processors so far with all its threads, milliseconds; not what its children have. */
export function processorMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * MILLISECONDS_A_TICK;
}
