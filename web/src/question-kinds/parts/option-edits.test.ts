import { describe, expect, it } from 'vitest';
import { insertOption, pasteOptions, removeOption, setOption } from './option-edits.ts';

const textsOf = (options: readonly { readonly text: string }[] | undefined) => options?.map(({ text }) => text);

describe('options', () => {
  const options = ['А', 'Б'].map((text, key) => ({ key, text }));

  it('get keys that no other has', () => {
    const more = setOption(insertOption(options, 1), 3, 'В');
    expect(textsOf(more)).toEqual(['А', '', 'Б', 'В']);
    expect(new Set(more.map(({ key }) => key)).size).toBe(4);
    expect(textsOf(removeOption(more, 1))).toEqual(['А', 'Б', 'В']);
  });

  it('are made of pasted lines, without the marks of a list', () => {
    const pasted = pasteOptions(options, 1, '- Раз\r\n2. Два\n\n• Три');
    expect(textsOf(pasted?.options)).toEqual(['А', 'Раз', 'Два', 'Три']);
    expect(pasted?.last).toBe(3);
  });

  it('keep what stood before and behind the cursor with the first pasted line', () => {
    const pasted = pasteOptions(options, 1, 'аз\nДва', { before: 'Р', after: '!' });
    expect(textsOf(pasted?.options)).toEqual(['А', 'Раз!', 'Два']);
  });

  it('are not doubled by lines that are there already', () => {
    expect(textsOf(pasteOptions(options, 2, 'А\nВ\nВ')?.options)).toEqual(['А', 'Б', 'В']);
    expect(textsOf(pasteOptions(options, 2, 'А\nБ')?.options)).toEqual(['А', 'Б']);
  });

  it('leave a single line to the field', () => {
    expect(pasteOptions(options, 0, 'Раз')).toBeNull();
    expect(pasteOptions(options, 0, 'Раз\n')).toBeNull();
  });
});
