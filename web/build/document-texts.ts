import type { Plugin } from 'vite';
import { prefixOf } from '#shared/rules/languages.ts';
import { documentsText as en } from '#shared/text/en/documents.ts';
import { documentsText as ru } from '#shared/text/ru/documents.ts';

const TEXTS = { ru, en };
/** Languages the documents are written in. */
export type DocumentLanguage = keyof typeof TEXTS;

/** Where a document has a text, `%text.poll.title%`, the name of its language, `%language%`, or what stands before its addresses, `%prefix%`. */
const PLACE = /%(?:(language|prefix)|text\.([\w.]+))%/g;

/** A document with its texts in a language; a text that is not there fails the build. */
export function withTexts(html: string, language: DocumentLanguage): string {
  return html.replace(PLACE, (place: string, name: 'language' | 'prefix' | undefined, path: string) => {
    const own = { language, prefix: prefixOf(language) };
    const text = name === undefined ? textAt(TEXTS[language], path) : own[name];
    if (text === null) throw new Error(`A document asks for a text that no catalogue has: ${place}`);
    return escaped(text);
  });
}

/** Writes the texts of a language into the HTML documents, built or served. */
export function documentTexts(language: DocumentLanguage): Plugin {
  return {
    name: 'tonus:document-texts',
    transformIndexHtml: { order: 'pre', handler: (html) => withTexts(html, language) },
  };
}

function textAt(texts: object, path: string): string | null {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(key) : null),
      texts,
    );
  return typeof found === 'string' ? found : null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
