/*
 * Loaded before a function of the local runtime: its clock is wrong by some minutes, as many as its name says, so that
 * no two functions agree.
 */

import process from 'node:process';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const MOST_MILLISECONDS = 5 * MINUTE_MS;
const RightDate = Date;
const ownName = process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? '';
const hash = [...ownName].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 7);
const wrongBy = Math.round(((hash / 10_006) * 2 - 1) * MOST_MILLISECONDS);

globalThis.Date = class extends RightDate {
  constructor(...parts: ConstructorParameters<DateConstructor> | []) {
    if (parts.length === 0) super(RightDate.now() + wrongBy);
    else super(...parts);
  }
  static override now(): number {
    return RightDate.now() + wrongBy;
  }
} as DateConstructor;
