import { invalid } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { isLogo } from '#shared/rules/brand.ts';
import { packsSaid } from '#text/overview/packs-said.ts';
import type { OverviewOperation } from '../operation.ts';

/** Sets the colour and the logo of reports. What a logo is called counts for nothing: its bytes are looked at. */
export const setPackBrand: OverviewOperation<'setPackBrand'> = async (context, { body: brand }) => {
  const { repos, workspaceId } = context;
  if (brand.logo !== null && !isLogo(Buffer.from(brand.logo, 'base64'))) {
    invalid([{ path: 'logo', message: packsSaid.logoWrong }]);
  }
  await requireWritable(context);
  await repos.packs.keepBrand(workspaceId, brand);
  return brand;
};
