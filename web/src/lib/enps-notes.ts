import { enpsEstimate, type Enps } from '#shared/rules/enps.ts';
import { silentWords } from '#shared/rules/silent-words.ts';
import { figuresText } from '#text/common/figures.ts';
import { enpsDisplay, enpsOfAll } from './enps-display.ts';

const text = figuresText.enps;

/** What else is to be known of an eNPS: how much one person moves it, and what those who kept silent may. */
export function enpsNotes(enps: Enps, asked: number | null): string[] {
  const { step } = enpsDisplay(enps);
  // Where many kept silent, that all of them were against, or for, says nothing any more.
  const silent = silentWords('enps', enpsEstimate(enps, { asked, smallest: 1 })!, asked);
  const all = silent === null ? enpsOfAll(enps, asked) : null;
  const told = silent ?? (all && text.ofAll(all.silent, all.asked, all.low, all.high));
  return [...(step === null ? [] : [text.step(step)]), ...(told === null ? [] : [told])];
}
