import { expect, it } from 'vitest';
import { sideOf, verdictOf } from './theme-verdict.ts';

const said = (positive: number, negative: number, mixed: number) => verdictOf({ positive, negative, mixed });

it('names the side that surely more than half of those who judge take', () => {
  expect(said(7, 0, 0)).toBe('good');
  expect(said(30, 8, 2)).toBe('good');
  expect(said(1, 12, 0)).toBe('bad');
});

it('names no side where one is ahead by chance alone', () => {
  // Two of five praise over complaints: a badge «чаще хвалят» stood there.
  expect(said(2, 0, 3)).toBe('mixed');
  expect(said(2, 1, 0)).toBe('mixed');
  expect(said(8, 2, 0)).toBe('mixed');
  expect(said(20, 10, 0)).toBe('mixed');
  expect(said(0, 0, 4)).toBe('mixed');
});

it('says that they are few where all of a few are of one mind', () => {
  expect(said(2, 0, 0)).toBe('praised');
  expect(said(0, 5, 0)).toBe('criticised');
});

it('says that nobody judges it', () => {
  expect(said(0, 0, 0)).toBe('none');
});

it('says that people are unhappy where at least five are and more complain than praise, however sure that is', () => {
  expect(said(2, 4, 1)).toBe('unhappy');
  expect(said(2, 3, 1)).toBe('mixed');
  expect(said(4, 4, 2)).toBe('mixed');
});

it('is a concern or something good from five people on, by the same verdict', () => {
  const side = (positive: number, negative: number, mixed: number) => sideOf({ positive, negative, mixed });
  expect(side(1, 12, 0)).toBe('concern');
  expect(side(2, 4, 1)).toBe('concern');
  expect(side(0, 4, 0)).toBe('insight');
  expect(side(8, 0, 0)).toBe('highlight');
  expect(side(4, 0, 0)).toBe('insight');
  expect(side(2, 0, 3)).toBe('insight');
});
