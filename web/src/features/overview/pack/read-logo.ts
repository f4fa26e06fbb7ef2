import { isLogo, LOGO_MAX_BYTES } from '#shared/rules/brand.ts';

/** So large files are looked at, whatever becomes of them. */
const FILE_MAX_BYTES = 5_000_000;
/** The longer side of a picture that is drawn anew: the first that makes it small enough. */
const SIDES = [800, 400, 200] as const;

/** A chosen picture as a PNG in Base64; null for what is none, or does not become small enough. */
export async function readLogo(file: File): Promise<string | null> {
  if (file.size > FILE_MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.size <= LOGO_MAX_BYTES && isLogo(bytes)) return inBase64(bytes);
  const picture = await load(file);
  if (!picture) return null;
  for (const side of SIDES) {
    const drawn = await draw(picture, side);
    if (drawn && isLogo(drawn)) return inBase64(drawn);
  }
  return null;
}

/** A picture of a file; scripts in one do not run, and it loads nothing. */
async function load(file: File): Promise<HTMLImageElement | null> {
  if (!/^image\/(?:png|jpeg|webp|svg\+xml)$/.test(file.type)) return null;
  const picture = new Image();
  picture.src = `data:${file.type};base64,${inBase64(new Uint8Array(await file.arrayBuffer()))}`;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

async function draw(picture: HTMLImageElement, side: number): Promise<Uint8Array | null> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  const scale = side / Math.max(width, height);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new Uint8Array(await blob.arrayBuffer());
}

function inBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
