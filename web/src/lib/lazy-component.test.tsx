import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const page = () => lazyComponent(async () => ({ default: () => <p>Опросы</p> }));
const draw = ({ Component }: ReturnType<typeof page>) =>
  renderToString(
    <Suspense fallback="загрузка">
      <Component />
    </Suspense>,
  );

it('waits with what stands in its place while its code is on the way', () => {
  expect(draw(page())).toContain('загрузка');
});

it('is drawn at once where its code has arrived', async () => {
  const loaded = page();
  await loaded.load();
  expect(draw(loaded)).toContain('<p>Опросы</p>');
  expect(draw(loaded)).not.toContain('загрузка');
});
