import { describe, expect, it } from 'vitest';
import { aChoice, aDraft, aQuestion, idOf } from '../test-support/draft-factory.ts';
import { addItems, duplicateQuestion, moveItem, removeItem, returnItem, withType } from './edit-draft.ts';
import { newQuestion } from './draft.ts';
import { newSurvey } from '../surveys/lib/survey-draft.ts';

const ids = ({ items }: { readonly items: readonly { readonly id: string }[] }) => items.map(({ id }) => id);

describe('the items of a draft', () => {
  const draft = aDraft([aQuestion(1), aQuestion(2), aQuestion(3)]);

  it('are added behind another one, else at the end', () => {
    expect(ids(addItems(draft, [aQuestion(9)], idOf(1)))).toEqual([1, 9, 2, 3].map(idOf));
    expect(ids(addItems(draft, [aQuestion(9)]))).toEqual([1, 2, 3, 9].map(idOf));
  });

  it('are moved to a place there is, and to no other', () => {
    expect(ids(moveItem(draft, idOf(3), 0))).toEqual([3, 1, 2].map(idOf));
    expect(moveItem(draft, idOf(3), 3)).toBe(draft);
    expect(moveItem(draft, idOf(1), -1)).toBe(draft);
  });

  it('come back where they stood', () => {
    const without = removeItem(draft, idOf(2));
    expect(ids(without)).toEqual([1, 3].map(idOf));
    expect(ids(returnItem(without, draft.items[1]!, 1))).toEqual([1, 2, 3].map(idOf));
  });

  it('are never none: the last question leaves a blank one behind, which makes room when it comes back', () => {
    const one = aDraft([aQuestion(1)]);
    const empty = removeItem(one, idOf(1));
    expect(empty.items).toMatchObject([{ kind: 'question', text: '' }]);
    expect(ids(returnItem(empty, one.items[0]!, 0))).toEqual([idOf(1)]);
  });

  it('are copied with an id of their own, right behind', () => {
    const copied = duplicateQuestion(draft, idOf(2), idOf(9));
    expect(ids(copied)).toEqual([1, 2, 9, 3].map(idOf));
    expect(copied.items[2]).toMatchObject({ text: 'Вопрос номер 2?', originId: null });
  });

  it('make no room for one more question while somebody may be writing the first', () => {
    expect(addItems(newSurvey(), [aQuestion(1)]).items).toHaveLength(2);
  });
});

describe('options', () => {
  it('come back when the type does', () => {
    const question = aChoice(1, ['А', 'Б']);
    const text = { ...question, ...withType(question, 'TEXT') };
    expect({ ...text, ...withType(text, 'CHECKBOX') }).toMatchObject({ type: 'CHECKBOX', options: question.options });
    expect(withType(newQuestion('TEXT'), 'RADIO').options).toHaveLength(2);
  });
});
