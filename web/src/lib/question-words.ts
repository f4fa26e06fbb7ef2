/** What explains a scale after the question: “0 – very bad, 10 – excellent”. */
const EXPLAINED = /^(.*?[?.!])\s+(\d+\s*[—–-]\s.*)$/s;

/** A question as one would say it: without what explains its scale. */
export function questionWords(text: string): string {
  return EXPLAINED.exec(text)?.[1] ?? text;
}

/** What explains the scale of a question, for the ends of its chart; null where the question says nothing of it. */
export function scaleWords(text: string): string | null {
  return EXPLAINED.exec(text)?.[2]?.replace(/\.$/, '') ?? null;
}
