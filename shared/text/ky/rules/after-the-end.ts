import type { afterTheEndText as Russian } from '../../ru/rules/after-the-end.ts';
import type { Catalogue } from '../../catalogue.ts';
import { inWords } from '../numbers.ts';

export const afterTheEndText: Catalogue<typeof Russian> = {
  nobody: 'Жөнөтүлгөн жоопторду эч ким көрбөйт: беш адамдан аз суралган.',
  seen: (withNames, least) =>
    `Жөнөтүлгөн жоопторду, ${withNames ? 'ысымдары менен бирге' : 'ысымдарсыз'}, ээси, HR жана жетекчилер көрөт${least === null ? '' : `, эгер кеминде ${inWords(least)} адам жооп берген болсо`}.`,
};
