export { tenth } from '#shared/rules/figures.ts';
