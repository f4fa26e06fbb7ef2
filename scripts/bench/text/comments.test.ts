import { describe, expect, it } from 'vitest';
import type { Theme, Tone } from '#functions/analysis/text/types.ts';
import type { LabelledComment } from './labelled-comment.ts';
import { heldOut, tuning } from './voices.ts';

const SMALLEST_GROUP = 10;
const MOST_THEMES = 3;

/** Objects and not lists: a theme or a tone that is forgotten here does not compile. */
const THEMES: Record<Theme, true> = {
  pay: true,
  load: true,
  manager: true,
  team: true,
  growth: true,
  processes: true,
  conditions: true,
  meaning: true,
  recognition: true,
  communication: true,
  balance: true,
};
const TONES: Record<Tone, true> = { positive: true, negative: true, mixed: true, neutral: true };

const parts = { tuning, heldOut };

describe('labelled comments', () => {
  it('hold no text twice, so that what tunes the analyser never also measures it', () => {
    const texts = Object.values(parts).flat().map(wording);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(Object.entries(parts))('show each theme and each tone often enough to be measured: %s', (_, comments) => {
    const rare = [
      ...Object.keys(THEMES).filter((theme) => isRare(comments, ({ themes }) => themes.some((name) => name === theme))),
      ...Object.keys(TONES).filter((name) => isRare(comments, ({ tone }) => tone === name)),
    ];
    expect(rare).toEqual([]);
  });

  it.each(Object.entries(parts))('name at most three themes each, none twice: %s', (_, comments) => {
    const wrong = comments.filter(({ themes }) => themes.length > MOST_THEMES || new Set(themes).size < themes.length);
    expect(wrong).toEqual([]);
  });
});

/** Letters alone: a text is the same with other capitals, dots, ё or faces. A face alone stays what it is. */
function wording({ text }: LabelledComment): string {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll(/[^\p{L}\d]/gu, '') || text
  );
}

function isRare(comments: readonly LabelledComment[], matches: (comment: LabelledComment) => boolean): boolean {
  return comments.filter(matches).length < SMALLEST_GROUP;
}
