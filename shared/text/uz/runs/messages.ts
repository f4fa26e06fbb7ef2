import type { Catalogue } from '../../catalogue.ts';
import type { runMessages as Russian } from '../../ru/runs/messages.ts';

export const runMessages: Catalogue<typeof Russian> = {
  invitation: 'Sizdan Tonusdagi soʻrovnomadan oʻtish soʻralmoqda.',
  reminder:
    'Tonusdagi soʻrovnoma javobingizni kutmoqda. Bu eslatma kimga kelganini Tonus hech kimga aytmaydi. Agar javob bergan boʻlsangiz, hech narsa qilish shart emas.',
  reminderToAll:
    'Tonusdagi soʻrovnoma hali ochiq. Biz hisobsiz taklif qilinganlarning hammasiga eslatamiz: kim javob berganiga qaramaymiz. Agar javob bergan boʻlsangiz, hech narsa qilish shart emas.',
  // With an apostrophe of ASCII: a message with a ʻ is not of the alphabet of GSM, and twice as dear.
  sms: (link) => `So'rovnoma kutmoqda: ${link}`,
  smsReminder: (link) => `So'rovnoma hali ochiq: ${link}`,
  onDevice: 'Sizni soʻrovnoma kutmoqda',
  open: 'Soʻrovnomani ochish',
  bot: {
    connected:
      'Tayyor: soʻrovnomalarga taklifnomalar shu yerga keladi. Javob havola orqali beriladi, chatda javoblar qabul qilinmaydi. Uzish uchun “stop” deb yozing.',
    stopped: 'Uzildi: bu yerga endi hech narsa kelmaydi. Taklifnomalar xat bilan keladi.',
    deadLink: 'Havola toʻgʻri kelmadi: u 15 daqiqa va bir marta amal qiladi. Yangisi Tonusda, profilingizda.',
    notHere:
      'Buni hech kim oʻqimaydi: javoblarni faqat Tonus havola orqali qabul qiladi. Botni uzish uchun “stop” deb yozing.',
  },
};
