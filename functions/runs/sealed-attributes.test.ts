import { describe, expect, it } from 'vitest';
import { newMarkKey } from './repositories/marks.ts';
import type { Attributes } from './repositories/responses.ts';
import { attributesSealer } from './sealed-attributes.ts';

const RUN = '0e5d0b5e-3a52-4a43-9a10-16f1c1a7d9d2';
/** What GCM says of a wrong key, another context and changed content alike. */
const UNREADABLE = /unable to authenticate/;
const sales: Attributes = { team: 'Продажи', role: 'сотрудник', tenure: 'under_6_months' };

describe('the attributes of a respondent', () => {
  const key = newMarkKey();
  const sealer = attributesSealer(key, RUN);

  it('are opened under the key of the run they were sealed in, with the answer they were sealed for', () => {
    expect(attributesSealer(key, RUN).open(sealer.seal(sales, 'answer'), 'answer')).toEqual(sales);
    const unknown = { team: null, role: null, tenure: null };
    expect(sealer.open(sealer.seal(unknown, 'answer'), 'answer')).toEqual(unknown);
  });

  it('stay closed under any other key, in another run, with another answer, and once a bit was changed', () => {
    const sealed = sealer.seal(sales, 'answer');
    const changed = Uint8Array.from(sealed, (byte, index) => (index === 40 ? byte ^ 1 : byte));
    expect(() => attributesSealer(newMarkKey(), RUN).open(sealed, 'answer')).toThrow(UNREADABLE);
    expect(() => attributesSealer(key, 'another run').open(sealed, 'answer')).toThrow(UNREADABLE);
    expect(() => sealer.open(sealed, 'another answer')).toThrow(UNREADABLE);
    expect(() => sealer.open(changed, 'answer')).toThrow(UNREADABLE);
  });

  it('tell nothing by their length, and the same ones are never sealed the same', () => {
    const long: Attributes = { team: 'Отдел внедрения и сопровождения', role: 'руководитель', tenure: 'over_5_years' };
    const sealed = [sales, sales, long, { team: null, role: null, tenure: null }].map((one) => sealer.seal(one, 'a'));
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(Buffer.from(sealed[0]!)).not.toEqual(Buffer.from(sealed[1]!));
    expect(Buffer.from(sealed[0]!).toString('utf8')).not.toContain('Продажи');
  });
});
