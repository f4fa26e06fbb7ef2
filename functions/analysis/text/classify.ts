import { splitOrders } from './instructions.ts';
import { learnedThemes, sureThemes, weighThemes, type ThemeReading } from './themes.ts';
import { READ_CHARACTERS, tokenize } from './tokens.ts';
import { learnedTones, readTone, sureTone, type ToneReading } from './tone.ts';
import type { Theme, SureTone } from './types.ts';

/** What a comment may speak of and how, with the chance of each. */
export interface Reading {
  readonly tone: ToneReading;
  /** Every theme, the likeliest first. */
  readonly themes: readonly ThemeReading[];
}

const learned = { themes: learnedThemes, tones: learnedTones };

/** The likeliest tone and every theme of a text, each with its chance from 0 to 1. */
export function classify(text: string, { themes, tones }: typeof learned = learned): Reading {
  const tokens = tokenize(evidenceOf(text));
  return { tone: readTone(tokens, tones), themes: weighThemes(tokens, themes) };
}

/** What a comment speaks of: none to three themes, the most certain first. */
export function themesOf(text: string): readonly Theme[] {
  return sureThemes(classify(text).themes);
}

/** What its author feels about it, where that is clear. */
export function toneOf(text: string): SureTone {
  return sureTone(classify(text).tone);
}

/** What a text says of work, as far as it is read: orders to a machine, and all that follows them, are none of it. */
export function evidenceOf(text: string): string {
  return splitOrders(text).said.slice(0, READ_CHARACTERS);
}
