import { expect, it } from 'vitest';
import { everyField } from './every-field.ts';

interface Body {
  readonly title: string;
  readonly note?: string | null;
}

it('leaves out fields without a value, and keeps those that are empty on purpose', () => {
  expect(Object.entries(everyField<Body>({ title: '', note: undefined }))).toEqual([['title', '']]);
  expect(everyField<Body>({ title: 'Пульс', note: null })).toEqual({ title: 'Пульс', note: null });
});

it('does not compile when a field is forgotten, however optional', () => {
  // @ts-expect-error -- `note` is not named
  expect(everyField<Body>({ title: 'Пульс' })).toEqual({ title: 'Пульс' });
});
