import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { fileOf, securityFile, siteFiles } from '#infra/web/site-files.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { addressOf, SITE_FACTS_FILE, SITE_PAGES, type SitePage } from '#shared/models/site.ts';

const enough = { logRetentionDays: 30, keepData: false };
const BUILT = join(import.meta.dirname, '../../dist/web');
const named = {
  domain: 'tonus.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a-b',
};
const facts = {
  residency: 'Данные хранятся в России',
  operator: 'ООО «Ромашка»',
  supportEmail: 'help@tonus.example',
  botUrl: 'https://t.me/romashka_hr_bot',
};

/** What a deployment of this stage would write, by name. */
function filesOf(settings: object): Readonly<Record<string, string>> {
  return siteFiles(parseStage('dev', { ...enough, ...settings }), BUILT);
}

/** The document of a page, as a deployment of this stage would write it. */
function documentOf(page: SitePage, settings: object): string {
  return filesOf(settings)[`${page}.html`]!;
}

/** What a document tells search engines, by type. */
function toldBy(html: string): Record<string, Record<string, unknown>> {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  const { '@graph': graph } = JSON.parse(data!) as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

const contentOf = (html: string, tag: string): string | undefined => new RegExp(tag).exec(html)?.[1];
const titleOf = (html: string) => contentOf(html, '<title>([^<]*)</title>');
const descriptionOf = (html: string) => contentOf(html, '<meta name="description" content="([^"]*)"');
const canonicalOf = (html: string) => contentOf(html, '<link rel="canonical" href="([^"]*)"');

describe('what the public pages may say', () => {
  it('is nothing where the stage says nothing', () => {
    expect(filesOf({})[SITE_FACTS_FILE]).toBe('{}');
    expect(documentOf('privacy', {})).not.toContain('Ромашка');
    expect(documentOf('landing', {})).not.toContain('152-ФЗ');
  });

  it('is what the stage says, and none of its other settings (A1-06)', () => {
    expect(JSON.parse(filesOf({ ...facts, alarmEmail: 'ops@tonus.example' })[SITE_FACTS_FILE]!)).toEqual(facts);
    expect(Object.values(filesOf({ ...facts, alarmEmail: 'ops@tonus.example' })).join('')).not.toContain('ops@');
  });

  it('stands in the pages themselves, before any script', () => {
    expect(documentOf('privacy', facts)).toContain('ООО «Ромашка»');
    expect(documentOf('contact', facts)).toContain('href="mailto:help@tonus.example"');
    expect(documentOf('landing', facts)).toContain('152-ФЗ');
    expect(documentOf('landing', facts)).toContain('href="https://t.me/romashka_hr_bot"');
  });

  it('cannot end the element it stands in', () => {
    const hostile = documentOf('landing', { ...facts, residency: '</script><script>alert("1")</script> & «Россия»' });
    expect(hostile).not.toContain('<script>alert');
    expect(JSON.stringify(toldBy(hostile)['FAQPage'])).toContain('</script><script>alert');
  });
});

describe('the public pages', () => {
  it('have a document each, called and described as no other', () => {
    const documents = SITE_PAGES.map((page) => documentOf(page, named));
    for (const tell of [titleOf, descriptionOf, canonicalOf]) {
      const told = documents.map(tell);
      expect(told.every((words) => words !== undefined && words.length > 3)).toBe(true);
      expect(new Set(told).size).toBe(SITE_PAGES.length);
    }
  });

  it.each(SITE_PAGES)('%s says in its document what it is about, with nothing left to fill in', (page) => {
    const html = documentOf(page, named);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<html lang="ru">');
    expect(html).not.toMatch(/<!--(head|content)-->/);
    expect(html).toContain(`<meta property="og:title" content="`);
    // Charset and viewport stand where browsers look for them.
    expect(Buffer.from(html).subarray(0, 1024).toString()).toContain('charset="utf-8"');
  });

  it('run a script only where there is something to do', () => {
    const withModule = SITE_PAGES.filter((page) => documentOf(page, {}).includes('<script type="module"'));
    expect(withModule).toEqual(['landing', 'api']);
  });

  it('spell out their own address where the site has a name, and none where it has not', () => {
    for (const page of SITE_PAGES) {
      const address = `https://tonus.example${addressOf(page)}`;
      const html = documentOf(page, named);
      expect(canonicalOf(html)).toBe(address);
      expect(html).toContain(`<meta property="og:url" content="${address}" />`);
      expect(html).toContain('<meta property="og:image" content="https://tonus.example/og.png" />');
      expect(documentOf(page, {})).not.toMatch(/rel="canonical"|og:url|https:\/\/tonus/);
    }
  });
});

describe('what search engines are told of the landing', () => {
  const html = documentOf('landing', { ...named, ...facts });
  const told = toldBy(html);
  const textOf = (markup: string) => markup.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, ' ');
  const page = textOf(html.slice(html.indexOf('<body>'))).replaceAll(/\s+/g, ' ');

  it('are the questions that stand on it, with their answers', () => {
    const questions = told['FAQPage']!['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    const shown = [...html.matchAll(/aria-controls="faq-answer-\d+">([^<]+)</g)].map(([, question]) => question);
    expect(questions.map(({ name }) => name)).toEqual(shown);
    for (const { acceptedAnswer } of questions) expect(page).toContain(acceptedAnswer.text.replaceAll(/\s+/g, ' '));
  });

  it('are the prices that stand on it', () => {
    const offers = told['SoftwareApplication']!['offers'] as { name: string; price: number; priceCurrency: string }[];
    expect(offers.map(({ name }) => name)).toEqual(['Startup', 'Basic', 'Premium']);
    for (const { price } of offers) expect(page).toContain(price === 0 ? 'Бесплатно' : `${price} ₽`);
  });

  it('is who runs it, under whole addresses', () => {
    expect(told['Organization']).toMatchObject({
      url: 'https://tonus.example/',
      logo: 'https://tonus.example/icon-512.png',
      email: 'help@tonus.example',
    });
  });
});

it('tells search engines how a page is reached from the landing', () => {
  const steps = toldBy(documentOf('privacy', named))['BreadcrumbList']!['itemListElement'] as object[];
  expect(steps).toMatchObject([
    { position: 1, name: 'Тонус', item: 'https://tonus.example/' },
    { position: 2, name: 'Конфиденциальность', item: 'https://tonus.example/privacy' },
  ]);
});

describe('whoever finds a vulnerability', () => {
  it('reads whom to tell, for half a year at least', () => {
    const file = securityFile('help@tonus.example', 'https://tonus.example', new Date('2026-11-29T12:00:00.000Z'));
    expect(file.split('\n')).toEqual([
      'Contact: mailto:help@tonus.example',
      'Expires: 2027-06-01T00:00:00.000Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://tonus.example/.well-known/security.txt',
      'Policy: https://tonus.example/security',
      '',
    ]);
  });

  it('names the servers that the stage runs on, or those that the app deploys to', () => {
    for (const page of ['privacy', 'security'] as const) {
      expect(documentOf(page, {})).toContain('Amazon Web Services');
      const elsewhere = documentOf(page, { hosting: 'ООО «Облако»' });
      expect(elsewhere).toContain('ООО «Облако»');
      expect(elsewhere).not.toContain('Amazon');
    }
  });

  it('is told of the last rehearsal of restoring, or that there was none', () => {
    expect(documentOf('security', {})).toContain('ещё не проверяли');
    const told = documentOf('security', { restoreRehearsed: '2026-11-20', residency: 'Данные хранятся в России' });
    expect(told).toContain('Последний раз восстановление проверили 20 ноября 2026');
    expect(told).toContain('Данные хранятся в России.');
  });
});

describe('a site that has a name', () => {
  const files = filesOf(named);

  it('spells out its address', () => {
    expect(files['index.html']).toContain('content="https://tonus.example/og.png"');
    expect(files['robots.txt']).toContain('Sitemap: https://tonus.example/sitemap.xml');
    expect(files['sitemap.xml']).toContain('<loc>https://tonus.example/</loc>');
    expect(files['sitemap.xml']).toContain('<loc>https://tonus.example/privacy</loc>');
  });

  it('lists its public pages and nothing else', () => {
    const listed = [...files['sitemap.xml']!.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const documents = SITE_PAGES.flatMap((page) => LANGUAGES.map((language) => files[fileOf(page, language)]!));
    expect(listed).toEqual(documents.map(canonicalOf));
    expect(files['index.html']).toContain('<meta name="robots" content="noindex"');
  });
});

describe('a site that speaks a second language', () => {
  const built = mkdtempSync(join(tmpdir(), 'tonus-two-languages-'));
  afterAll(() => rmSync(built, { recursive: true }));
  for (const folder of ['.', 'en'])
    for (const name of ['index.html', 'prerender'])
      cpSync(join(BUILT, name), join(built, folder, name), { recursive: true });
  const document = join(built, 'en/index.html');
  writeFileSync(document, readFileSync(document, 'utf8').replace('"/og.png"', '"/en/og.png"'));
  const files = siteFiles(parseStage('dev', { ...enough, ...named }), built);

  it('has a document of each page in both', () => {
    for (const page of SITE_PAGES)
      expect(Object.keys(files)).toEqual(expect.arrayContaining([`${page}.html`, `en/${page}.html`]));
    expect(files['en/index.html']).toContain('content="https://tonus.example/en/og.png"');
  });

  it('lists every page with its other language, and Russian for whoever reads neither', () => {
    const entries = files['sitemap.xml']!.match(/<url>.*?<\/url>/g)!;
    expect(entries).toHaveLength(2 * SITE_PAGES.length);
    for (const address of ['https://tonus.example/help', 'https://tonus.example/en/help'])
      expect(entries).toContain(
        `<url><loc>${address}</loc>${[
          ['ru', 'https://tonus.example/help'],
          ['en', 'https://tonus.example/en/help'],
          ['x-default', 'https://tonus.example/help'],
        ]
          .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
          .join('')}</url>`,
      );
  });

  it('keeps robots out of the app in both', () => {
    expect(files['robots.txt']).toContain('Disallow: /app\nDisallow: /en/app\n');
  });
});
