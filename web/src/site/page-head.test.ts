import { expect, it } from 'vitest';
import { headOf } from './page-head.ts';

it('lets nothing that a setting says end the element it stands in', () => {
  const residency = '</script><script>alert("1")</script> & «Россия»';
  const head = headOf('landing', { facts: { residency } });
  expect(head).not.toContain('</script><script>alert');
  const [, facts] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(head)!;
  expect(JSON.parse(facts!)).toEqual({ residency });
});

it('says of a page what its address is only where the site has a name', () => {
  expect(headOf('help', { facts: {} })).not.toMatch(/canonical|og:url/);
  expect(headOf('help', { facts: {}, origin: 'https://tonus.example' })).toContain(
    '<link rel="canonical" href="https://tonus.example/help" />',
  );
});

it('names the same page in every language, where the site has a name', () => {
  const links = (page: 'landing' | 'help') =>
    [
      ...headOf(page, { facts: {}, origin: 'https://tonus.example' }).matchAll(/hreflang="([^"]*)" href="([^"]*)"/g),
    ].map(([, language, address]) => [language, address]);
  expect(links('help')).toEqual([
    ['ru', 'https://tonus.example/help'],
    ['en', 'https://tonus.example/en/help'],
    ['x-default', 'https://tonus.example/help'],
  ]);
  expect(links('landing')[1]).toEqual(['en', 'https://tonus.example/en/']);
  expect(headOf('help', { facts: {} })).not.toContain('hreflang');
});
