import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { RENDERER_FOLDER } from '#infra/web/site-files.ts';
import { SITE_TEMPLATES } from '#shared/models/site.ts';

/** Puts the templates of the public pages beside what draws them: they are no pages yet, and are not published. */
export function setTemplatesAside(builtSite: string): void {
  mkdirSync(join(builtSite, RENDERER_FOLDER), { recursive: true });
  for (const name of SITE_TEMPLATES)
    renameSync(join(builtSite, `${name}.html`), join(builtSite, RENDERER_FOLDER, `${name}.html`));
}
