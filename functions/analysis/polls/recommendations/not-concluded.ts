import { formatNumber, pluralForm } from '#shared/rules/plural.ts';
import { groupWords } from '#shared/rules/group-words.ts';
import { unhappyOf } from '#shared/rules/theme-verdict.ts';
import type { PollData } from '../data.ts';
import type { Words } from '../words.ts';

const READ = 'Прочитайте ответы словами сами: серьёзное бывает сказано и один раз.';

/**
 * What people have written and no advice follows from, why, and where to look; null where nothing is left out. What a
 * single answer says is never concluded from, and that must not read as if nothing had been said.
 */
export function notConcluded(
  { smallestGroup, withheld }: Pick<PollData, 'smallestGroup' | 'withheld'>,
  { writers, tones }: Words,
): string | null {
  const { of, all } = groupWords(smallestGroup);
  if (writers === 0) return withheld ? 'Ответы словами пока не показаны: о них ничего не сказано.' : null;
  if (writers < smallestGroup) return `По ответам словами выводов не делали: их меньше ${of}. ${READ}`;
  const part = (count: number) => `${formatNumber(count)} из ${formatNumber(writers)} написавших`;
  const unhappy = unhappyOf(tones);
  if (unhappy > 0)
    return `${pluralForm(unhappy, 'Недоволен', 'Недовольны', 'Недовольны')} ${part(unhappy)}, но ни одна тема до совета не дошла: советуем, когда темой недовольны хотя бы ${all} и критикуют её чаще, чем хвалят. ${READ}`;
  return tones.unclear > 0 ? `Тон не ясен у ${part(tones.unclear)}: за них не решаем. ${READ}` : null;
}
