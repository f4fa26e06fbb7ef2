import { describe, expect, it } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

describe('pseudo texts', () => {
  it('are marked, accented and two fifths longer', () => {
    expect(pseudoText('Save')).toBe('[Sàvé ~~]');
    const sentence = 'Short polls, workload and a clear next step';
    const told = pseudoText(sentence);
    expect(told).toMatch(/^\[Shört pölls, wörklöàd ànd à cléàr néxt stép [~ ]+\]$/);
    expect(told.length).toBeGreaterThanOrEqual(sentence.length * 1.4);
  });

  it('leave figures, addresses and places to be filled in as they are', () => {
    for (const text of ['', ' · ', '42%', 'N', 'https://tonus.example/a', 'anna@tonus.example', '%prefix%'])
      expect(pseudoText(text)).toBe(text);
    expect(pseudoText('Write to anna@tonus.example')).toContain('tö anna@tonus.example');
  });

  it('leave what a sentence is told, be it a name or a sentence of a catalogue', () => {
    const { task, open } = pseudo({
      task: (title: string) => `The task “${title}” is late`,
      open: ({ day }: { day: string }) => `Open until ${day}`,
    });
    expect(task('A plan (B)')).toContain('“A plan (B)”');
    expect(open({ day: '[tömörröw ~~~~]' })).toMatch(/^\[Öpén ùntîl \[tömörröw ~~~~\] ~+\]$/);
  });

  it('accent a word that is a code among what a function is told', () => {
    const text = pseudo({ again: (kind: 'poll' | 'survey') => `Repeat the ${kind}` });
    expect(text.again('poll')).toContain('thé pöll');
  });

  it('go into lists and objects, and leave what is no text', () => {
    const texts = { days: ['Monday'], most: 5, pattern: /day/, none: null };
    expect(pseudo(texts)).toEqual({ ...texts, days: ['[Möndàÿ ~~~]'] });
    expect(pseudo(texts).pattern).toBe(texts.pattern);
  });
});
