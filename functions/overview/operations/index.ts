export { decide } from './decide.ts';
export { getAttention } from './get-attention.ts';
export { getPulse } from './get-pulse.ts';
export { noteTeamsFile } from './note-teams-file.ts';
export { getPackSettings } from './get-pack-settings.ts';
export { setPackBrand } from './set-pack-brand.ts';
export { setPackPlan } from './set-pack-plan.ts';
export { takeDecisionBack } from './take-decision-back.ts';
