import type { Catalogue } from '../../catalogue.ts';
import type { afterTheEndText as Russian } from '../../ru/rules/after-the-end.ts';
import { people } from '../numbers.ts';

export const afterTheEndText: Catalogue<typeof Russian> = {
  nobody: 'No one will see the answers sent in: fewer than five people were asked.',
  seen: (withNames, least) =>
    `The answers sent in, ${withNames ? 'together with names' : 'without names'}, will be seen by the owner, HR and managers${least === null ? '' : `, if at least ${people(least)} people have answered`}.`,
};
