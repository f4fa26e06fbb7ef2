/** Whether what a deployment says of the place of its data (`residency` of the stage) names Russia: then alone the law's demand is met. */
export function isInRussia(residency: string | undefined): boolean {
  return residency !== undefined && /росси|russia/i.test(residency);
}
