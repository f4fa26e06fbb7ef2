import type { noFormText as Russian } from '../../ru/poll-page/no-form.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noFormText: Catalogue<typeof Russian> = {
  notFound: 'Soʻrovnoma topilmadi: havola notoʻgʻri yoki soʻrovnoma endi javob qabul qilmaydi',
  notFoundHint: 'Havolani yuborgan kishidan yangisini soʻrang.',
  toStart: 'Bosh sahifaga',

  notOpen: 'Soʻrovnoma hali ochilmagan',
  notOpenHint: 'Keyinroq kiring: havola oʻzgarmaydi.',

  ended: 'Soʻrovnoma tugagan',
  endedHint: 'Javoblar endi qabul qilinmaydi.',
  of: (title, workspace) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment) =>
    `Tugagan vaqti: ${moment}. Endi javob berib ham, javoblarni oʻzgartirib ham boʻlmaydi. Javob bergan hammaga rahmat.`,
  reportHint: 'Javoblardan keyin nima oʻzgargani allaqachon aytilgan.',
  toReport: 'Siz aytdingiz — biz bajardik',
  yourDraft: 'Qoralamangiz',

  full: (workspace) =>
    `${quoted(workspace)} bu havola orqali cheklangan miqdorda javob yigʻadi, va u toʻlgan. Javob bermoqchi boʻlganingiz uchun rahmat.`,
  checkAgain: 'Yana tekshirish',

  wrongCode: 'Bunday kod yoʻq',
  wrongCodeHint:
    'Belgilarni tekshiring. Hammasi toʻgʻri boʻlsa, varaq qayta chop etilgan yoki bekor qilingan boʻlishi mumkin: yangi kod soʻrang.',
  typeCode: 'Kodni kiritish',
};
