import type { readyText as Russian } from '../../../../ru/asking/builder/surveys/ready.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { plural } from '../../../format.ts';

/** Ready surveys, and what comes from elsewhere. */
export const readyText: Catalogue<typeof Russian> = {
  sets: {
    title: 'Ready set',
    count: (count) => plural(count, 'question', 'questions'),
    replaces: 'The questions you have already entered will be replaced. You can bring them back with one button.',
    added: 'Everything can be edited.',
  },

  import: {
    title: 'Import questions',
    from: 'Where from',
    poll: 'From a poll',
    file: 'From JSON',
    pollHint: 'Scores become scales, answers in people’s own words become text.',
    noPolls: 'There are no polls in the workspace yet.',
    more: 'Show more',
    paste: 'Paste JSON',
    placeholder: '{ "title": "…", "questions": [ … ] }',
    choose: 'Choose a file',
    take: 'Import',
    unreadable: 'The file could not be read.',
    tooLarge: 'The file is larger than a megabyte: it holds something else.',
    mistakes: (count) => `Nothing was imported: ${plural(count, 'mistake', 'mistakes')}. Correct and try again.`,
    example: 'Show an example',
    save: 'Save this survey as JSON',
    fileFallback: 'Survey',
  },
};

/** What a file looks like, to begin from. */
export const FILE_EXAMPLE = `{
  "title": "How the month went",
  "goal": "Decide what to change",
  "questions": [
    { "text": "How did the month go? 0 – very badly, 10 – excellently.", "type": "RATING", "scale": "0-10",
      "direction": "higher_is_better" },
    { "text": "Was there enough time?", "type": "YESNO", "section": "Workload" },
    { "text": "What was there not enough time for?", "type": "TEXTAREA", "required": false, "section": "Workload",
      "show_if": { "question": 2, "options": ["No"] } },
    { "text": "What helped?", "type": "CHECKBOX", "options": ["The team", "The tools", "The plan"] }
  ]
}
`;
