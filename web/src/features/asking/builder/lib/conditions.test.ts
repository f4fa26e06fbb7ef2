import { describe, expect, it } from 'vitest';
import { brokenConditions, deciders, firstCondition, repaired, withConditions } from './conditions.ts';
import { conditionWords } from './condition-words.ts';
import { aChoice, aDraft, aQuestion, idOf } from '../test-support/draft-factory.ts';
import { changeQuestion, moveItem, removeItem } from './edit-draft.ts';
import { questionsOf } from './draft.ts';

const scale = aQuestion(1, { type: 'RATING', scale: '0-10' });
const choice = aChoice(2, ['Часто', 'Редко', 'Никогда']);
const low = aQuestion(3, { condition: { questionId: idOf(1), from: 0, to: 6 } });
const often = aQuestion(4, { condition: { questionId: idOf(2), keys: [0, 1] } });
const draft = aDraft([scale, choice, low, often]);

const conditionOf = (items: Parameters<typeof questionsOf>[0], id: string) =>
  questionsOf(items).find((question) => question.id === id)?.condition;

describe('what a condition can ask about', () => {
  it('is an earlier question that is chosen from or rated', () => {
    const withText = aDraft([aQuestion(5), scale, choice, aQuestion(6, { type: 'YESNO' }), aQuestion(7)]);
    expect(deciders(withText, idOf(7)).map(({ id }) => id)).toEqual([1, 2, 6].map(idOf));
    expect(deciders(withText, idOf(5))).toEqual([]);
    expect(deciders(aDraft([aChoice(1, ['', '']), aQuestion(2)]), idOf(2))).toEqual([]);
  });

  it('begins with the lower half of a scale, or the first option', () => {
    expect(firstCondition(scale)).toEqual({ questionId: idOf(1), from: 0, to: 5 });
    expect(firstCondition(choice)).toEqual({ questionId: idOf(2), keys: [0] });
    expect(firstCondition(aQuestion(6, { type: 'YESNO' }))).toEqual({ questionId: idOf(6), keys: [0] });
  });
});

describe('a condition', () => {
  it('holds as long as its question stands before', () => {
    expect(brokenConditions(draft)).toEqual([]);
    const moved = moveItem(draft, idOf(2), 3);
    expect(brokenConditions(moved).map(({ id }) => id)).toEqual([idOf(4)]);
    expect(brokenConditions(moveItem(draft, idOf(3), 0)).map(({ id }) => id)).toEqual([idOf(3)]);
  });

  it('goes with its question, and comes back with it', () => {
    const { draft: without, dropped } = repaired(removeItem(draft, idOf(2)));
    expect(dropped).toEqual([{ id: idOf(4), condition: often.condition }]);
    expect(conditionOf(without, idOf(4))).toBeNull();
    const back = withConditions(
      { ...without, items: draft.items.map((item) => (item === often ? { ...often, condition: null } : item)) },
      dropped,
    );
    expect(conditionOf(back, idOf(4))).toEqual(often.condition);
  });

  it('follows its option through every change of text and loses only the one that is gone', () => {
    const renamed = changeQuestion(draft, idOf(2), { options: choice.options.map((one) => ({ ...one, text: '' })) });
    expect(repaired(renamed).dropped).toEqual([]);
    const fewer = repaired(changeQuestion(draft, idOf(2), { options: choice.options.slice(1) }));
    expect(fewer.dropped).toEqual([]);
    expect(conditionOf(fewer.draft, idOf(4))).toEqual({ questionId: idOf(2), keys: [1] });
    const none = repaired(changeQuestion(draft, idOf(2), { options: choice.options.slice(2) }));
    expect(none.dropped.map(({ id }) => id)).toEqual([idOf(4)]);
  });

  it('does not hold when its question is answered in another way, or on a shorter scale', () => {
    expect(repaired(changeQuestion(draft, idOf(2), { type: 'TEXT' })).dropped.map(({ id }) => id)).toEqual([idOf(4)]);
    expect(repaired(changeQuestion(draft, idOf(2), { type: 'RATING' })).dropped.map(({ id }) => id)).toEqual([idOf(4)]);
    expect(repaired(changeQuestion(draft, idOf(1), { scale: '1-5' })).dropped.map(({ id }) => id)).toEqual([idOf(3)]);
  });

  it('is told in words', () => {
    expect(conditionWords(draft, low)).toBe('если в\u00a0вопросе 1 ответили от\u00a00 до\u00a06');
    expect(conditionWords(draft, often)).toBe('если в\u00a0вопросе 2 ответили «Часто» или «Редко»');
    expect(conditionWords(draft, scale)).toBeNull();
  });

  it('that is put back nowhere stays away', () => {
    const without = removeItem(draft, idOf(1));
    expect(conditionOf(withConditions(without, [{ id: idOf(3), condition: low.condition! }]), idOf(3))).toBeNull();
  });
});
