import type { LabelledComment } from './labelled-comment.ts';
import { comments as first } from './tuning.ts';
import { comments as a } from './tuning-voices-a.ts';
import { comments as b } from './tuning-voices-b.ts';
import { comments as c } from './tuning-voices-c.ts';
import { comments as d } from './tuning-voices-d.ts';
import { comments as e } from './tuning-voices-e.ts';
import { comments as f } from './tuning-voices-f.ts';
import { comments as g } from './tuning-voices-g.ts';
import { comments as h } from './tuning-voices-h.ts';

/**
 * Comments that the analyst learns from and that may be read while it is tuned, by who speaks in them: what holds for
 * people it has not heard yet shows when it is learned from all voices but one and measured on that one.
 */
export const voices: readonly (readonly LabelledComment[])[] = [first, a, b, c, d, e, f, g, h];
export const voiceNames = ['first', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export const tuning: readonly LabelledComment[] = voices.flat();
