import { formatNumber, NBSP } from '#web/lib/formatters.ts';

const KILO = 1024;

/** «240 КБ», «3,4 МБ»: bytes as people read them. */
export function archiveSize(bytes: number): string {
  if (bytes < KILO * KILO) return `${formatNumber(Math.max(1, Math.round(bytes / KILO)))}${NBSP}КБ`;
  const mega = bytes / (KILO * KILO);
  return `${formatNumber(mega < 10 ? Math.round(mega * 10) / 10 : Math.round(mega))}${NBSP}МБ`;
}
