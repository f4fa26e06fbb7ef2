import { LONG_WORD, PARTING_PLACE } from '#text/common/syllables.ts';

const SOFT_HYPHEN = '\u00ad';

/** A text whose long words may be parted between syllables: browsers without a dictionary part them anywhere. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => word.replaceAll(PARTING_PLACE, SOFT_HYPHEN));
}
