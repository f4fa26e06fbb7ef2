import type { stoppedText as Russian } from '../../ru/answer-form/stopped.ts';
import type { Catalogue } from '../../catalogue.ts';

export const stoppedText: Catalogue<typeof Russian> = {
  stopped: {
    closed: { title: 'Javob berayotganingizda soʻrovnoma yopildi', text: 'Uni tugatishgan yoki muddati oʻtgan.' },
    gone: {
      title: 'Bu soʻrovnoma endi yoʻq',
      text: 'Javob berayotganingizda uni oʻchirishgan yoki unga kirishni yopishgan.',
    },
    full: {
      title: 'Javoblar yetarli',
      text: 'Bu havola orqali cheklangan miqdorda javob qabul qilinardi, oxirgisi siznikidan oldin keldi.',
    },
    used: {
      title: 'Bu kod bilan javob berilgan',
      text: 'Varaqdagi kod bir marta javob beradi, javoblarni faqat ular yuborilgan sahifada oʻzgartirish mumkin. Agar siz javob bermagan boʻlsangiz, yangi kod soʻrang.',
    },
    elsewhere: {
      title: 'Siz bu soʻrovnomaga javob bergansiz',
      text: 'Soʻrovnoma anonim, shuning uchun javoblarni faqat ular yuborilgan joyda oʻzgartirish mumkin.',
    },
  },
  arrived: {
    no: 'Bu javoblar yuborilmadi.',
    unknown: 'Oldingi yuborilgani yetib borganmi, aytib boʻlmaydi: aloqa server javobidan oldin uzildi.',
    earlier: 'Oldingi javoblar joyida, oʻzgarishlar saqlanmadi.',
  },
  textKept: 'Javoblaringiz shu qurilmada qoldi: ularni nusxalash yoki oʻchirish mumkin.',
  textUnkept: 'Brauzer hech narsa saqlamaydi: sahifa ochiq turganda javoblarni nusxalab oling.',
  yourText: 'Matningiz',
  copy: 'Javoblarni nusxalash',
  copied: 'Nusxalandi',
  copyFailed: 'Brauzer nusxalashga ruxsat bermadi. Yuqoridagi matnni belgilang.',
  tryAgain: 'Yana yuborish',
  erase: 'Qoralamani shu qurilmadan oʻchirish',
  erased: 'Qoralama oʻchirildi.',
};
