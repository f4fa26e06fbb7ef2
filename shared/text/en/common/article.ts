import type { articleText as Russian } from '../../ru/common/article.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

/** Words of results that are read as an article, of polls and surveys alike. */
export const articleText: Catalogue<typeof Russian> = {
  sections: {
    finding: 'Finding',
    scores: 'Scores',
    counted: 'In numbers',
    teams: 'By team',
    written: 'What people write',
    toDo: 'What to do',
    team: 'For the team',
    answers: 'Answers',
  },
  how: 'How this was worked out',
  moreQuestions: (count) => plural(count, 'more question', 'more questions'),
  tell: {
    copy: 'Copy the finding',
    copied: 'Finding copied',
    failed: 'Could not copy',
    print: 'Print',
    report: {
      title: 'You said, we did.',
      notWritten: 'A page about what was heard and what is changing. Not written yet.',
      draft: 'There is a draft; the team does not see the page.',
      told: (day) => `Told on ${day}: anyone who has the link can read the page.`,
      write: 'Tell the team',
      open: 'Open the page',
    },
    pack: {
      title: 'Report for a meeting.',
      text: 'For the director, the board or a team: a PDF or slides of these results, the load and what was done.',
      make: 'Make a report',
    },
  },
};
