import { letterFrame } from '#text/notifications/letter-frame.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';

/** What a person wrote: it stands apart, under words that say whose it is. */
export interface Quote {
  readonly caption: string;
  readonly lines: readonly string[];
}

/**
 * What every letter of ours says: why it came, what to do, and when that stops working. An account's address may be
 * a stranger's, typed by somebody who wants them to read something, so what people wrote, names too, stands in a
 * quote or nowhere.
 */
export interface Message {
  /** Our words alone: a mail program shows it before anybody can see who wrote it. */
  readonly subject: string;
  readonly paragraphs: readonly (string | Quote)[];
  readonly action?: { readonly label: string; readonly url: string };
  /** The last lines: how long the link works, what to do if the letter came by mistake. */
  readonly footnote: string;
  /** Whom a reply goes to, where that is not us. */
  readonly replyTo?: string;
  /** The token that stops letters of this kind, for those that nobody asked for one by one. */
  readonly unsubscribe?: { readonly token: string; readonly siteUrl: string };
}

/**
 * The two forms of one letter: text for whoever reads plain mail, HTML in the colours of the product. It is in the
 * language of now.
 */
export function render({ subject, paragraphs, action, footnote, replyTo, unsubscribe }: Message) {
  const { language, product, greeting } = letterFrame;
  const stop = unsubscribe && {
    label: letterFrame.unsubscribe,
    url: `${unsubscribe.siteUrl}/unsubscribe/${unsubscribe.token}`,
  };
  const text = [
    greeting,
    ...paragraphs.map(asText),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    footnote,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
    product,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#faf7f2;color:#1d2a2c;font:16px/1.5 Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="font-size:18px;font-weight:bold;color:#0f5f55;margin:0 0 24px">${product}</p>
<div style="background:#ffffff;border:1px solid #e6dfd3;border-radius:14px;padding:28px">
<p style="margin:0 0 16px">${greeting}</p>
${paragraphs.map(asHtml).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;background:#0f5f55;color:#ffffff;text-decoration:none;font-weight:bold;padding:12px 20px;border-radius:12px">${escape(action.label)}</a></p>` : ''}
<p style="margin:16px 0 0;font-size:13px;color:#5d6969">${escape(footnote)}</p>
${stop ? `<p style="margin:12px 0 0;font-size:13px"><a href="${escape(stop.url)}" style="color:#5d6969">${escape(stop.label)}</a></p>` : ''}
</div></div></body></html>
`;
  const reply = replyTo === undefined ? {} : { replyTo: withAsciiDomain(replyTo) };
  return { subject, text, html, ...reply, ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}) };
}

/** One click in the mail program stops such letters, without a page and without a login (RFC 8058). */
function oneClick({ token, siteUrl }: NonNullable<Message['unsubscribe']>): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${new URL(`/api/unsubscribe/${token}`, siteUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function asText(part: string | Quote): string {
  if (typeof part === 'string') return part;
  return [part.caption, ...part.lines.map((line) => `> ${inert(line)}`)].join('\n');
}

function asHtml(part: string | Quote): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${escape(part)}</p>`;
  const lines = part.lines.map((line) => `<bdi>${escape(inert(line))}</bdi>`).join('<br>');
  return `<p style="margin:0 0 4px">${escape(part.caption)}</p>
<blockquote style="margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid #e6dfd3">${lines}</blockquote>`;
}

/** Line breaks, control characters and turns of direction: names stored before they were refused may hold some. */
const SHAPING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;
/** The characters that mail programs know an address or a URL by, where they stand between others. */
const JOINTS = /(?<=\S)[.:/@\\\u2024\u3002\uFF0E\uFF61](?=\S)/gu;

/** What a person wrote, as one line in which no mail program finds a link: a zero-width space follows each joint. */
export function inert(text: string): string {
  return text.replace(SHAPING, ' ').replace(JOINTS, '$&\u200B');
}

/** As HTML shows it. Names and titles are what people typed: they are text, whatever they look like. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
