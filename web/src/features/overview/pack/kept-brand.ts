import { safeStorage } from '#web/lib/safe-storage.ts';
import { type Brand, colourMistake, isLogo, LOGO_MAX_BYTES } from './lib/brand.ts';

/** How a company looks in its reports, as this device keeps it. */
export interface KeptBrand {
  /** Empty for the colour of Tonus. */
  readonly colour: string;
  /** A PNG in Base64; null for none. */
  readonly logo: string | null;
}

const keyOf = (workspaceId: string) => `tonus.brand.${workspaceId}`;

/** What was kept of a workspace; nothing of it is trusted that is no colour or no picture. */
export function keptBrand(workspaceId: string): KeptBrand {
  try {
    const kept: unknown = JSON.parse(safeStorage.read(keyOf(workspaceId)) ?? '{}');
    const { colour, logo } = kept as Partial<Record<keyof KeptBrand, unknown>>;
    return {
      colour: typeof colour === 'string' && colourMistake(colour) === null ? colour : '',
      logo: typeof logo === 'string' && isLogo(bytesOf(logo)) ? logo : null,
    };
  } catch {
    return { colour: '', logo: null };
  }
}

export function keepBrand(workspaceId: string, brand: KeptBrand): void {
  safeStorage.write(keyOf(workspaceId), JSON.stringify(brand));
}

/** A chosen file as it is kept; null where it is no PNG, or too large. */
export async function readLogo(file: File): Promise<string | null> {
  if (file.size > LOGO_MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isLogo(bytes) ? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) : null;
}

/** What it looks like in a file. */
export function brandOf({ colour, logo }: KeptBrand): Brand {
  return { colour: colour === '' ? null : colour, logo: logo === null ? null : bytesOf(logo) };
}

function bytesOf(logo: string): Uint8Array {
  return Uint8Array.from(atob(logo), (sign) => sign.charCodeAt(0));
}
