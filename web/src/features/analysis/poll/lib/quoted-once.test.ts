import { expect, it } from 'vitest';
import type { PollFinding } from '#shared/models/analysis.ts';
import { quotedOnce } from './quoted-once.ts';

const finding = (text: string): PollFinding => ({ id: text, text, confidence: 'high', evidence: [], metric: null });

it('leaves out what was told before: the main things first, then worries, good things and the rest', () => {
  const [a, b, c] = [finding('а'), finding('б'), finding('в')];
  const told = quotedOnce({
    key_findings: [a],
    areas_of_concern: [a, b],
    positive_highlights: [b],
    insights: [a, b, c],
  });
  expect(told).toEqual({ key_findings: [a], areas_of_concern: [b], positive_highlights: [], insights: [c] });
});
