import type { noticeText as Russian } from '../../ru/poll-page/notice.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noticeText: Catalogue<typeof Russian> = {
  more: 'What is kept with answers',
  agree: 'I agree that the company processes what I write about myself',
  agreeText: 'Text of the consent',
  wanted: 'Tick the consent: without it answers are not taken here',
  close: 'Close',
  link: 'Withdraw the consent',
  copy: 'Copy the link',
  copied: 'Copied',
  linkHint:
    'The consent can be withdrawn on any day by this link, and the answers are erased. Keep it: no one else has another.',
  edition: (day) => `Edition: ${day}`,
  title: { notice: 'What is kept with answers', consent: 'Consent to the processing of personal data' },
  editions: {
    '2026-11-30': {
      notice: (workspace, via, days) => [
        ['Who asks', `${quoted(workspace)}. Tonus keeps the answers on its behalf.`],
        [
          'What is kept',
          'The answers and the hour of sending. No name, number, IP address or device stands beside them, so the law asks for no consent.',
        ],
        [
          'What you write in words',
          'Texts are shown as they are. Name no names, phone numbers or addresses, neither your own nor those of others.',
        ],
        [
          'How long',
          `As long as the poll is kept; days more in backups: ${days}. A single response cannot be found and erased: no one knows whose it is.`,
        ],
        ...(via === 'code'
          ? [
              [
                'If this came in a chat or by SMS',
                'The number or the chat was written down by the company you work for; it does not stand beside the answers. To stop, write “stop” to the bot or tell the company.',
              ] as const,
            ]
          : []),
      ],
      consent: (workspace, via, days) => [
        ['To whom', `To ${quoted(workspace)}, which asks. Tonus keeps the answers on its behalf.`],
        [
          'For which data',
          'What I write about myself, and the hour of sending. No name, number, IP address or device stands beside the response.',
        ],
        ['What for', 'For the company to learn what its employees think and to improve working conditions.'],
        [
          'What is done with them',
          'They are recorded, kept, shown to the owner, HR and managers, added up in figures, erased. All of it is done automatically.',
        ],
        ['For how long', `As long as the poll is kept; days more in backups: ${days}.`],
        [
          'How to withdraw',
          via === 'kiosk'
            ? 'On a shared tablet there is no link, and your response cannot be found later: write only what you are ready to leave here.'
            : 'On any day by the link that is shown after sending: the answers are erased.',
        ],
        ...(via === 'code'
          ? [
              [
                'If this came in a chat or by SMS',
                'The number or the chat was written down by the company you work for; it does not stand beside the answers. To stop, write “stop” to the bot or tell the company.',
              ] as const,
            ]
          : []),
      ],
    },
  },
  withdrawal: {
    heading: 'Withdraw the consent',
    about: (title) =>
      `You answered the poll ${quoted(title)} and agreed to the processing of what you wrote about yourself.`,
    lead: 'If you withdraw the consent, your answers are erased and leave the results. Comparisons and files made already do not change. The answers cannot be brought back.',
    button: 'Withdraw and erase the answers',
    sure: 'Erase the answers for good?',
    yes: 'Yes, erase',
    no: 'Keep',
    done: 'The consent is withdrawn, the answers are erased',
    doneHint:
      'They leave the results within a minute, and backups by themselves. The company sees only how many consents were withdrawn.',
    notFound: 'There is no response behind this link',
    notFoundHint: 'It has been erased with the consent or with the poll, or the link has a mistake.',
  },
};
