import type { Plugin } from 'vite';
import { LANGUAGES, prefixOf, type Language } from '#shared/rules/languages.ts';
import { LANGUAGE_NAMES } from '#shared/text/language-names.ts';

/**
 * Where a document has a text, `%text.poll.title%`; the name of its language, `%language%`; what stands before its
 * addresses, `%prefix%`; links to itself in the other languages, `%languages%`.
 */
const PLACE = /%(?:(language|prefix|languages)|text\.([\w.]+))%/g;

/** How a text is written into a document. */
type Wording = (text: string) => string;
const AS_IT_IS: Wording = (text) => text;

/** A document with its texts in a language; a text that is not there fails the build. */
export async function withTexts(html: string, language: Language, wording = AS_IT_IS): Promise<string> {
  const { documentsText } = (await import(`../../shared/text/${language}/documents.ts`)) as { documentsText: object };
  const own = { language, prefix: prefixOf(language), languages: linksFrom(language) };
  return html.replace(PLACE, (place: string, name: keyof typeof own | undefined, path: string) => {
    if (name !== undefined) return own[name];
    const text = textAt(documentsText, path);
    if (text === null) throw new Error(`A document asks for a text that no catalogue has: ${place}`);
    return escaped(path === 'locale' ? text : wording(text));
  });
}

/** The same address in each of the other languages, which the edge knows by the query (infra/web/rewrite.js). */
function linksFrom(language: Language): string {
  return LANGUAGES.filter((other) => other !== language)
    .map((other) => `<a href="?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`)
    .join(' ');
}

/** Writes the texts of a language into the HTML documents, built or served. */
export function documentTexts(language: Language, wording?: Wording): Plugin {
  return {
    name: 'tonus:document-texts',
    transformIndexHtml: { order: 'pre', handler: (html) => withTexts(html, language, wording) },
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
