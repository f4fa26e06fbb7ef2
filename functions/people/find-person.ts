import { notFound } from '#core/http/errors.ts';
import type { PersonRef } from '#shared/rules/people/sources.ts';
import type { Directory } from './directory.ts';
import type { JoinedPerson } from './records.ts';

/** The person with this record; 404 where nobody has it. */
export function findPerson(directory: Directory, ref: PersonRef): JoinedPerson {
  return directory.byRef.get(ref) ?? notFound('person');
}
