import { open, type RoutesOf } from './shape.ts';

/** A right call of every route of this domain, and what each of the actors is answered. */
export const system: RoutesOf<'system'> = {
  health: { call: () => ({}), answers: open(200) },
  openapi: { call: () => ({}), answers: open(200) },
};
