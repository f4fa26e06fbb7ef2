import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewerRequest } from '#scripts/local/edge.ts';
import type { EdgeResponse } from '#scripts/local/gateway.ts';
import type { Answer } from '#scripts/local/server.ts';
import { escape } from '#functions/notifications/letter-layout.ts';
import { statusPageText as english } from '#shared/text/en/status-page.ts';
import { inMoscow } from '#shared/text/in-moscow.ts';
import type { Language } from '#shared/rules/languages.ts';
import { LANGUAGE_NAMES } from '#shared/text/language-names.ts';
import { statusPageText as russian } from '#shared/text/ru/status-page.ts';
import type { Check } from './health.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const PATH = '/status';
/** However many people look, the parts are looked at so often. */
const KEEP_MS = 10_000;
/** Times are told as of the quarter of an hour before: to the minute they would tell when somebody answered. */
const QUARTER_MS = 15 * MINUTE_MS;

const TEXTS: Readonly<Record<Language, typeof russian>> = { ru: russian, en: english };

/** By which figure each part that people know of is told, and which checks of the server are of it. */
const PARTS = {
  data: { figure: null, holds: ({ name }: Check) => name === 'table' },
  letters: { figure: 'oldestSeconds', holds: ({ name }: Check) => name === 'mail' },
  results: { figure: 'behindSeconds', holds: ({ name }: Check) => name.startsWith('stream ') },
  jobs: { figure: 'oldestSeconds', holds: ({ name }: Check) => name.startsWith('queue ') },
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[]; // the keys of the table above

/** The design system's colours and sizes, without its fonts: the page loads nothing. */
const TOKENS = readFileSync(join(import.meta.dirname, '../../web/src/ui/tokens.css'), 'utf8')
  .replaceAll(/@font-face \{[^}]*\}/g, '')
  .replaceAll(/\/\*.*?\*\//gs, '');
const STYLE = `${TOKENS}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text-title)/1.5 var(--font)}
main{max-width:640px;margin:0 auto;padding:32px 20px}
h1{margin:0 0 8px;font-size:28px;line-height:1.2}
.sum{margin:0 0 24px;font-size:var(--text-heading)}
dl{margin:0 0 24px;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-card);overflow-wrap:anywhere}
div{padding:14px 20px}
div+div{border-top:1px solid var(--line)}
dt{font-weight:600}
dd{margin:2px 0 0;color:var(--ink-2)}
.late{color:var(--honey)}
p{color:var(--ink-2)}
p.sum{color:var(--ink)}
a{color:var(--pine)}
`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface StatusPageOptions {
  /** Looks at every part of the server; none while it starts. */
  readonly check: () => Promise<readonly Check[]>;
  /** Where people write. */
  readonly email: string;
  readonly now: () => number;
}

/**
 * Answers `/status` with a page for people: what of the server works and what is late, as far as it can see, in Russian
 * or English. It tells no number of anything. Everything else goes on to `answer`.
 */
export function withStatusPage(answer: Answer, { check, email, now }: StatusPageOptions): Answer {
  let seen: { readonly at: number; readonly checks: Promise<readonly Check[]> } | undefined;
  return async (request) => {
    if (request.path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return answer(request);
    if (!seen || now() - seen.at >= KEEP_MS) seen = { at: now(), checks: check() };
    return pageOf(await seen.checks, languageOf(request), { email, at: seen.at });
  };
}

function pageOf(
  checks: readonly Check[],
  language: Language,
  { email, at }: { readonly email: string; readonly at: number },
): EdgeResponse {
  const text = TEXTS[language];
  const rows = NAMES.map((part) => ({ part, since: lateSince(checks, part, at) }));
  const isDown = rows.some(({ part, since }) => part === 'data' && since !== null);
  const isLate = rows.some(({ since }) => since !== null);
  const other = language === 'ru' ? 'en' : 'ru';
  const row = ({ part, since }: (typeof rows)[number]) => {
    const { name, holds, fails } = text.parts[part];
    return `<div><dt>${name}</dt><dd${since === null ? '' : ' class="late"'}>${since === null ? holds : fails(timeOf(since))}</dd></div>`;
  };
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="60"><meta name="robots" content="noindex"><title>${text.title}</title><style>${STYLE}</style></head>
<body><main><h1>${text.heading}</h1>
<p class="sum">${isDown ? text.down : isLate ? text.late : text.allHolds}</p>
<dl>${rows.map(row).join('')}</dl>
<p>${text.unseen}</p>
<p>${text.checkedAt(timeOf(at))}</p>
<p>${text.writeTo} <a href="mailto:${escape(email)}">${escape(email)}</a></p>
<p><a href="?lang=${other}" lang="${other}">${LANGUAGE_NAMES[other]}</a></p>
</main></body></html>
`;
  return { status: isDown ? 503 : 200, headers: HEADERS, body: Buffer.from(html) };
}

/** Since when a part is late, as of the quarter before; null where it is not. What was not looked at does not hold. */
function lateSince(checks: readonly Check[], part: Part, at: number): number | null {
  const { figure, holds } = PARTS[part];
  const own = checks.filter(holds);
  if (own.length > 0 && own.every(({ ok }) => ok)) return null;
  const seconds = Math.max(0, ...own.map(({ figures }) => (figure === null ? 0 : (figures[figure] ?? 0))));
  return Math.floor((at - seconds * 1000) / QUARTER_MS) * QUARTER_MS;
}

function timeOf(moment: number): string {
  return inMoscow(new Date(moment).toISOString()).time;
}

function languageOf({ query, headers }: ViewerRequest): Language {
  const wanted = new URLSearchParams(query).get('lang') ?? headers['accept-language'] ?? '';
  return wanted.startsWith('en') ? 'en' : 'ru';
}
