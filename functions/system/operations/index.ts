export { health } from './health.ts';
export { openapi } from './openapi.ts';
