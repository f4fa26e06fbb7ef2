export { getAttention } from './get-attention.ts';
export { getPulse } from './get-pulse.ts';
