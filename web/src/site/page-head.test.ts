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
