import { exportText } from '#text/exports.ts';

const KILO = 1024;

/** “240 KB”, “3.4 MB”: bytes as people read them. */
export function archiveSize(bytes: number): string {
  if (bytes < KILO * KILO) return exportText.kilobytes(Math.max(1, Math.round(bytes / KILO)));
  const mega = bytes / (KILO * KILO);
  return exportText.megabytes(mega < 10 ? Math.round(mega * 10) / 10 : Math.round(mega));
}
