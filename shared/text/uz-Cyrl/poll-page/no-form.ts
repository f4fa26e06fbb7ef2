import type { noFormText as Russian } from '../../ru/poll-page/no-form.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noFormText: Catalogue<typeof Russian> = {
  notFound: 'Сўровнома топилмади: ҳавола нотўғри ёки сўровнома энди жавоб қабул қилмайди',
  notFoundHint: 'Ҳаволани юборган кишидан янгисини сўранг.',
  toStart: 'Бош саҳифага',

  notOpen: 'Сўровнома ҳали очилмаган',
  notOpenHint: 'Кейинроқ киринг: ҳавола ўзгармайди.',

  ended: 'Сўровнома тугаган',
  endedHint: 'Жавоблар энди қабул қилинмайди.',
  of: (title, workspace) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment) =>
    `Тугаган вақти: ${moment}. Энди жавоб бериб ҳам, жавобларни ўзгартириб ҳам бўлмайди. Жавоб берган ҳаммага раҳмат.`,
  reportHint: 'Жавоблардан кейин нима ўзгаргани аллақачон айтилган.',
  toReport: 'Сиз айтдингиз — биз бажардик',
  yourDraft: 'Қораламангиз',

  full: (workspace) =>
    `${quoted(workspace)} бу ҳавола орқали чекланган миқдорда жавоб йиғади, ва у тўлган. Жавоб бермоқчи бўлганингиз учун раҳмат.`,
  checkAgain: 'Яна текшириш',

  wrongCode: 'Бундай код йўқ',
  wrongCodeHint:
    'Белгиларни текширинг. Ҳаммаси тўғри бўлса, варақ қайта чоп этилган ёки бекор қилинган бўлиши мумкин: янги код сўранг.',
  typeCode: 'Кодни киритиш',
};
