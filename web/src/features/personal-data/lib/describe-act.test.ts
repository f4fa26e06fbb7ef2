import { expect, it } from 'vitest';
import type { Act } from '#shared/models/destruction.ts';
import { DESTROYED_KINDS, DESTRUCTION_REASONS } from '#shared/rules/destruction.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { readPdf } from '#web/test-support/read-pdf.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';
import { describeAct } from './describe-act.ts';
import { paperPdf } from './paper.ts';

const act: Act = {
  id: '018f0000-0000-7000-8000-000000000007',
  at: '2026-11-30T09:30:00.000Z',
  reason: 'request',
  by: OWNER_ROLE,
  subject: '0A1B-2C3D-4E5F-6071',
  request: { id: '018f0000-0000-7000-8000-000000000009', received_on: '2026-11-23' },
  what: DESTROYED_KINDS.map((kind, index) => ({ kind, count: index === 0 ? null : index })),
};
const facts = { operator: 'ООО «Тонус», Москва', hosting: 'ООО «Облако»' };

async function printed(of: Partial<Act>, company = 'ООО «Ромашка», Тула'): Promise<string> {
  const pages = await readPdf(await paperPdf(describeAct({ act: { ...act, ...of }, company, facts }), fonts));
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  return texts.join('').replace(/\s/g, '');
}
const fonts = await readPrintFonts();
const squeezed = (text: string) => text.replace(/\s/g, '');

it('an act says what the order asks: operator, whose, what, when, why, by what means, with the extract from the log', async () => {
  const text = await printed({});
  for (const said of [
    'ООО «Ромашка», Тула',
    'ООО «Тонус», Москва',
    'серверы: ООО «Облако»',
    '0A1B-2C3D-4E5F-6071',
    act.request!.id,
    '23 ноября 2026',
    'Номер телефона',
    'без счёта',
    'Обращение субъекта',
    '35 дней',
    act.at,
    'владелец',
    'Подпись',
  ]) {
    expect(text).toContain(squeezed(said));
  }
});

it('has words for every reason, and says where nobody is named and no operator is written down', async () => {
  for (const reason of DESTRUCTION_REASONS) {
    const text = await printed({ reason, subject: null, request: null, by: null }, ' ');
    for (const said of ['Операторнеуказан', 'чьизаписипролежали', 'сервис,посроку']) expect(text).toContain(said);
    expect(text).not.toMatch(/undefined|null|Знаксубъекта/);
  }
});
