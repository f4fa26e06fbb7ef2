import { deviceNames } from '#text/accounts/devices.ts';

/** In the order they are looked for: each of these names those after it, too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const SEPARATOR = ', ';

/**
 * The families of browser and system, “Chrome, Windows”, or null. It is all that is kept of a device: enough to know
 * one's own again, too little to tell people apart.
 */
export function deviceOf(userAgent: string): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((families) => families.find(([mark]) => mark.test(userAgent))?.[1] ?? []);
  return known.length > 0 ? known.join(SEPARATOR) : null;
}

/** A kept device as it is called in the language of whoever reads. */
export function deviceName(device: string): string {
  return device
    .split(SEPARATOR)
    .map((family) => deviceNames[family] ?? family)
    .join(SEPARATOR);
}
