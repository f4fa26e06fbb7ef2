import type { PageText } from '../../../models/page-text.ts';

export const blogText: PageText = {
  title: 'Blog',
  description: 'Short notes on how to ask your team and what to do with the answers.',
  lead: 'Short notes on how to ask your team and what to do with the answers.',
  sections: () => [
    {
      title: 'How to read eNPS',
      paragraphs: [
        'eNPS answers the question “how likely are you to recommend us as a place to work”. From the share of those who gave 9 or 10, the share of those who gave 0 to 6 is subtracted. The result is a number from −100 to 100.',
        'By itself the number means little. In a team of twelve, one person who changes their mind shifts it by eight points, or even by seventeen, so the interval stands next to it: while that is wide, a rise from 10 to 18 is not news yet. Look at the direction over three or four polls, and at what people write in words.',
      ],
    },
    {
      title: 'Why anonymity is rules, not a promise',
      paragraphs: [
        'If the name is stored next to the answer but “no one looks”, that is not anonymity. Employees sense it and write what is safe.',
        'Only rules that cannot be broken unnoticed work: not storing the connection at all, rounding the time, not showing breakdowns of two or three people. And saying so before the first question, not on page ten of a policy.',
      ],
    },
    {
      title: 'Two minutes a week instead of a questionnaire once a year',
      paragraphs: [
        'A yearly questionnaire tells of a year that is already over. A couple of questions every week show a change while something can still be done about it.',
        'But frequent polls have a price: if nothing changes after them, people stop answering. Ask as much as you are ready to discuss, and come back each time with one decision. Even a small one.',
      ],
    },
  ],
};
