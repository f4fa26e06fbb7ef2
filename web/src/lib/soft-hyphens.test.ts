import { expect, it } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

it('lets long Russian words part between syllables, and leaves all others as they are', () => {
  const parted = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '-');
  expect(parted('Руководитель слышит меня')).toBe('Ру-ко-во-ди-тель слышит меня');
  expect(parted('Вовлечённость')).toBe('Вов-ле-чён-ность');
  expect(parted('Объединение')).toBe('Объ-еди-не-ние');
  expect(parted('eNPS, Команда, communication')).toBe('eNPS, Команда, communication');
});
