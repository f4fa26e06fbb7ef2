import type { TestProject } from 'vitest/node';
import { builtAssembly, startProduct } from '#tests/e2e/product.ts';
import { packagedBrowser } from '#tests/support/packaged-browser.ts';
import { pseudoAssembly } from './pseudo-assembly.ts';

/** The product for whoever reads English, or reads it as `pseudo` writes it; one, since nobody disturbs another here. */
export default async function startForReaders(project: TestProject): Promise<() => Promise<void>> {
  const assembly = builtAssembly();
  await packagedBrowser();
  const read = project.name === 'pseudo' ? pseudoAssembly(assembly) : assembly;
  const { product, stop } = await startProduct(read);
  project.provide(
    'products',
    Array.from({ length: project.config.maxWorkers }, () => product),
  );
  project.provide('language', 'en');
  return stop;
}
