import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInn, isKpp, isPersonalInn } from './requisites.ts';

/** Of well-known companies, and the usual example of a person's. */
const COMPANIES = ['7707083893', '7736207543', '7728168971', '5024002119'];
const PEOPLE = ['500100732259'];

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((all) => `77${all.slice(2).join('')}`);

describe('ИНН', () => {
  it.each([...COMPANIES, ...PEOPLE])('takes %s', (inn) => {
    expect(isInn(inn)).toBe(true);
    expect(isPersonalInn(inn)).toBe(PEOPLE.includes(inn));
  });

  it.each(['', '0000000000', '000000000000', '770708389', '77070838930', '7707083893 ', '٧٧٠٧٠٨٣٨٩٣', '77O7083893'])(
    'refuses «%s»',
    (text) => {
      expect(isInn(text)).toBe(false);
    },
  );

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMPANIES, ...PEOPLE),
        fc.nat({ max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (inn, at, shift) => {
          const position = at % inn.length;
          const wrong = (Number(inn[position]) + shift) % 10;
          const changed = `${inn.slice(0, position)}${wrong}${inn.slice(position + 1)}`;
          // The remainder 10 is written as 0: the two differ by a digit that the check cannot tell apart.
          fc.pre(remaindersOf(changed).every((rest) => rest !== 10) && remaindersOf(inn).every((rest) => rest !== 10));
          expect(isInn(changed)).toBe(false);
        },
      ),
    );
  });

  it('takes exactly one last digit for each beginning of a company’s number', () => {
    fc.assert(
      fc.property(digits(9), (beginning) => {
        const right = Array.from({ length: 10 }, (_, last) => `${beginning}${last}`).filter(isInn);
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('takes exactly one pair of last digits for each beginning of a person’s number', () => {
    fc.assert(
      fc.property(digits(10), (beginning) => {
        const pairs = Array.from({ length: 100 }, (_, last) => `${beginning}${String(last).padStart(2, '0')}`);
        expect(pairs.filter(isInn)).toHaveLength(1);
      }),
    );
  });
});

describe('КПП', () => {
  it.each([
    ['773601001', true],
    ['77360100', false],
    ['7736010011', false],
    ['77360100А', false],
    ['', false],
  ])('«%s»: %s', (text, right) => {
    expect(isKpp(text)).toBe(right);
  });
});

/** The remainders of a number's check digits, computed the other way round: from the definition, digit by digit. */
function remaindersOf(inn: string): number[] {
  const weights = inn.length === 10 ? ['2 4 10 3 5 9 4 6 8'] : ['7 2 4 10 3 5 9 4 6 8', '3 7 2 4 10 3 5 9 4 6 8'];
  return weights.map(
    (row) => row.split(' ').reduce((sum, weight, at) => sum + Number(weight) * Number(inn[at]), 0) % 11,
  );
}
