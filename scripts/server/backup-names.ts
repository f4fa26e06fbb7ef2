interface Common {
  readonly name: string;
  readonly line: string;
  readonly at: Date;
}

/** A file of one backup. */
export interface NumberedName extends Common {
  readonly kind: 'data' | 'manifest';
  /** One more than that of the backup before, whatever the clock said. */
  readonly number: number;
}

/** A piece of the log: the records of the stream after the first of these numbers, up to the second. */
export interface LogName extends Common {
  readonly kind: 'log';
  readonly after: number;
  readonly upTo: number;
}

/** Who was deleted by these records. */
export interface DeletionsName extends Omit<LogName, 'kind'> {
  readonly kind: 'deletions';
}

/** What can be told of a file among the backups by its name. */
export type BackupName = NumberedName | LogName | DeletionsName;

const DIGITS = 12;
const padded = (number: number): string => String(number).padStart(DIGITS, '0');
const timeOf = (at: Date): string => at.toISOString().replaceAll(':', '-');
const PATTERN =
  /^tonus-([0-9a-f]{8})-(?:(backup|manifest)-(\d{12})|(log|deletions)-(\d{12})-(\d{12}))-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The file of a backup's data. */
export function dataName(line: string, number: number, at: Date): string {
  return `tonus-${line}-backup-${padded(number)}-${timeOf(at)}`;
}

/** The file that makes a backup finished. */
export function manifestName(line: string, number: number, at: Date): string {
  return `tonus-${line}-manifest-${padded(number)}-${timeOf(at)}`;
}

/** The file of a piece of the log between backups. */
export function logName(line: string, after: number, upTo: number, at: Date): string {
  return `tonus-${line}-log-${padded(after)}-${padded(upTo)}-${timeOf(at)}`;
}

/** The file of who was deleted by the records of such a piece. */
export function deletionsName(line: string, after: number, upTo: number, at: Date): string {
  return `tonus-${line}-deletions-${padded(after)}-${padded(upTo)}-${timeOf(at)}`;
}

/** Null for a file that is none of ours. */
export function readName(name: string): BackupName | null {
  const [, line, kind, number, span, after, upTo, day, hour, minute, second] = PATTERN.exec(name) ?? [];
  if (line === undefined) return null;
  const common = { name, line, at: new Date(`${day}T${hour}:${minute}:${second}`) };
  if (kind !== undefined) return { ...common, kind: kind === 'backup' ? 'data' : 'manifest', number: Number(number) };
  return { ...common, kind: span === 'log' ? 'log' : 'deletions', after: Number(after), upTo: Number(upTo) };
}
