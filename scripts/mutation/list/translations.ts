import { guardsIn } from '../guard.ts';

/** Languages of polls and surveys: what is said in them, who may be shown it, what a launch is refused for. */
export const guards = [
  guardsIn('functions/translations/settle-languages.ts', 'tests/api/translations/launch.test.ts', {
    'a launch waits for all texts -> is refused while a text is missing|of a survey is refused':
      "[-if (missing.length > 0) throw new AppError('texts_missing', translationsErrors.holes(missing));-]",
    'a language in which nothing is said is none -> leaves out a language':
      '[-.filter(({ texts }) => Object.keys(texts).length > 0)-]',
    'a schedule does not wait for texts -> by a schedule': "const missing = [-refusing && -]asked.onHoles === 'refuse'",
  }),
  guardsIn('functions/translations/texts.ts', 'tests/api/translations/launch.test.ts', {
    'a translation of another text is missing -> is another text':
      "return kept.of [-=== hashOfText(at.text)-]{+!== ''+} ? kept.state : 'changed';",
  }),
  guardsIn('functions/translations/texts.ts', 'tests/api/translations/drafts.test.ts', {
    'nobody is shown a draft -> are not shown to respondents|fill what is missing':
      "const SHOWN: readonly TextState[] = [{+'draft', +}'bank', 'checked'];",
  }),
  guardsIn('functions/translations/texts.ts', 'tests/api/translations/bank.test.ts', {
    'the bank holds up no launch -> does not hold up a launch':
      "const SHOWN: readonly TextState[] = [[-'bank', -]'checked'];",
  }),
  guardsIn('functions/translations/bank.ts', 'functions/translations/bank.test.ts', {
    'an option is of the bank under its question -> are left alone where a word differs':
      "const name = asked.get(question?.number) ?? [-''-]{+'projectRedone'+};",
  }),
  guardsIn('functions/translations/jobs/draft-translation.ts', 'tests/api/translations/drafts.test.ts', {
    'nothing is paid for that the bank says -> are not asked for of what the bank':
      'batchesOf(missing[-.filter(({ where }) => known[where] === undefined)-])',
  }),
  guardsIn('functions/translations/repositories/translations.ts', 'tests/api/translations/texts.test.ts', {
    'no change of texts is lost -> are refused from another version': '[-{ equals: { version } },-]',
  }),
  guardsIn('functions/translations/requests/with-texts.ts', 'tests/api/translations/texts.test.ts', {
    'options differ in every language -> tell the options of a question apart':
      '?? [-(at && isTwice(at, places, texts) ? translationsErrors.repeated : null)-]{+null+};',
    'a text is as long as its place allows -> are refused: too long':
      '[-if (text.length > LONGEST[at.kind]) return translationsErrors.tooLong(LONGEST[at.kind]);-]',
  }),
  guardsIn('functions/translations/jobs/draft-translation.ts', 'tests/api/translations/drafts.test.ts', {
    'drafts are paid for once -> are paid for once':
      "[-if (stored.drafting.begun) return end(job, say('silent', { whom: 'gigachat' }), context);-]",
    'a draft takes the place of nothing -> lose nothing that somebody writes':
      'if ([-keptAt(at, { texts }) !== undefined || -]!hasVisibleText(text)',
  }),
  guardsIn('functions/runs/spoken-to.ts', 'tests/api/translations/launch.test.ts', {
    'a poll in its own language is one read -> costs one read more only':
      'const translation = [-language === own ? null : -]await repos.runTexts.find(run.id, language);',
  }),
  guardsIn('functions/accounts/repositories/account-cleanup.ts', 'tests/api/translations/texts.test.ts', {
    'whoever checked texts is forgotten with their account -> whoever has checked texts':
      '[-for (const range of [ranges.polls, ranges.surveys])-]{+for (const range of [])+}',
  }),
];
