/** All fields of a request by name, also those that may be left out: a new one does not compile before it is named. */
export type EveryField<Body> = {
  readonly [Name in keyof Required<Body>]: object extends Pick<Body, Name> ? Body[Name] | undefined : Body[Name];
};

/** The request of all its fields; those without a value are left out. */
export function everyField<Body extends object>(fields: EveryField<Body>): Body {
  // Border: what is left out are exactly the fields that have no value.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Body;
}
