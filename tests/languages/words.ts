import { answerFormText } from '#shared/text/en/answer-form.ts';
import { answersText } from '#shared/text/en/rules/question-kinds/answers.ts';
import { samplePeopleText } from '#text/finance/sample-people.ts';
import { LOCALE } from '#text/format.ts';
import { ZONE } from '#tests/support/time-zone-names.ts';

/** Whatever the company of the walk has written itself. Latin, so that no word of it is the product's. */
export const COMPANY_WORDS = `
  Aquila Legio Forum Marcus Tullius Livia Drusilla Gaius Plinius Julia Domna Cicero Ovidius
  Quid novi sentis Cur ita putas Tempus fugit Labor omnia vincit Festina lente Carpe diem Nihil agendum
  Alea iacta est Seneca Minor
  Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua
  Ad portam Otium Negotium Annona Merx Schola Rhetor Ludus Roma Dictum Factum Consul Minima Maxima Recte Male CO
`;

/** Names that are the same in every language, and what a program calls things. */
const NAMES = `
  Bitrix GigaChat Aquila_bot bot eNPS ENPS NPS HR AI CSV XLSX PDF JSON API URL UTC UTF https http REST OpenAPI
  Startup Basic Business Premium Enterprise Amazon Web Services
  Русский English Қазақша Oʻzbekcha Ўзбекча Тоҷикӣ Кыргызча
  Enter Shift GET POST PUT PATCH DELETE
`;
/** Words of answers: of the language of the poll, not of whoever reads the app. */
const ANSWERS = [answersText.yes, answersText.no, ...answerFormText.enpsEnds, ...answerFormText.scaleEnds].join(' ');
/** Between a day and its time, as Intl writes it. */
const BETWEEN = ['at'];

const DAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
const named = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) =>
  dates.map((date) => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }).format(date));
const CALENDAR = [
  ...named(DAYS, { weekday: 'long' }),
  ...named(DAYS, { weekday: 'short' }),
  ...named(MONTHS, { month: 'long' }),
  ...named(MONTHS, { month: 'short' }),
];

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const KNOWN = new Set(
  [...wordsOf(COMPANY_WORDS), ...wordsOf(NAMES), ...wordsOf(ANSWERS), ...CALENDAR, ...BETWEEN].map((word) =>
    word.toLowerCase(),
  ),
);
const ADDRESS =
  /(?:https?:\/\/|localhost:)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[\w/-]+\.(?:csv|xlsx|json|m?js|example)|(?<!\S)\/[\w/{}-]+/g;
/** The fingerprint of a run, the number of an answer, the key of an app for codes: signs that were drawn, which may look like words. */
const DRAWN = /(?<![\p{L}\d_])(?:(?:[\da-z]{4}\s){3,}[\da-z]{4}|(?:[\dA-Z]{4}\s){3,}[\dA-Z]{4})(?![\p{L}\d_])/gu;
/** The last signs of a token, by which it is told from another. */
const HINT = /…[\w-]+/g;
/** A word without an accent, though it has a vowel that would carry one; or of another language. */
const PLAIN_WORD = /(?<![\p{L}\d_])(?:(?=[A-Za-z]*[aeiouyAEIOUY])[A-Za-z]{2,}|\p{Script=Cyrillic}+)(?![\p{L}\d_])/gu;

/** The words of a text that no catalogue has said: they carry none of the accents of `pseudo`. */
export function unsaidWords(text: string): string[] {
  const words =
    text.replace(ADDRESS, '').replace(DRAWN, '').replace(HINT, '').replace(ZONE, '').match(PLAIN_WORD) ?? [];
  return words.filter((word) => !KNOWN.has(word.toLowerCase()));
}

/** The company of the example: its people and departments stand where a company's own do. */
const EXAMPLE = new Set<string>([
  ...Object.values(samplePeopleText.departments),
  ...Object.values(samplePeopleText.people).map(([name]) => name),
]);

/** Whether the company has written this, or a part of it; addresses of mail are its own as well. */
export function isCompanys(text: string): boolean {
  if (text.includes('@') || EXAMPLE.has(text)) return true;
  const known = new Set(wordsOf(COMPANY_WORDS).map((word) => word.toLowerCase()));
  return (text.match(/[A-Za-z]{3,}/g) ?? []).some((word) => known.has(word.toLowerCase()));
}
