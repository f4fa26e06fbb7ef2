import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, prefixOf } from '#shared/rules/languages.ts';
import { LIGHT_PAGES } from './site-files.ts';

/**
 * Nothing but the site's own files; nothing evaluated, nothing framed, and nothing inline but the few lines by which
 * the pages of respondents ask for what they show before their script has arrived: they are named by their hash.
 */
export function contentSecurityPolicy(builtSite: string): string {
  const documents = LANGUAGES.flatMap((language) =>
    LIGHT_PAGES.map((page) => join(builtSite, prefixOf(language), page)),
  );
  const scripts = documents
    .filter((file) => existsSync(file))
    .flatMap((file) => inlineScripts(readFileSync(file, 'utf8')));
  const hashes = [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What stands in the document itself between the tags of its scripts. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
}

/** What no page of the service uses. */
export const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** How browsers and the edge keep files: those named by their content for ever, pages never unasked. */
export const CACHE_FOREVER = 'public,max-age=31536000,immutable';
export const CACHE_NEVER_UNASKED = 'no-cache';

/** Seconds a browser insists on HTTPS: two years. */
export const HSTS_DAYS = 730;
