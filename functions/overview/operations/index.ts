export { decide } from './decide.ts';
export { getAttention } from './get-attention.ts';
export { getPulse } from './get-pulse.ts';
export { takeDecisionBack } from './take-decision-back.ts';
