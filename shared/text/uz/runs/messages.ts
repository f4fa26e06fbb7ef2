import type { Catalogue } from '../../catalogue.ts';
import type { runMessages as Russian } from '../../ru/runs/messages.ts';
import { quoted } from '../format.ts';

export const runMessages: Catalogue<typeof Russian> = {
  invitation: 'Sizdan Tonusdagi soʻrovnomadan oʻtish soʻralmoqda.',
  reminder:
    'Tonusdagi soʻrovnoma javobingizni kutmoqda. Bu eslatma kimga kelganini Tonus hech kimga aytmaydi. Agar javob bergan boʻlsangiz, hech narsa qilish shart emas.',
  reminderToAll:
    'Tonusdagi soʻrovnoma hali ochiq. Biz hisobsiz taklif qilinganlarning hammasiga eslatamiz: kim javob berganiga qaramaymiz. Agar javob bergan boʻlsangiz, hech narsa qilish shart emas.',
  // With an apostrophe of ASCII: a message with a ʻ is not of the alphabet of GSM, and twice as dear.
  sms: (link) => `Kompaniyangiz so'rovnomasi: ${link}`,
  smsReminder: (link) => `So'rovnoma hali ochiq: ${link}`,
  onDevice: 'Sizni soʻrovnoma kutmoqda',
  open: 'Soʻrovnomani ochish',
  bot: {
    connected:
      'Tayyor: soʻrovnomalarga taklifnomalar shu yerga keladi. Javob havola orqali beriladi, chatda javoblar qabul qilinmaydi. Uzish uchun “stop” deb yozing.',
    connectedBySlip: (company) =>
      `Tayyor: ${quoted(company)} kompaniyasining soʻrovnomalariga taklifnomalar shu yerga keladi. Sizni kompaniyaning oʻzi yozib qoʻygan va shu chat ulangan varaqani bergan. Javob havola orqali beriladi, chatda javoblar qabul qilinmaydi. Boshqa kelmasligi uchun “stop” deb yozing. Siz haqingizda nima yozilganini bilish, tuzatish yoki oʻchirish uchun kompaniyaga ayting.`,
    stopped: 'Uzildi: bu yerga endi hech narsa kelmaydi. Taklifnomalar xat bilan keladi.',
    stoppedBySlip:
      'Uzildi: bu yerga endi hech narsa kelmaydi. Raqamingiz yozilgan boʻlsa, taklifnomalar SMS orqali kelishi mumkin: ular ham kelmasligi uchun kompaniyaga ayting.',
    deadLink:
      'Havola toʻgʻri kelmadi: u bir marta amal qiladi, profildan — 15 daqiqa, varaqadan — 30 kun. Yangisi Tonusda, profilingizda yoki varaqani bergan odamda.',
    notHere:
      'Buni hech kim oʻqimaydi: javoblarni faqat Tonus havola orqali qabul qiladi. Botni uzish uchun “stop” deb yozing.',
  },
};
