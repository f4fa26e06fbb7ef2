import { packText } from '#text/overview/pack.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { loadPrintFonts } from '#web/lib/print-fonts.ts';
import type { PackBrand } from '#shared/models/pack.ts';
import type { PackFormat } from '#shared/rules/packs.ts';
import { bytesOf } from './lib/brand.ts';
import { A4, WIDE } from './lib/canvas.ts';
import { makePack } from './lib/make-pack.ts';
import { loadPack } from './load-pack.ts';

/** A file and what it is called. */
export interface MadeFile {
  readonly content: Blob;
  readonly name: string;
}

type Wanted = Parameters<typeof loadPack>[0] & { readonly format: PackFormat; readonly brand: PackBrand };

const TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** Asks the API, makes the report and the file; what draws it is fetched at the same time. */
export async function makeFile({ format, brand, ...asked }: Wanted): Promise<MadeFile> {
  const [data, fonts, pdf] = await Promise.all([loadPack(asked), loadPrintFonts(), import('./lib/pack-pdf.ts')]);
  const pack = makePack(data, asked.wish);
  const extension = format === 'pptx' ? 'pptx' : 'pdf';
  const look = { colour: brand.colour, logo: brand.logo === null ? null : bytesOf(brand.logo) };
  const bytes =
    format === 'pptx'
      ? await (await import('./lib/pack-pptx.ts')).packPptx(pack, await pdf.createMeasure(fonts), look)
      : await pdf.packPdf(pack, format === 'a4' ? A4 : WIDE, fonts, look);
  const title = `${packText.file} ${data.company}`;
  const name = exportFileName(title, data.now.toISOString(), extension, packText.file);
  return { content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[extension] }), name };
}
