import { describe, expect, it } from 'vitest';
import type { PageText } from '../models/page-text.ts';
import { sitePages as english } from './en/site/site-pages.ts';
import { sitePages as russian } from './ru/site/site-pages.ts';

const PAGES = Object.keys(russian) as (keyof typeof russian)[];
const FACTS = [
  {},
  { operator: 'Daisy Ltd', residency: 'In the EU', supportEmail: 'help@daisy.example', botUrl: 'https://bot.example' },
];

/** What a page is made of, whatever its language: how much each section says, when it stands, where its links lead. */
function frameOf({ sections }: PageText, facts: object): readonly unknown[] {
  return sections(facts).map(({ only, paragraphs = [], list = [], links = [] }) => ({
    only,
    paragraphs: paragraphs.length,
    list: list.length,
    links: links.map(({ to }) => to),
  }));
}

describe('the public pages in two languages', () => {
  it.each(PAGES)('%s is made of the same in both', (page) => {
    for (const facts of FACTS) expect(frameOf(english[page], facts)).toEqual(frameOf(russian[page], facts));
  });

  it.each(['privacy', 'consent', 'terms'] as const)('%s says first that it binds nobody in English', (page) => {
    expect(english[page].lead).toMatch(/^This is a translation: the Russian text is the binding one\./);
  });
});
