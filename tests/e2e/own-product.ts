import { inject } from 'vitest';
import type { Language } from '#shared/rules/languages.ts';
import type { Product } from './product.ts';

/** The product of the worker this file runs in. */
export const product: Product = inject('products')[Number(process.env['VITEST_POOL_ID']) - 1]!;

/** What whoever calls its API reads. */
export const language: Language = inject('language');
