/** What every letter of ours says: why it came, what to do, and when that stops working. */
export interface Message {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** The last lines: how long the link works, what to do if the letter came by mistake. */
  readonly footnote: string;
}

/** The two forms of one letter: text for whoever reads plain mail, HTML in the colours of the product. */
export function render({ subject, greeting, paragraphs, action, footnote }: Message) {
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), footnote, 'Тонус'].join(
    '\n\n',
  );
  const html = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#faf7f2;color:#1d2a2c;font:16px/1.5 Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="font-size:18px;font-weight:bold;color:#0f5f55;margin:0 0 24px">Тонус</p>
<div style="background:#ffffff;border:1px solid #e6dfd3;border-radius:14px;padding:28px">
<p style="margin:0 0 16px">${escape(greeting)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;background:#0f5f55;color:#ffffff;text-decoration:none;font-weight:bold;padding:12px 20px;border-radius:12px">${escape(action.label)}</a></p>` : ''}
<p style="margin:16px 0 0;font-size:13px;color:#5d6969">${escape(footnote)}</p>
</div></div></body></html>
`;
  return { subject: subject.replace(LINE_BREAKS, ' '), text, html };
}

/** A subject is one line, whatever a name in it holds. */
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Names and titles in letters are what people typed: they are text, whatever they look like. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
